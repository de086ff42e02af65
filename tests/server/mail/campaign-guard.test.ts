import { expect, test } from "bun:test";
import { openCampaignGuard } from "#server/mail/campaign-guard.ts";
import { openTestPortal } from "#tests/portal.ts";

const { portal } = await openTestPortal({ env: { MAIL_PER_SECOND: "200" } });
const COOLS = { first: 50, most: 120 };
const GONE = { isFinal: false, reason: "connect ECONNREFUSED 127.0.0.1:25" };
const REFUSED = { isFinal: false, reason: "451 later", isAnswer: true };

async function waits(guard: ReturnType<typeof openCampaignGuard>): Promise<number> {
  const began = performance.now();
  expect(await guard.turn(new AbortController().signal)).toBe(true);
  return performance.now() - began;
}

test("a server that is gone in the middle of a campaign is waited for longer and longer, and an answer ends that", async () => {
  const guard = openCampaignGuard(portal, COOLS);
  for (const wait of [50, 100, 120, 120]) {
    await guard.note(null, GONE);
    // All that were under way fail together: they count once.
    await guard.note(null, GONE);
    expect(await waits(guard)).toBeGreaterThanOrEqual(wait - 2);
    // A timer may come a little early.
    await Bun.sleep(3);
  }
  await guard.note(null, REFUSED);
  await guard.note(null, GONE);
  const wait = await waits(guard);
  expect(wait).toBeGreaterThanOrEqual(48);
  expect(guard.pauses()).toBe(0);
});

test("a portal that stops waits for nobody", async () => {
  const guard = openCampaignGuard(portal, { first: 60_000, most: 60_000 });
  await guard.note(null, GONE);
  const stopping = new AbortController();
  const turn = guard.turn(stopping.signal);
  stopping.abort();
  expect(await turn).toBe(false);
});
