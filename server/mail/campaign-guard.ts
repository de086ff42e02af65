import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { campaigns } from "#db/schema/index.ts";
import { type CampaignWatch, type SendOutcome, watchCampaign } from "#domain/campaigns/watch.ts";
import type { Portal } from "../portal/portal.ts";
import { noteCampaign } from "./note-mail.ts";
import { openPace, pause } from "./pace.ts";
import { pauseCampaign } from "./pause-campaign.ts";

/** How often open pages are notified of a campaign's progress. */
const TOLD_EVERY_MS = 800;
/** A server out of reach is tried again after this, then after twice as long, up to a minute. */
const COOLS_MS = { first: 5_000, most: 60_000 };

export type CampaignGuard = {
  /** Resolves when the next message may leave; false when `signal` ended the wait. */
  turn: (signal: AbortSignal) => Promise<boolean>;
  /** Notes the outcome of a message; pauses the campaign after too many refusals. */
  note: (campaignId: string | null, outcome: SendOutcome) => Promise<void>;
  /** Counts the campaigns that it paused: what was claimed before is given back. */
  pauses: () => number;
};

/** Sends campaigns at the configured rate, and none on against a wall. */
export function openCampaignGuard(
  { env, db, log }: Pick<Portal, "env" | "db" | "log">,
  coolsMs = COOLS_MS,
): CampaignGuard {
  const pace = openPace(env.MAIL_PER_SECOND);
  const watches = new Map<string, CampaignWatch>();
  const telling = new Set<string>();
  let coolUntil = 0;
  let cools = 0;
  let paused = 0;

  function cool(outcome: SendOutcome): void {
    if (outcome === "sent" || outcome.isAnswer) {
      cools = 0;
      return;
    }
    const now = performance.now();
    if (now < coolUntil) return;
    coolUntil = now + Math.min(coolsMs.most, coolsMs.first * 2 ** cools);
    cools += 1;
  }

  function tell(id: string): void {
    if (telling.has(id)) return;
    telling.add(id);
    const timer = setTimeout(() => {
      telling.delete(id);
      db.write(async (tx) => {
        await keepTally(tx, id);
        noteCampaign(tx, id);
      }).catch(() => undefined);
    }, TOLD_EVERY_MS);
    timer.unref();
  }

  /** Goes on counting where a stop of the portal interrupted it. */
  async function watchOf(id: string): Promise<CampaignWatch> {
    const isOf = eq(campaigns.id, id);
    const known = watches.get(id);
    if (known) return known;
    const [kept] = await db.read.select({ tally: campaigns.tally }).from(campaigns).where(isOf);
    // Another delivery may have created the watch meanwhile.
    const watch = watches.get(id) ?? watchCampaign(kept?.tally ?? undefined);
    watches.set(id, watch);
    return watch;
  }

  async function keepTally(tx: Tx, id: string): Promise<void> {
    const tally = watches.get(id)?.tally();
    if (tally) await tx.update(campaigns).set({ tally }).where(eq(campaigns.id, id));
  }

  return {
    async turn(signal) {
      const wait = coolUntil - performance.now();
      if (wait > 0) await pause(wait, signal);
      return pace.turn(signal);
    },
    async note(id, outcome) {
      cool(outcome);
      if (id === null) return;
      tell(id);
      const trouble = (await watchOf(id)).note(outcome);
      // A refusal is stored at once, deliveries with the next notice: a stop in between loses no refusal.
      if (outcome !== "sent") await db.write((tx) => keepTally(tx, id));
      if (!trouble) return;
      paused += 1;
      log.warn({ campaign: id, ...trouble }, "campaign paused itself");
      await db.write((tx) => pauseCampaign(tx, id, { code: "campaignRefused", params: trouble }));
    },
    pauses: () => paused,
  };
}
