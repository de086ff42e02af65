import { and, count, eq, inArray, isNull, max } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import type { Moment } from "#db/every.ts";
import { catalogueItems, letterTypes, outbox, submissions, users } from "#db/schema/index.ts";
import { STAFF_ROLES } from "#domain/actor.ts";
import type { OpeningFacts } from "#domain/opening/lines.ts";
import { changedOnlyIn } from "#domain/contracts/clauses.ts";
import { findPlaceholders, type WrittenText } from "#domain/opening/placeholders.ts";
import { settingsTexts } from "#domain/opening/texts.ts";
import { turnWindow } from "#domain/opening/turn-window.ts";
import { emptyRows } from "#domain/package-contents.ts";
import { isPriced, offeredPackages } from "#domain/packages.ts";
import { canPayBy, missingIdentity } from "#domain/settings/paying.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { windowState } from "#domain/submissions/window.ts";
import { backupsNow } from "../backup/schedule.ts";
import type { Ctx } from "../portal/context.ts";
import { sendsMail } from "../platform/env.ts";
import { readSettings } from "../event/read.ts";
import { isSubmissionOf } from "../submissions/narrow.ts";

/** What the portal knows of itself before a season opens; some short questions. */
export async function readOpeningFacts({
  db: { read },
  portal,
  now,
}: Pick<Ctx, "db" | "portal" | "now">): Promise<OpeningFacts> {
  const settings = await readSettings(read);
  const missing = missingIdentity(settings.identity);
  const { mode, lastGood, isLate } = backupsNow(portal);
  const { clauses, clausesRead } = settings;
  return {
    hasMailServer: sendsMail(portal.env),
    mailLeft: await readMailLeft(read),
    identityMissing: missing.filter((part) => part !== "dataProtection").length,
    hasDataProtection: !missing.includes("dataProtection"),
    placeholders: findPlaceholders([
      ...machineTexts(portal.env),
      ...settingsTexts(settings),
      ...(await readLetterTexts(read)),
    ]),
    unpriced: countUnpriced(settings),
    emptyRows: emptyRows(settings.packageContents, offeredPackages(settings.packages)),
    items: await read.$count(catalogueItems, eq(catalogueItems.status, "ACTIVE")),
    canPay: canPayBy(settings.paying),
    window: windowState(now, settings.eoi),
    opens: settings.eoi.opens,
    closes: settings.eoi.closes,
    isHeld: turnWindow(now, settings, true) !== undefined,
    reviewers: await countReviewers(read),
    marksNeeded: settings.evaluating.minimumMarks,
    clauses: {
      count: clauses.items.length,
      version: clauses.version,
      readVersion: clausesRead,
      onlyPt: changedOnlyIn("pt", clauses.items),
      onlyEn: changedOnlyIn("en", clauses.items),
    },
    backup: { mode, last: lastGood?.takenAt ?? null, isLate },
    address: portal.env.PUBLIC_URL,
    withoutAccess: await countWithoutAccess(read, { now, zone: settings.eventZone }),
  };
}

/** A server took it, whatever it was. */
async function readMailLeft(db: ReadDb): Promise<string | null> {
  const [row] = await db
    .select({ at: max(outbox.sentAt) })
    .from(outbox)
    .where(eq(outbox.status, "sent"));
  return row?.at?.toISOString() ?? null;
}

function machineTexts({ MAIL_FROM, ADMIN_EMAIL }: Ctx["portal"]["env"]): WrittenText[] {
  return Object.entries({ MAIL_FROM, ADMIN_EMAIL }).map(([name, text]) => ({
    place: { kind: "machine", name },
    field: name,
    text,
  }));
}

async function readLetterTexts(db: ReadDb): Promise<WrittenText[]> {
  const rows = await db.select().from(letterTypes);
  return rows.map(({ id, name, ...row }) => ({
    place: { kind: "letterType", id, name },
    field: "letterType",
    text: [row.subjectPt, row.subjectEn, row.messagePt, row.messageEn, row.detailsPt, row.detailsEn].join(
      "\n",
    ),
  }));
}

/** What is offered and cannot be ordered; a custom stand counts as one. */
function countUnpriced({ packages, customSpacePerM2 }: Settings): number {
  const unpriced = offeredPackages(packages).filter((id) => !isPriced(packages[id]));
  return unpriced.length + (customSpacePerM2 === null ? 1 : 0);
}

async function countReviewers(db: ReadDb): Promise<number> {
  const isReviewer = and(
    inArray(users.role, [...STAFF_ROLES]),
    isNull(users.disabledAt),
    eq(users.decidesOnly, false),
  );
  const [row] = await db.select({ n: count() }).from(users).where(isReviewer);
  return row?.n ?? 0;
}

/** Counts approved submissions without an account, as the team's list does. */
async function countWithoutAccess(db: ReadDb, moment: Moment): Promise<number> {
  return db.$count(submissions, isSubmissionOf({ waits: ["account"] }, moment));
}
