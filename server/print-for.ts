import { createHash } from "node:crypto";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "./context.ts";
import { oneAtATime } from "./platform/one-at-a-time.ts";
import { isSettledIn } from "./platform/settled-in.ts";
import type { Rate } from "./platform/rate-limit.ts";
import { takeTurn } from "./rate.ts";

type Printing = {
  /** Whose prints wait for each other. */
  turn: string;
  /** What may be printed for one reader; asking again for what is being made costs nothing of it. */
  rate?: [key: string, rate: Rate];
  /** What is printed: the same is one print. */
  data: unknown;
  print: () => Promise<Uint8Array>;
  /** Instead of what the reader says. */
  waitMs?: number;
};

/** A paper nobody came back for is kept for so long. */
const KEPT_MS = 10 * 60_000;
const AGAIN_SECONDS = 1;

const underWay = new Map<string, Promise<Uint8Array>>();

/**
 * Prints for one reader, one paper after another. Refuses "beingMade" when it takes longer than the reader waits for an answer
 * (`Prefer: wait=10`, RFC 7240) while the print goes on: asked for again, the same print is handed over, so that neither a
 * proxy's patience nor a lost connection costs what a slow machine has done. A reader who names no wait is waited with.
 */
export async function printFor(ctx: Pick<Ctx, "portal" | "waitMs">, printing: Printing): Promise<Uint8Array> {
  const { turn, rate, data, print, waitMs = ctx.waitMs } = printing;
  const name = `${turn} ${digestOf(data)}`;
  let made = underWay.get(name);
  if (!made) {
    if (rate) takeTurn(ctx.portal.limiter, ...rate);
    made = oneAtATime(turn, print);
    keep(name, made);
  }
  if (waitMs !== undefined && !(await isSettledIn(waitMs, made)))
    throw refuse("beingMade", { retryAfterSeconds: AGAIN_SECONDS });
  underWay.delete(name);
  return made;
}

function keep(name: string, made: Promise<Uint8Array>): void {
  underWay.set(name, made);
  const forget = () => underWay.get(name) === made && underWay.delete(name);
  made.catch(() => undefined).finally(() => setTimeout(forget, KEPT_MS).unref());
}

/** But for the moment of the print, which every paper names. */
function digestOf(data: unknown): string {
  const text = JSON.stringify(data, (key, value: unknown) => (key === "date" ? undefined : value));
  return createHash("sha256").update(text).digest("base64url");
}
