import { expect, test } from "bun:test";
import type { SendOutcome } from "#domain/campaigns/watch.ts";
import { openCampaignGuard } from "#server/mail/campaign-guard.ts";
import { openTestPortal } from "#tests/portal.ts";

const { portal } = await openTestPortal({ env: { MAIL_PER_SECOND: "200" } });
const COOLS = { first: 50, most: 120 };
const GONE = { isFinal: false, reason: "connect ECONNREFUSED 127.0.0.1:25" };
const REFUSED = { isFinal: false, reason: "451 later", isAnswer: true };

/** How long a campaign is held after these, in milliseconds from before they were noted. */
async function heldAfter(guard: ReturnType<typeof openCampaignGuard>, ...outcomes: SendOutcome[]) {
  const began = performance.now();
  for (const outcome of outcomes) await guard.note(null, outcome);
  expect(await guard.turn(new AbortController().signal)).toBe(true);
  return performance.now() - began;
}

test("a server that is gone in the middle of a campaign is waited for longer and longer, and an answer ends that", async () => {
  const guard = openCampaignGuard(portal, COOLS);
  for (const wait of [50, 100, 120, 120]) {
    // All that were under way fail together: they count once.
    expect(await heldAfter(guard, GONE, GONE)).toBeGreaterThanOrEqual(wait - 2);
    // A timer may come a little early.
    await Bun.sleep(3);
  }
  expect(await heldAfter(guard, REFUSED, GONE)).toBeGreaterThanOrEqual(48);
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
