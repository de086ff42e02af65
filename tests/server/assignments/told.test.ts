import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { history } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { signIn } from "#tests/server/files/upload.ts";
import { openJury } from "../evaluations/scene.ts";

const jury = await openJury();
const { portal, as, ana, bento, clara, admin, submission } = jury;
await as(admin).assignments.setPair({
  reference: submission.reference,
  readerId: clara.id,
  standing: "fixed",
});

const historyOf = (reader: SignedInUser) => as(reader).history.list({ filters: { records: ["assignment"] } });

async function fileOf(reader: SignedInUser): Promise<string> {
  const cookie = await signIn(jury, reader);
  const headers = { cookie, "accept-language": "en" };
  const answer = await jury.fetch("/api/exports/history.csv?records=assignment", { headers });
  expect(answer.status).toBe(200);
  return answer.text();
}

test("who marks what is told by the history to those who assign, and to no other reader", async () => {
  for (const lead of [admin, bento]) {
    const { items, counts } = await historyOf(lead);
    expect(items.map(({ action, note }) => [action, note])).toEqual([
      ["fix", `${submission.reference}, Clara Sá`],
    ]);
    expect(counts.records.assignment).toBe(1);
    expect(await fileOf(lead)).toContain("Clara Sá");
  }
  for (const reader of [ana, clara]) {
    const { total, counts } = await historyOf(reader);
    expect([total, counts.records.assignment, counts.deeds]).toEqual([0, 0, {}]);
    expect((await as(reader).history.list({ search: "Clara" })).total).toBe(0);
    expect(await fileOf(reader)).not.toContain("Clara");
  }
});

test("nor by the old and new values of one row of it", async () => {
  const [row] = await portal.db.read.select().from(history).where(eq(history.record, "assignment"));
  const asked = { id: row?.id ?? "" };
  expect(await as(admin).history.changes(asked)).toEqual({ record: "assignment", changes: {} });
  expect(await as(ana).history.changes(asked)).toBeNull();
});
