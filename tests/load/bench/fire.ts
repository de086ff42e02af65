import type { Answer } from "./answer.ts";
import { type Latency, latencyOf } from "./latency.ts";
import { type Line, openLine } from "./line.ts";

/**
 * The load generator: writes prepared bytes to kept connections and looks only for the end of each answer. Beside wrk
 * with one thread it counts at most 4 % less, and no difference is to be seen below 30,000 a second.
 */
export type Firing = {
  port: number;
  connections: number;
  seconds: number;
  /** The bytes of the next request, of whichever connection is free. */
  next: () => Buffer;
  /** Whether an answer is what was asked for; a success unless told. */
  isGood?: (answer: Answer) => boolean;
  /** Milliseconds that each connection waits after an answer. */
  pause?: number;
};

export type Fired = Latency & {
  perSecond: number;
  statuses: Map<number, number>;
  bad: number;
  /** What the first bad answer said. */
  complaint?: string;
};

/** Asks on all connections for so long, each the next thing as soon as it has its answer. */
export async function fire({ seconds, connections, ...firing }: Firing): Promise<Fired> {
  const seen = noted(firing.isGood);
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(firing.port)));
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(lines.map((line) => keepAsking(line, end, firing, seen)));
  const took = (performance.now() - started) / 1000;
  return { ...latencyOf(seen.times), perSecond: seen.times.length / took, ...seen.outcome };
}

type Seen = {
  times: number[];
  outcome: Pick<Fired, "statuses" | "bad" | "complaint">;
  note: (answer: Answer, time: number) => void;
};

function noted(isGood: Firing["isGood"] = ({ status }) => status === 200): Seen {
  const times: number[] = [];
  const outcome: Seen["outcome"] = { statuses: new Map(), bad: 0 };
  return {
    times,
    outcome,
    note(answer, time) {
      times.push(time);
      outcome.statuses.set(answer.status, (outcome.statuses.get(answer.status) ?? 0) + 1);
      if (isGood(answer)) return;
      outcome.bad += 1;
      outcome.complaint ??= `${answer.head.split("\r\n")[0]}: ${answer.excerpt}`;
    },
  };
}

async function keepAsking(
  line: Line,
  end: number,
  { next, pause }: Pick<Firing, "next" | "pause">,
  { note }: Seen,
): Promise<void> {
  for (let from = performance.now(); from < end;) {
    const answer = await line.ask(next());
    const now = performance.now();
    note(answer, now - from);
    if (pause) await Bun.sleep(pause);
    from = pause ? performance.now() : now;
  }
  line.hangUp();
}
