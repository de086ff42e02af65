/**
 * `JOURNEY_DELAY=800 bun --bun x playwright test` lets every call take up to 800 ms more, each by chance: some reach
 * the server late, some are answered late, and they overtake each other. A journey that fails only then has a race.
 */
export const DELAY_MS = Number(process.env["JOURNEY_DELAY"] ?? 0);

export type SlowRoad = {
  url: string;
  leadTo: (portalUrl: string) => void;
  close: () => Promise<void>;
};

/** Stands between the browsers and the portal: what comes to its address goes on to the portal, unhurried. */
export function openSlowRoad(): SlowRoad {
  let end = "";
  const road = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 60,
    async fetch(request) {
      const delay = Math.random() * DELAY_MS;
      const before = Math.random() * delay;
      await Bun.sleep(before);
      const { pathname, search } = new URL(request.url);
      const { method, headers, body } = request;
      const sent = { method, headers, body, redirect: "manual", decompress: false } as const;
      const answer = await fetch(`${end}${pathname}${search}`, sent);
      await Bun.sleep(delay - before);
      return new Response(answer.body, answer);
    },
  });
  return {
    url: `http://127.0.0.1:${road.port}`,
    leadTo(portalUrl) {
      end = portalUrl;
    },
    close: () => road.stop(true),
  };
}
