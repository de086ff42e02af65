import type { SendMailOptions, Transporter } from "nodemailer";
import { keepOnce } from "./keep-once.ts";

/** A message as it goes on the wire; `messageId` is what a repeat is recognised by. */
export type Message = {
  messageId: string;
  date: Date;
  /** A whole address, or a name beside one. */
  from: string | { name: string; address: string };
  to: { email: string; name: string };
  language: string;
  subject: string;
  text: string;
  html: string;
  pictures?: MailPicture[];
  replyTo?: string;
  /** Headers beside those of every message. */
  headers?: Record<string, string>;
};

/** A part of the message that its HTML names by `cid:`. */
export type MailPicture = { cid: string; name: string; type: string; content: Buffer };

export type Mailer = {
  /** Sends a message; `signal` aborts it. */
  send: (message: Message, signal?: AbortSignal) => Promise<void>;
  close: () => void;
};

/** Longer than any healthy server takes; together shorter than the lease of a message under way. */
const CONNECT_MS = 10_000;
const GREETING_MS = 15_000;
const SILENCE_MS = 60_000;

/**
 * A pool of `width` connections to one server; nothing is opened, nor its code read, before the first message. It tries
 * nothing again by itself: tries are counted and scheduled by the outbox.
 */
export function openSmtp(url: string, width = 1): Mailer {
  let opened: Transporter | undefined;
  const pool = keepOnce(async () => (opened = await openPool(url, width)));
  return {
    async send(message, signal) {
      const transport = await pool();
      await transport.sendMail({ ...optionsOf(message), ...(signal && { signal }) });
    },
    close: () => opened?.close(),
  };
}

async function openPool(url: string, width: number): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    pool: true,
    maxConnections: width,
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects, greets, encrypts and signs in as for a message, and sends none; throws what the server or the way there said. */
export async function trySmtp(url: string): Promise<void> {
  const transport = await openPool(url, 1);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** The message as a file that any mail program opens. */
export async function composeEml(message: Message): Promise<Buffer> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message: eml } = await transport.sendMail(optionsOf(message));
  if (!Buffer.isBuffer(eml)) throw new Error("the message was not composed");
  return eml;
}

function optionsOf({ to, language, headers, pictures, ...message }: Message): SendMailOptions {
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
    headers: { "Content-Language": language, ...headers },
  };
}
