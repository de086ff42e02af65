import { asc, count, eq, min, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { kept } from "#db/kept.ts";
import { submissions } from "#db/schema/index.ts";
import { countryName } from "#domain/countries.ts";
import { type Comer, type Comers, nameComers } from "#domain/site/comers.ts";
import { NAMED_STATUS } from "#domain/submissions/naming.ts";

/**
 * The organisations whose contract is signed and that agreed to be named, by name. An organisation with two stands is
 * named once, and only if it agreed for both: one that takes it back anywhere is gone with the next page. Of people
 * nothing is read.
 */
const readAll = kept([submissions], async (db): Promise<Comer[]> => {
  const rows = await db
    .select({ name: min(submissions.institutionName), country: submissions.country })
    .from(submissions)
    .where(eq(submissions.status, NAMED_STATUS))
    .groupBy(submissions.institutionSort, submissions.country)
    .having(sql`${count(submissions.mayBeNamedSince)} = ${count()}`)
    .orderBy(asc(submissions.institutionSort), asc(submissions.country));
  return rows.map(({ name, country }) => ({
    name: name ?? "",
    country: { pt: countryName(country, "pt"), en: countryName(country, "en") },
  }));
});

export async function readComers(db: ReadDb | Tx, day: string): Promise<Comers> {
  return nameComers(await readAll(db), day);
}
