import type { SendMailOptions, Transporter } from "nodemailer";
import { keepOnce } from "./keep-once.ts";

/** A message as it goes on the wire; `messageId` is what a repeat is recognised by. */
export type Message = {
  messageId: string;
  date: Date;
  from: string;
  to: { email: string; name: string };
  language: string;
  subject: string;
  text: string;
  html: string;
  pictures?: MailPicture[];
};

/** A part of the message that its HTML names by `cid:`. */
export type MailPicture = { cid: string; name: string; type: string; content: Buffer };

export type Mailer = { send: (message: Message) => Promise<void>; close: () => void };

/** Longer than any healthy server takes, shorter than the lease of a message under way. */
const GREETING_MS = 15_000;
const SILENCE_MS = 45_000;

/** A pool of connections to one server; nothing is opened, nor its code read, before the first message. */
export function openSmtp(url: string): Mailer {
  let opened: Transporter | undefined;
  const pool = keepOnce(async () => (opened = await openPool(url)));
  return {
    async send(message) {
      const transport = await pool();
      await transport.sendMail(optionsOf(message));
    },
    close: () => opened?.close(),
  };
}

async function openPool(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The message as a file that any mail program opens. */
export async function composeEml(message: Message): Promise<Buffer> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message: eml } = await transport.sendMail(optionsOf(message));
  if (!Buffer.isBuffer(eml)) throw new Error("the message was not composed");
  return eml;
}

function optionsOf({ to, language, pictures, ...message }: Message): SendMailOptions {
  return {
    ...message,
    attachments: pictures?.map(({ cid, name, type, content }) => ({
      cid,
      filename: name,
      contentType: type,
      contentDisposition: "inline",
      content,
    })),
    to: { address: to.email, name: to.name },
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
  };
}

/** Why a message did not leave. `isFinal`: the server will never take it, so trying again is pointless. */
export type Failure = { isFinal: boolean; reason: string };

/**
 * Tells the two kinds of failure apart: a 5xx about this sender, recipient or content is final; a 4xx, a broken
 * connection and a refused login, which is ours to mend, are worth another try.
 */
export function readFailure(error: unknown): Failure {
  const { code, responseCode, response, message } = error as Error & {
    code?: string;
    responseCode?: number;
    response?: string;
  };
  const isAboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  const isFinal = isAboutMessage && responseCode !== undefined && responseCode >= 500;
  return { isFinal, reason: String(response ?? message ?? code).slice(0, 500) };
}
