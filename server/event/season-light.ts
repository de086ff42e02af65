import { and, desc, eq, gte, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { kept } from "#db/kept.ts";
import { history, settings, submissions } from "#db/schema/index.ts";
import { litLots } from "#domain/site/season-light.ts";
import { ORDERING_STATUSES } from "#domain/submissions/status.ts";
import { dayBounds } from "#domain/wall-time.ts";
import { readSettings } from "./read.ts";

/** How many lots of the first screen are lit, and how many organisations that is. */
type SeasonLight = { lit: number | undefined; comers: number };

/**
 * What the site shows of how full the season is: as it stood when the day began at the event, whatever was decided
 * since. A figure that moved with each decision would tell whoever waits for an answer that somebody has just got one,
 * and how large; told once a day, of all of yesterday, it tells of nobody. It is read out of the history, so a restart,
 * or another process on the same database, says the same. Worked out once a day, and again when the settings change.
 */
export const readSeasonLight = kept(
  [settings],
  async (db, day: string): Promise<SeasonLight> => {
    const { eventZone, standAreaM2: offeredM2 } = await readSettings(db);
    const { begins } = dayBounds(day, eventZone);
    const statusThen = db
      .select({ status: history.toStatus })
      .from(history)
      .where(
        and(
          eq(history.record, "submission"),
          eq(history.recordId, sql`${submissions.id}`),
          isNotNull(history.toStatus),
          lt(history.at, begins),
        ),
      )
      .orderBy(desc(history.at), desc(history.id))
      .limit(1);
    const [row] = await db
      .select({
        approvedM2: sql<number>`coalesce(sum(${submissions.spaceM2}), 0)`,
        organisations: sql<number>`count(distinct ${submissions.institutionSort} || ' ' || ${submissions.country})`,
      })
      .from(submissions)
      .where(
        and(
          // The others were not approved when the day began, or were changed since.
          or(inArray(submissions.status, [...ORDERING_STATUSES]), gte(submissions.updatedAt, begins)),
          inArray(sql`(${statusThen})`, [...ORDERING_STATUSES]),
        ),
      );
    const { approvedM2 = 0, organisations = 0 } = row ?? {};
    return { lit: litLots({ approvedM2, organisations, offeredM2 }), comers: organisations };
  },
  (day) => day,
);
