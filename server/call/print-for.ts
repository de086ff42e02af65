import { createHash } from "node:crypto";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";
import { isSettledIn } from "../platform/settled-in.ts";
import type { Rate } from "../platform/rate-limit.ts";
import { takeTurn } from "../portal/rate.ts";

type Printing<Paper> = {
  /** Prints with the same key wait for each other. */
  turn: string;
  /** What may be printed for one reader; asking again for what is being made costs nothing of it. */
  rate?: [key: string, rate: Rate];
  /** What is printed: the same is one print. What names its moment, but under `date`, is left out of it by the caller. */
  data: unknown;
  /**
   * A caller that stores more of the print than its bytes returns it with them: the print may be of an earlier
   * request.
   */
  print: () => Promise<Paper>;
};

/** How long a paper that nobody fetched, or its failure, stays in memory. */
const KEPT_MS = 10 * 60_000;
const FAILURE_KEPT_MS = 30_000;
const AGAIN_SECONDS = 1;

const underWay = new Map<string, Promise<unknown>>();

/**
 * Prints for one reader, one paper after another. Refuses "beingMade" when it takes longer than the reader waits for an answer
 * (`Prefer: wait=10`, RFC 7240) while the print goes on: asked for again, the same print is handed over, so that neither a
 * proxy's patience nor a lost connection costs what a slow machine has done. A reader who names no wait is waited with, and
 * takes the print from nobody who asked for it, too.
 */
export async function printFor<Paper>(
  { portal, waitMs }: Pick<Ctx, "portal" | "waitMs">,
  { turn, rate, data, print }: Printing<Paper>,
): Promise<Paper> {
  const name = `${turn} ${digestOf(data)}`;
  let made = underWay.get(name) as Promise<Paper> | undefined;
  if (!made) {
    if (rate) takeTurn(portal.limiter, ...rate);
    made = oneAtATime(turn, print);
    keep(name, made);
  }
  if (waitMs !== undefined && !(await isSettledIn(waitMs, made)))
    throw refuse("beingMade", { retryAfterSeconds: AGAIN_SECONDS });
  await made.catch(() => undefined);
  forget(name, made);
  return made;
}

function keep(name: string, made: Promise<unknown>): void {
  underWay.set(name, made);
  const forgetIn = (ms: number) => setTimeout(() => forget(name, made), ms).unref();
  made.then(
    () => forgetIn(KEPT_MS),
    () => forgetIn(FAILURE_KEPT_MS),
  );
}

function forget(name: string, made: Promise<unknown>): void {
  if (underWay.get(name) === made) underWay.delete(name);
}

/** But for the moment of the print, which every paper names. */
function digestOf(data: unknown): string {
  const text = JSON.stringify(data, (key, value: unknown) => (key === "date" ? undefined : value));
  return createHash("sha256").update(text).digest("base64url");
}
