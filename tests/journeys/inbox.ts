import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { LONG_PATIENCE } from "./patience.ts";

/** As long as a busy machine may take from the click to the mail. */
const MAIL_PATIENCE_MS = LONG_PATIENCE.timeout;

type Mail = Email & { recipients: string[] };

/** The whole subject, before the name of the event, or a pattern; with `after`, what had arrived by then does not count. */
type Wanted = { to: string; subject?: string | RegExp; after?: number };

export type Inbox = {
  url: string;
  /** The next mail to this address that was not handed out yet; each is handed out once. */
  waitFor: (wanted: Wanted) => Promise<Mail>;
  /** Every mail that arrived, handed out or not. */
  all: () => readonly Mail[];
  close: () => Promise<void>;
};

/** A real SMTP server that keeps what it is given. */
export async function openInbox(): Promise<Inbox> {
  const arrived: Mail[] = [];
  const handedOut = new Set<Mail>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            arrived.push({ ...mail, recipients });
            done();
          },
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const { port } = smtp.server.address() as AddressInfo;

  async function waitFor({ to, subject, after = 0 }: Wanted): Promise<Mail> {
    const deadline = Date.now() + MAIL_PATIENCE_MS;
    for (;;) {
      const found = arrived
        .slice(after)
        .find(
          (mail) =>
            !handedOut.has(mail) &&
            mail.recipients.includes(to.toLowerCase()) &&
            fits(mail.subject ?? "", subject),
        );
      if (found) {
        handedOut.add(found);
        return found;
      }
      if (Date.now() > deadline)
        throw new Error(`No mail to ${to} (${subject ?? "any subject"}). Arrived:\n${list()}`);
      await pause(50);
    }
  }

  function list(): string {
    return arrived.map((mail) => `${mail.recipients.join(", ")}: ${mail.subject}`).join("\n");
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    waitFor,
    all: () => arrived,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

function fits(subject: string, wanted: string | RegExp | undefined): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted !== "string") return wanted.test(subject);
  return subject === wanted || subject.startsWith(`${wanted} · `);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
