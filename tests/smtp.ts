import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

type Arrived = { recipients: string[]; mail: Email; raw: string };

export type SmtpStub = {
  /** For SMTP_URL. */
  url: string;
  messages: Arrived[];
  /** Resolves when so many messages have arrived. */
  waitFor: (count: number) => Promise<Arrived[]>;
  /** What the server says to a recipient from now on: takes it (250), asks to come back (451) or refuses (550). */
  answerWith: (code: 250 | 451 | 550) => void;
  /** What it does with a recipient from now on; one it hung on is told to come back. */
  behave: (to: (recipient: string) => Behaviour | undefined) => void;
  /** How many recipients were named to it, refused ones included. */
  attempts: () => number;
  close: () => Promise<void>;
};

/**
 * Says this to the recipient, says nothing at all, or breaks off: at the recipient's name, in the middle of the message,
 * or once it has it, before it says so.
 */
export type Behaviour = { code: number; text: string } | "hangs" | "diesAtOnce" | "dies" | "takesAndDies";

/**
 * A real SMTP server on a free port that keeps what it receives, parsed. `beforeAnswer` is waited for when a message
 * has arrived and its sender does not know yet.
 */
export async function startSmtp(beforeAnswer?: () => Promise<void>): Promise<SmtpStub> {
  const messages: Arrived[] = [];
  const waiting: { count: number; resolve: (messages: Arrived[]) => void }[] = [];
  let code: 250 | 451 | 550 = 250;
  let attempts = 0;
  const hung: (() => void)[] = [];
  let behaviourOf: (recipient: string) => Behaviour | undefined = () => undefined;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      attempts += 1;
      const behaviour = behaviourOf(address);
      if (behaviour === "hangs") {
        hung.push(() => callback(Object.assign(new Error("back again"), { responseCode: 451 })));
        return;
      }
      if (behaviour === "diesAtOnce") {
        breakOff(server);
        return;
      }
      if (typeof behaviour === "object") {
        callback(Object.assign(new Error(behaviour.text), { responseCode: behaviour.code }));
        return;
      }
      callback(code === 250 ? null : Object.assign(new Error("not now"), { responseCode: code }));
    },
    onData(stream, session, callback) {
      if (session.envelope.rcptTo.some(({ address }) => behaviourOf(address) === "dies")) {
        breakOff(server);
        return;
      }
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then(async (mail) => {
          messages.push({ recipients, mail, raw });
          for (const { count, resolve } of waiting) if (messages.length >= count) resolve(messages);
          if (recipients.some((address) => behaviourOf(address) === "takesAndDies")) {
            breakOff(server);
            return;
          }
          await beforeAnswer?.();
          callback();
        });
      });
    },
  });
  // A client that is killed in the middle is no fault of the server's.
  server.on("error", () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, "127.0.0.1", () => {
      const address = listener.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });

  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    async waitFor(count) {
      if (messages.length >= count) return messages;
      return new Promise((resolve) => waiting.push({ count, resolve }));
    },
    answerWith(answer) {
      code = answer;
    },
    behave(to) {
      behaviourOf = to;
      for (const answer of hung.splice(0)) answer();
    },
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function breakOff(server: SMTPServer): void {
  for (const { _socket } of connectionsOf(server)) _socket.destroy();
}

/** Which the server keeps to itself. */
function connectionsOf(server: SMTPServer): Iterable<{ _socket: { destroy: () => void } }> {
  return (server as unknown as { connections: Set<{ _socket: { destroy: () => void } }> }).connections;
}
