import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { insertRows } from "#db/insert-rows.ts";
import { likePairs, submissions } from "#db/schema/index.ts";
import { compareAgain, compareAll } from "#server/submissions/compare.ts";
import { makeSubmission, makeUser, type SubmissionRow } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";

async function makeMany(
  tx: Tx,
  first: SubmissionRow,
  amount: number,
  nameAt: (at: number) => string,
): Promise<void> {
  const rows = Array.from({ length: amount }, (_, at) => ({
    ...first,
    id: `${first.id.slice(0, 18)}${String(at).padStart(7, "0")}`,
    reference: `EOI-2023-${String(at).padStart(5, "0")}`,
    trackHash: `hash ${at}`,
    institutionName: nameAt(at),
    cnpj: `${at} ${at} 00`,
    representativeEmail: `m${at}@example.org`,
    searchRow: null,
  }));
  await insertRows(tx, submissions, rows);
  await compareAll(tx);
}

describe("among 5,000 submissions", () => {
  test("one more is compared with those that share a rare word, and never with all that share a common one", async () => {
    const { portal } = await openTestPortal();
    const first = await makeSubmission(portal, { institutionName: "Casa Sapopema" });
    const compare = (row: SubmissionRow) => portal.db.write((tx) => compareAgain(tx, row));
    // All bear the first word, 180 each of two rivers.
    const rivers = ["Xingu", "Moju"];
    await portal.db.write((tx) =>
      makeMany(
        tx,
        first,
        5_000,
        (at) => `Aruanda ${rivers[Math.floor(at / 180)] ?? `Lugar${at}`} Sítio${at}`,
      ),
    );
    const name = "Aruanda Xingu Moju Sapucaia";
    const more = await makeSubmission(portal, { institutionName: name, cnpj: "1 0 0 0 1" });
    expect(await compare(more)).toBe(360);
    expect(await compare({ ...more, institutionName: "Aruanda Sapucaia" })).toBe(0);
  });
});

describe("a word that gets its 201st bearer", () => {
  test("leads to no more pairs, and takes none away: not by a correction, not by comparing all again", async () => {
    const { portal, as } = await openTestPortal();
    const staff = as(await makeUser(portal, "SUBMISSION_MANAGER")).submissions;
    const named = (institutionName: string, cnpj: string) =>
      makeSubmission(portal, { institutionName, cnpj, country: "PT" });
    const [one, other] = [
      await named("Sapopema Aruanda Marajoara", "PT 500100201"),
      await named("Sapopema Aruanda Marajoaras", "PT 500100202"),
    ];
    await portal.db.write(compareAll);
    const pairs = () => portal.db.read.select().from(likePairs);
    const before = await pairs();
    expect(before.map(({ alike }) => alike)).toEqual([["name"]]);
    const told = { id: one.id, otherId: other.id, alike: ["name" as const], areApart: true };
    await staff.tellApart(told);
    const kept = await pairs();
    await portal.db.write((tx) => makeMany(tx, one, 200, (at) => `Sapopema Aruanda Lugar${at} Sítio${at}`));
    expect(await pairs()).toEqual(kept);
    const { version, answers } = await staff.get({ id: one.id });
    await staff.update({ id: one.id, version, answers: { ...answers, description: "Outra descrição." } });
    expect(await pairs()).toEqual(kept);
    await portal.db.write(async (tx) => {
      const [row] = await tx.select().from(submissions).where(eq(submissions.id, one.id));
      await compareAgain(tx, row ?? one);
    });
    expect(await pairs()).toEqual(kept);
    // What comes now is not led to them by these words.
    const late = await named("Sapopema Aruanda Marajoarax", "PT 500100203");
    await portal.db.write((tx) => compareAgain(tx, late));
    expect(await pairs()).toEqual(kept);
    await portal.db.write(compareAll);
    expect(await pairs()).toEqual(kept);
  });
});
