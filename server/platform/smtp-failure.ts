/**
 * Why a message did not leave, in the server's words where it said any.
 *
 * - `isFinal`: it will never be taken, so trying again is pointless
 * - `isBounce`: it is the address that nobody has
 * - `isPolicy`: the server does not want this sender or kind of message (5.7.x)
 * - `isAnswer`: the server said so; otherwise it could not be reached, or fell silent
 * - `isBusy`: it takes no more connections just now, so that the next tries are better scattered
 */
export type Failure = {
  isFinal: boolean;
  reason: string;
  isBounce?: boolean;
  isPolicy?: boolean;
  isAnswer?: boolean;
  isBusy?: boolean;
};

type Thrown = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/** Microsoft says this for good (5xx) and takes the same message a little later. */
const TAKEN_LATER = /message is too large/i;
const ENHANCED = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/;

/**
 * The login is missing, refused, or needs an encrypted connection: for the operator to fix, for every message alike.
 */
const OURS = [530, 534, 535, 538];

/**
 * Distinguishes the two kinds of failure: a 5xx about this sender, recipient or content is final; a 4xx, a broken
 * connection and a missing or refused login are worth another attempt.
 */
export function readFailure(error: unknown): Failure {
  const { code, command, responseCode, response, message } = error as Thrown;
  const reason = String(response ?? message ?? code).slice(0, 500);
  if (responseCode === undefined) return { isFinal: false, reason };
  const isAboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  const isOurs = OURS.includes(responseCode);
  const isFinal = isAboutMessage && responseCode >= 500 && !isOurs && !TAKEN_LATER.test(reason);
  const [, kind, subject, detail] = ENHANCED.exec(reason) ?? [];
  const isPolicy = isFinal && kind === "5" && subject === "7";
  const isAddress = subject === "1" || (subject === "2" && detail === "1");
  const isBounce = isFinal && (subject === undefined ? command === "RCPT TO" : isAddress);
  return { isFinal, reason, isBounce, isPolicy, isAnswer: true, isBusy: responseCode === 432 };
}
