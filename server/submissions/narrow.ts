import { and, eq, inArray, isNull, not, notInArray, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Moment } from "#db/every.ts";
import { hasAnyOf, isAnyOf, isOlderThan, isOnDays, isRecent, isWithin } from "#db/filters.ts";
import { likePairs, outbox, submissions } from "#db/schema/index.ts";
import type { FilterValues } from "#domain/lists/filter.ts";
import {
  DECISION_TEMPLATES,
  type DecisionTemplate,
  isDecisionCurrent,
  UNSENT_LETTERS,
} from "#domain/mail/decision-letters.ts";
import type { submissionList } from "#domain/submissions/list.ts";
import { ORDERING_STATUSES, SET_ASIDE, SUBMISSION_STATUSES, UNDECIDED } from "#domain/submissions/status.ts";
import { isDecisionOf } from "./decision-mail.ts";
import { FACTS } from "../members/facts.ts";

type Filters = Partial<Omit<FilterValues<typeof submissionList.filters>, "statuses">>;

/**
 * Filters besides the status, shared by the list, the dashboard and the reports, so that figures and lists agree.
 * Undefined when they exclude nothing.
 */
export function isSubmissionOf(filters: Filters, { now, zone }: Moment): SQL | undefined {
  const { themes = [], countries = [], types = [], stands = [], languages = [], waits = [] } = filters;
  const { area, receivedFrom, receivedTo, recent, waiting } = filters;
  return and(
    hasAnyOf(submissions.pavillionFocus, themes),
    isAnyOf(submissions.country, countries),
    isAnyOf(submissions.institutionType, types),
    isAnyOf(submissions.standType, stands),
    isAnyOf(submissions.contactLanguage, languages),
    isWithin(submissions.spaceM2, area),
    waits.length > 0 ? or(...waits.map((wait) => WAITS[wait]())) : undefined,
    isOnDays(submissions.createdAt, { from: receivedFrom, to: receivedTo }, zone),
    isRecent(submissions.createdAt, recent, now),
    isOlderThan(submissions.createdAt, waiting, now),
    waiting === undefined ? undefined : inArray(submissions.status, [...UNDECIDED]),
  );
}

const WAITS = { letter: isUnannounced, likeness: hasOpenLikeness, account: isWithoutAccount } as const;

/** Matches approved submissions without an account. */
function isWithoutAccount(): SQL | undefined {
  return and(inArray(submissions.status, [...ORDERING_STATUSES]), not(FACTS.hasPartnerAccount.getSQL()));
}

/** Matches submissions with a listed possible duplicate that is not judged yet. */
function hasOpenLikeness(): SQL {
  const { firstId, secondId, toldApartAt } = likePairs;
  const others = alias(submissions, "others");
  return and(
    notInArray(submissions.status, [...SET_ASIDE]),
    sql`exists (select 1 from ${likePairs} join ${submissions} as ${sql.identifier("others")} on ${others.id} = iif(${firstId} = ${submissions.id}, ${secondId}, ${firstId}) where ${and(
      or(eq(firstId, submissions.id), eq(secondId, submissions.id)),
      isNull(toldApartAt),
      notInArray(others.status, [...SET_ASIDE]),
    )})`,
  ) as SQL;
}

/**
 * Matches submissions whose decision was not delivered: unsent, held back, returned, or never written. Withdrawn
 * submissions need none.
 */
export function isUnannounced(): SQL | undefined {
  return and(
    isNull(submissions.withdrawnAt),
    isDecided((template) => or(hasLetter(template, "draft"), sql`${LAST_ANNOUNCED} is not ${template}`)),
  );
}

/** A mail server has accepted its decision. */
export function isAnnounced(): SQL | undefined {
  return and(
    isDecided((template) => sql`${LAST_ANNOUNCED} is ${template}`),
    not(isOnTheWay() ?? sql`0`),
  );
}

/** Matches unannounced decisions with a letter of this status. */
export function isUnannouncedWith(letter: (typeof UNSENT_LETTERS)[number]): SQL | undefined {
  return and(
    isUnannounced(),
    isDecided((template) => hasLetter(template, letter)),
  );
}

/** Its letter waits for the mail server, or is tried again: nobody can say yet whether it arrives. */
export function isOnTheWay(): SQL | undefined {
  const under = ["queued", "sending", "failed"] as const;
  return and(
    isNull(submissions.withdrawnAt),
    isDecided((template) => or(...under.map((status) => hasLetter(template, status)))),
  );
}

function isDecided(holds: (template: DecisionTemplate) => SQL | undefined): SQL | undefined {
  const each = DECISION_TEMPLATES.map((template) => {
    const statuses = SUBMISSION_STATUSES.filter((status) => isDecisionCurrent(template, status));
    return and(inArray(submissions.status, statuses), holds(template));
  });
  return or(...each);
}

/** The last announced template; null for none. */
const LAST_ANNOUNCED = sql`(select ${outbox.template} from ${outbox} where ${and(
  isDecisionOf(submissions.id),
  notInArray(outbox.status, [...UNSENT_LETTERS]),
)} order by ${outbox.createdAt} desc limit 1)`;

function hasLetter(template: DecisionTemplate, status: (typeof outbox.$inferSelect)["status"]): SQL {
  return sql`exists (select 1 from ${outbox} where ${and(
    isDecisionOf(submissions.id),
    eq(outbox.template, template),
    eq(outbox.status, status),
  )})`;
}
