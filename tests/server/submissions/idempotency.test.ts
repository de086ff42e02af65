import { expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { history } from "#db/schema/index.ts";
import type { HistoryAction } from "#domain/records.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { codeOf } from "./reason.ts";

const { portal, as } = await openTestPortal();
const admin = await makeUser(portal, "ADMIN");

async function countOf(recordId: string, action: HistoryAction): Promise<number> {
  const rows = await portal.db.read
    .select()
    .from(history)
    .where(and(eq(history.recordId, recordId), eq(history.action, action)));
  return rows.length;
}

test("a move asked for again under its key is made once and answered alike", async () => {
  const { id, version } = await makeSubmission(portal);
  const { approve, reject } = as(admin, { idempotencyKey: "a-move-of-staff" }).submissions;
  const first = await approve({ id, version });
  expect(await approve({ id, version })).toEqual(first);
  expect(await countOf(id, "approve")).toBe(1);
  expect(await codeOf(reject({ id, version }))).toBe("keyReused");
});

test("a forced status asked for again under its key is forced once", async () => {
  const { id, version } = await makeSubmission(portal);
  const { force } = as(admin, { idempotencyKey: "a-forced-status" }).submissions;
  const input = { id, version, status: "REJECTED" as const, note: "engano" };
  expect(await force(input)).toEqual(await force(input));
  expect(await countOf(id, "force")).toBe(1);
});

test("a correction saved again under its key is stored once; one that was refused may be tried again", async () => {
  const { id, version } = await makeSubmission(portal);
  const { get, update } = as(admin, { idempotencyKey: "a-correction" }).submissions;
  const { answers } = await get({ id });
  expect(await codeOf(update({ id, version, answers }))).toBe("nothingChanged");
  const input = { id, version, answers: { ...answers, mainArea: "Rios" } };
  expect(await update(input)).toEqual(await update(input));
  expect(await countOf(id, "update")).toBe(1);
});
