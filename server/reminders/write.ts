import type { Tx } from "#db/client.ts";
import { readHold } from "#db/hold.ts";
import { reminderLooks } from "#db/schema/index.ts";
import { REMINDER_KINDS, type ReminderKind, stepOn, timeOf } from "#domain/reminders/rules.ts";
import { eoiDays, type Settings } from "#domain/settings/schema.ts";
import { isWindowOpen } from "#domain/submissions/window.ts";
import { dayAt } from "#domain/wall-time.ts";
import { readSettings } from "../event/read.ts";
import { nextTurn } from "../platform/turns.ts";
import type { Portal } from "../portal/portal.ts";
import { type Manner, mannerOf } from "./manner.ts";
import { duesOf, readOrdersAfter } from "./order-dues.ts";
import { readKeptForms, remindOfWindow } from "./window-dues.ts";
import { remindOfOrder } from "./write-order.ts";

/** Few at a time: other calls are answered between. */
const AT_ONCE = 50;

type Tally = Record<ReminderKind, { queued: number; drafted: number }>;
type Look = { portal: Portal; settings: Settings; now: Date; lookedAt: Date | null; tally: Tally };

/**
 * Writes every reminder whose rule is on and whose hour has come: once for a reason, its day and step, however often it
 * runs. What a standstill delayed by more than two hours waits as a draft. Answers how many were written.
 */
export async function writeReminders(portal: Portal): Promise<number> {
  // They may have been sent in the time that a restored backup knows nothing of.
  if (await readHold(portal.db.read)) return 0;
  const settings = await readSettings(portal.db.read);
  const [before] = await portal.db.read.select().from(reminderLooks).limit(1);
  const look = {
    portal,
    settings,
    now: portal.clock(),
    lookedAt: before?.lookedAt ?? null,
    tally: noTally(),
  };
  await lookAtOrders(look);
  await lookAtForms(look);
  await portal.db.write((tx) => noteLook(tx, look));
  return Object.values(look.tally).reduce((sum, { queued, drafted }) => sum + queued + drafted, 0);
}

async function lookAtOrders(look: Look): Promise<void> {
  const { portal, settings } = look;
  for (let after = ""; ;) {
    const rows = await readOrdersAfter(portal.db.read, after, AT_ONCE);
    const due = rows.flatMap((row) =>
      duesOf(row, settings).flatMap((one) => {
        const found = stepNow(look, one.kind, one.day);
        return found ? [{ one, ...found }] : [];
      }),
    );
    if (due.length > 0) {
      await portal.db.write(async (tx) => {
        for (const { one, step, manner } of due)
          count(look, one.kind, manner, await remindOfOrder(tx, portal, one, step, manner));
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.order.id;
    // The database answers on our own thread.
    await nextTurn();
  }
}

async function lookAtForms(look: Look): Promise<void> {
  const { portal, settings, now } = look;
  const closesOn = eoiDays(settings).to;
  const found = stepNow(look, "windowCloses", closesOn);
  if (!found || !isWindowOpen(now, settings.eoi)) return;
  const forms = await readKeptForms(portal.db.read, now);
  for (let at = 0; at < forms.length; at += AT_ONCE) {
    await portal.db.write(async (tx) => {
      for (const form of forms.slice(at, at + AT_ONCE))
        count(
          look,
          "windowCloses",
          found.manner,
          await remindOfWindow(tx, portal, form, { closesOn, ...found }),
        );
    });
    await nextTurn();
  }
}

function stepNow({ settings, now, lookedAt }: Look, kind: ReminderKind, day: string) {
  const rule = settings.reminders[kind];
  if (rule.way === "off") return undefined;
  const zone = settings.eventZone;
  const step = stepOn(rule, dayAt(now.toISOString(), zone), day);
  if (!step) return undefined;
  const time = timeOf(step, { now: now.toISOString(), lookedAt: lookedAt?.toISOString() ?? null, zone });
  return time === "early" ? undefined : { step, manner: mannerOf(rule, time) };
}

function count({ tally }: Look, kind: ReminderKind, { status }: Manner, isWritten: boolean): void {
  if (isWritten) tally[kind][status === "queued" ? "queued" : "drafted"] += 1;
}

/** When it looked, for every kind; what it wrote, for those of which it wrote something. */
async function noteLook(tx: Tx, { now, tally }: Look): Promise<void> {
  for (const kind of REMINDER_KINDS) {
    const { queued, drafted } = tally[kind];
    const wrote = queued + drafted > 0 ? { wroteAt: now, queued, drafted } : {};
    const looked = { lookedAt: now, ...wrote };
    await tx
      .insert(reminderLooks)
      .values({ kind, ...looked })
      .onConflictDoUpdate({ target: reminderLooks.kind, set: looked });
  }
}

function noTally(): Tally {
  return Object.fromEntries(REMINDER_KINDS.map((kind) => [kind, { queued: 0, drafted: 0 }])) as Tally;
}
