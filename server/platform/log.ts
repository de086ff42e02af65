import pino from "pino";
import { BEFORE_SECRET } from "./secret-addresses.ts";

export type Log = pino.Logger;

/** Pino's number for the level "error". */
const ERROR_LEVEL = 50;

/** Called with every error as it was logged. */
type OnError = (told: Record<string, unknown>, said: string) => void;

/** One JSON line per event. Callers pass ids and codes, never addresses, names, bodies or secrets (G9). */
export function openLog(level: string, destination?: pino.DestinationStream, onError?: OnError): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      ...(onError && {
        hooks: {
          logMethod(call, method, lineLevel) {
            const [told, said] = call as unknown[];
            if (lineLevel >= ERROR_LEVEL && typeof told === "object" && told !== null)
              onError(told as Record<string, unknown>, String(said));
            method.apply(this, call);
          },
        },
      }),
    },
    destination ?? pino.destination(2),
  );
}

/** The part of an error that may be logged: kind, message and where; bound values of a query are left out. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? { cause: withoutValues(error.cause.message) } : {};
  return { error: error.name, message: withoutValues(error.message), ...cause, stack: framesOf(error) };
}

/** A failed query repeats the values it was given: names, addresses, hashes. */
function withoutValues(message: string): string {
  return (message.split("\nparams:")[0] ?? "").slice(0, 500);
}

/** The frames alone: a stack begins with the whole message, whose values could look like frames. */
function framesOf({ stack = "", message }: Error): string {
  const behind = stack.slice(stack.indexOf(message) + message.length);
  const frames = behind.split("\n").filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 7).join("\n");
}

/** The path of a call as it may be logged: without its query, and without the secret of a link. */
export function loggedPath(path: string): string {
  return withoutSecrets(path.split(/[?#]/, 1)[0] ?? "");
}

const LINK_SECRET = new RegExp(`(\\/|%2f)(${BEFORE_SECRET.join("|")})(?:\\/|%2f)+[^\\s/?#"'<>)]+`, "gi");

/**
 * A text of a browser as it may be logged. The secret of a link is left out wherever and however its address is written;
 * so is a run as long as our secrets are (32 letters and more, an id has 26), and a query may hold a code.
 */
export function withoutSecrets(text: string): string {
  return text
    .replace(/(?:\?|%3f)[^\s?=%]*=\S*/gi, "?*")
    .replace(LINK_SECRET, "$1$2/*")
    .replace(/[\w-]{32,}/g, "*");
}

/** What quotes hold is a name of the code ("reading 'total'"), or what somebody typed. */
const NAME = /^[A-Za-z_$][A-Za-z_$.]{0,40}$/;

/**
 * A message of a browser's error without what may have been typed: addresses of mails, quoted values, what follows the
 * word for a password or code, words of letters and figures together (codes, passwords), and numbers as long as a
 * phone's, a CNPJ's or a code's. Addresses of our own files stay.
 */
export function withoutTyped(text: string): string {
  return withoutSecrets(text)
    .split(/(https?:\/\/[^\s"'@]+)/)
    .map((part, at) => (at % 2 === 1 ? part : withoutValuesTyped(part)))
    .join("");
}

function withoutValuesTyped(text: string): string {
  return text
    .replace(/(?<!\w)(["'`“‘])([^"'`”’]*)(["'`”’]|$)/g, (all, open: string, inside: string, close: string) =>
      NAME.test(inside) ? all : `${open}*${close}`,
    )
    .replace(/[^\s@"'<>()]+@[^\s@"'<>()]+/g, "*@*")
    .replace(/\b(passwords?|senhas?|codes?|c[oó]digos?|token)(\s*[:=]\s*)\S+/gi, "$1$2*")
    .replace(/\+?\d[\d\s()./-]{4,}\d/g, "*")
    .replace(/(?=\S*\d)(?=\S*[a-z])[^\s/:"'`()]{8,}/gi, "*");
}
