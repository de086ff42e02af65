import type { Lane } from "#domain/mail/topics.ts";
import { describeError } from "../platform/log.ts";
import type { Mailer } from "../platform/smtp.ts";
import { whileBusy } from "../portal/while-busy.ts";
import type { Portal } from "../portal/portal.ts";
import { openCampaignGuard } from "./campaign-guard.ts";
import type { CampaignMail } from "./campaign-mail.ts";
import { claimDue, giveBack } from "./claim.ts";
import { deliver } from "./deliver.ts";
import { openFlights } from "./flights.ts";
import type { OutboxRow } from "./render.ts";

/** Connections, and messages under way at once. */
export const WIDTH: Record<Lane, number> = { urgent: 3, ordinary: 2, campaign: 4 };
/** Between two looks people's changes go first. */
const PAUSE_MS = 20;
/** Campaigns are taken up as many as leave in this time: a look for each would keep no rate beside people at work. */
const AHEAD_MS = 200;
/** What was taken up and is held up longer waits again: its lease must outlast its own way. */
const HELD_MS = 30_000;

/** How long a crashed process keeps the claim on campaigns; it is short because they are sent in bursts. */
const CLAIM_MS = 60_000;

type Options = {
  portal: Portal;
  lane: Lane;
  mailer: Mailer;
  readCampaigns: () => Promise<CampaignMail>;
  /** Aborted when no more messages are to be claimed. */
  stopping: AbortSignal;
  /** Awaited before the first look at the outbox. */
  ready: () => Promise<void>;
};

export type OpenLane = {
  /** Looks at the outbox at once. */
  wake: () => void;
  /** Resolves when nothing is due any more. */
  drain: () => Promise<void>;
  /** Waits for what is under way, at most so long; what is left then is tried again after the next start. */
  finish: (patienceMs: number) => Promise<void>;
};

/**
 * Serves one lane of the outbox by itself. Every message ends as sent, kept or dead, or waits for its next attempt
 * (R7). The log names rows, never people.
 */
export function openLane({ portal, lane, mailer, readCampaigns, stopping, ready }: Options): OpenLane {
  const { db, log, clock } = portal;
  const guard = lane === "campaign" ? openCampaignGuard(portal) : undefined;
  const sending = { portal, mailer, readCampaigns, guard };
  const flights = openFlights({
    width: WIDTH[lane],
    deliver: (row, signal) => deliver(row, { ...sending, signal, isLeft: () => isLeft }),
    onLanded: wake,
    stopping,
    log,
  });
  const ahead = guard ? Math.floor((portal.env.MAIL_PER_SECOND * AHEAD_MS) / 1_000) : 0;
  let isWanted = false;
  let filling: Promise<void> | undefined;
  let isLeft = false;

  function wake(): void {
    if (stopping.aborted) return;
    isWanted = true;
    filling ??= fill();
  }

  async function fill(): Promise<void> {
    while (isWanted && !stopping.aborted) {
      isWanted = false;
      await whileBusy(takeDue, () => stopping.aborted).catch((error: unknown) =>
        log.error(describeError(error), "mail worker failed"),
      );
    }
    // Synchronous after the last look, so that no wake is lost.
    filling = undefined;
  }

  async function takeDue(): Promise<void> {
    await ready();
    while (!stopping.aborted && flights.free() > 0) {
      // The rate and the answers of the mail server are counted by one process.
      if (guard && !(await db.claims.take("campaigns", CLAIM_MS))) return;
      const limit = Math.max(flights.free(), ahead);
      const whyNot = lane === "urgent" ? undefined : await checkOf(portal, readCampaigns);
      const { rows, isMore } = await claimDue(db, { lane, now: clock(), limit, ...(whyNot && { whyNot }) });
      if (rows.length === 0 && !isMore) return;
      await sendAll(rows);
      await Bun.sleep(PAUSE_MS);
    }
  }

  async function sendAll(rows: OutboxRow[]): Promise<void> {
    const pauses = guard?.pauses();
    const taken = performance.now();
    for (const [at, row] of rows.entries()) {
      const mayLeave = guard === undefined || ((await guard.turn(stopping)) && (await flights.isPlaceFree()));
      const isHeldUp = performance.now() - taken > HELD_MS;
      if (!mayLeave || isHeldUp || guard?.pauses() !== pauses) return giveBack(db, rows.slice(at));
      flights.begin(row);
    }
  }

  return {
    wake,
    async drain() {
      do {
        wake();
        await filling;
        await flights.landed();
      } while (!stopping.aborted && (filling !== undefined || flights.free() < WIDTH[lane]));
    },
    async finish(patienceMs) {
      await filling;
      await Promise.race([flights.landed(), Bun.sleep(patienceMs)]);
      isLeft = true;
      await flights.end(new Error("the portal stops"));
      mailer.close();
    },
  };
}

async function checkOf(portal: Portal, readCampaigns: () => Promise<CampaignMail>) {
  const { whyNotNow } = await readCampaigns();
  return (tx: Parameters<CampaignMail["whyNotNow"]>[0], row: OutboxRow) => whyNotNow(tx, row, portal);
}
