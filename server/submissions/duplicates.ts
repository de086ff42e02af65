import { and, asc, desc, eq, isNull, notInArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import * as v from "valibot";
import { likePairs, submissions, users } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { SET_ASIDE } from "#domain/submissions/status.ts";
import { question } from "../call/verb.ts";

const { id: ID, reference, institutionName } = submissions;

/**
 * Possible duplicates with reasons, those judged different last; and existing duplicates. Hidden submissions are
 * left out.
 */
export const findDuplicates = question("submissions.duplicates", {
  may: ["submissions.view"],
  input: v.strictObject({ of: id() }),
  sample: ({ submission }) => ({ of: submission }),
  async run({ db }, { of }) {
    const self = alias(submissions, "self");
    const likely = await db.read
      .select({
        id: ID,
        reference,
        institutionName,
        status: submissions.status,
        country: submissions.country,
        createdAt: submissions.createdAt,
        alike: likePairs.alike,
        toldApartBy: users.name,
        toldApartAt: likePairs.toldApartAt,
      })
      .from(likePairs)
      .innerJoin(
        submissions,
        sql`${ID} = iif(${likePairs.firstId} = ${of}, ${likePairs.secondId}, ${likePairs.firstId})`,
      )
      .innerJoin(self, and(eq(self.id, of), isNull(self.duplicateOf)))
      .leftJoin(users, eq(users.id, likePairs.toldApartBy))
      .where(
        and(
          or(eq(likePairs.firstId, of), eq(likePairs.secondId, of)),
          notInArray(submissions.status, [...SET_ASIDE]),
        ),
      )
      .orderBy(
        asc(sql`${likePairs.toldApartAt} is not null`),
        desc(sql`json_array_length(${likePairs.alike})`),
        desc(submissions.createdAt),
        asc(ID),
      )
      .limit(MOST);
    const copies = await db.read
      .select({ id: ID, reference, institutionName })
      .from(submissions)
      .where(eq(submissions.duplicateOf, of))
      .orderBy(asc(reference));
    return {
      likely: likely.map(({ toldApartBy, toldApartAt, createdAt, ...other }) => ({
        ...other,
        createdAt: createdAt.toISOString(),
        toldApart: toldApartAt && { by: toldApartBy ?? "", at: toldApartAt.toISOString() },
      })),
      copies,
    };
  },
});

/** An address may belong to a hundred organisations; the list finds the rest. */
const MOST = 20;
