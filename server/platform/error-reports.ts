import { type Dsn, envelopeOf, eventOf, readDsn, type Told } from "./error-event.ts";
import { RELEASE } from "./release.ts";

export type ErrorReports = {
  /** Takes note of what the log calls an error. Never waits, never throws. */
  note: (told: Told, said: string) => void;
  /** Sends what still waits, for so long at most. */
  close: (patienceMs: number) => Promise<void>;
};

/** The same error again and again is one; many errors are some. */
const SAME_EVERY_MS = 60_000;
const MOST_A_MINUTE = 20;
const MOST_WAITING = 20;
const TIMEOUT_MS = 5_000;
const PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/**
 * Reports errors to a Sentry-compatible address, in production alone (API-21, API-22); undefined elsewhere and without
 * an address. Written by ourselves: of the official kit (1.5 MB, which hooks into every request and reads headers and
 * bodies) one call would be used, and what leaves here is what the log holds anyway.
 */
export function openErrorReports(
  env: { NODE_ENV: string; SENTRY_DSN?: string | undefined },
  time: Time = { now: () => performance.now(), timeoutMs: TIMEOUT_MS },
): ErrorReports | undefined {
  const dsn = env.NODE_ENV === "production" && env.SENTRY_DSN ? readDsn(env.SENTRY_DSN) : undefined;
  return dsn && new Reporter(dsn, time);
}

/** `timeoutMs`: how long the address may take for one report. */
type Time = { now: () => number; timeoutMs: number };

class Reporter implements ErrorReports {
  readonly #dsn: Dsn;
  readonly #time: Time;
  readonly #waiting: string[] = [];
  readonly #seen = new Map<string, number>();
  #sending: Promise<void> | undefined;
  #minute = { began: -Infinity, count: 0 };
  #pausedUntil = -Infinity;

  constructor(dsn: Dsn, time: Time) {
    this.#dsn = dsn;
    this.#time = time;
  }

  note = (told: Told, said: string): void => {
    try {
      if (typeof told["stack"] !== "string" && typeof told["crash"] !== "string") return;
      if (!this.#isWanted(told)) return;
      const now = new Date();
      this.#waiting.push(envelopeOf(eventOf(told, said, now), now));
      this.#sending ??= this.#sendAll().finally(() => {
        this.#sending = undefined;
      });
    } catch {
      // The portal goes on when a report fails.
    }
  };

  async close(patienceMs: number): Promise<void> {
    await Promise.race([this.#sending, Bun.sleep(patienceMs)]);
  }

  #isWanted({ error, crash, message, stack }: Told): boolean {
    const now = this.#time.now();
    if (now < this.#pausedUntil || this.#waiting.length >= MOST_WAITING) return false;
    const key = JSON.stringify([error ?? crash, message, String(stack).split("\n", 1)[0]]);
    if (now - (this.#seen.get(key) ?? -Infinity) < SAME_EVERY_MS) return false;
    if (now - this.#minute.began >= SAME_EVERY_MS) {
      this.#minute = { began: now, count: 0 };
      this.#seen.clear();
    }
    if (this.#minute.count >= MOST_A_MINUTE) return false;
    this.#minute.count += 1;
    this.#seen.set(key, now);
    return true;
  }

  async #sendAll(): Promise<void> {
    for (let body = this.#waiting.shift(); body !== undefined; body = this.#waiting.shift()) {
      await this.#send(body).catch(() => undefined);
    }
  }

  async #send(body: string): Promise<void> {
    const client = `portal/${RELEASE.version}`;
    const answer = await fetch(this.#dsn.endpoint, {
      method: "POST",
      headers: {
        "content-type": "application/x-sentry-envelope",
        "x-sentry-auth": `Sentry sentry_version=7, sentry_client=${client}, sentry_key=${this.#dsn.key}`,
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(this.#time.timeoutMs),
    });
    if (answer.status !== 429 && answer.status < 500) return;
    const asked = Number(answer.headers.get("retry-after")) * 1_000 || PAUSE_MS;
    this.#pausedUntil = this.#time.now() + Math.min(asked, LONGEST_PAUSE_MS);
    this.#waiting.length = 0;
  }
}
