/** One run of `wrk` against one address: answers per second and the time within which 99 of 100 came. */
export type Load = { perSecond: number; p99: string; bad: number };

export async function load(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  const wrk = Bun.which("wrk");
  if (!wrk) throw new Error("This measures with wrk: install it first (Debian: apt-get install wrk).");
  const sent = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const run = Bun.spawn([wrk, "-t1", "-c32", `-d${seconds}s`, "--latency", ...sent, url]);
  const text = await new Response(run.stdout).text();
  if ((await run.exited) !== 0) throw new Error(`wrk could not reach ${url}\n${text}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? 0),
    p99: /^\s+99%\s+(\S+)/m.exec(text)?.[1] ?? "?",
    bad: Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0),
  };
}
