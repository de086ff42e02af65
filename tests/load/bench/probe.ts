import { bytesOf, type Request, type Session } from "./calls.ts";
import { type Latency, latencyOf } from "./latency.ts";
import { openLine } from "./line.ts";

export type Probed<Result> = Latency & { result: Result; bad: number };

/**
 * Asks one small thing at a steady pace for as long as some other work takes: how long the portal lets others wait.
 * Questions that fell due while one waited count as well.
 */
export async function probe<Result>(
  port: number,
  asked: { request: Request; session?: Session; everyMs: number },
  work: () => Promise<Result>,
): Promise<Probed<Result>> {
  const bytes = bytesOf(port, asked.request, asked.session);
  const line = await openLine(port);
  const times: number[] = [];
  let bad = 0;
  const over = new AbortController();

  async function keepAsking(): Promise<void> {
    for (let due = performance.now(); !over.signal.aborted;) {
      const { status } = await line.ask(bytes);
      const now = performance.now();
      if (status !== 200) bad += 1;
      for (; due <= now; due += asked.everyMs) times.push(now - due);
      await Bun.sleep(due - now);
      // The timer's own lateness is ours.
      due = performance.now();
    }
  }

  const asking = keepAsking();
  const result = await work().finally(() => over.abort());
  // The question that was held up by the work is answered after it.
  await asking;
  line.hangUp();
  return { ...latencyOf(times), result, bad };
}
