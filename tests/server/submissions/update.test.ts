import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { submissions } from "#db/schema/index.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { codeOf, issuesFor, reasonFor } from "./reason.ts";

const { portal, as } = await openTestPortal();
const manager = await makeUser(portal, "SUBMISSION_MANAGER");
const staff = as(manager).submissions;

async function open() {
  const row = await makeSubmission(portal);
  const { answers, version } = await staff.get({ id: row.id });
  return { id: row.id, answers, version };
}

describe("update", () => {
  test("stores the change, searches by it and keeps old and new in the history (SUB-03)", async () => {
    const { id, answers, version } = await open();
    const changed = {
      ...answers,
      institutionName: "Fundação Ipê",
      spaceSize: "custom" as const,
      customSpaceSize: 75,
    };
    expect(await staff.update({ id, version, answers: changed })).toEqual({ version: version + 1 });
    const shown = await staff.get({ id });
    expect(shown.answers).toEqual(changed);
    expect(shown.spaceM2).toBe(75);
    expect(shown.history[0]).toMatchObject({
      action: "update",
      actorName: manager.name,
      changes: {
        institutionName: { old: answers.institutionName, new: "Fundação Ipê" },
        spaceSize: { old: "100", new: "custom" },
        customSpaceSize: { old: null, new: 75 },
      },
    });
    expect((await staff.list({ search: "ipe" })).items.map((item) => item.id)).toEqual([id]);
    expect((await staff.list({ search: answers.institutionName })).total).toBe(0);
  });

  test("refuses a stale save and leaves the first one standing", async () => {
    const { id, answers, version } = await open();
    await staff.update({ id, version, answers: { ...answers, mainArea: "Rios" } });
    const late = staff.update({ id, version, answers: { ...answers, mainArea: "Mar" } });
    expect(await reasonFor(late)).toEqual({
      code: "stale",
      params: { record: "submission", current: version + 1 },
    });
    expect((await staff.get({ id })).answers.mainArea).toBe("Rios");
  });

  test("of two saves at once exactly one is kept (R6)", async () => {
    const { id, answers, version } = await open();
    const codes = await Promise.all(
      ["A", "B"].map((mainArea) => codeOf(staff.update({ id, version, answers: { ...answers, mainArea } }))),
    );
    expect(codes).toEqual([undefined, "stale"]);
  });

  test("refuses to save nothing", async () => {
    const { id, answers, version } = await open();
    expect(await codeOf(staff.update({ id, version, answers }))).toBe("nothingChanged");
  });

  test("holds staff to the rules of the form", async () => {
    const { id, answers, version } = await open();
    const broken = {
      ...answers,
      representativePhone: "123456789",
      spaceSize: "custom" as const,
      customSpaceSize: 49,
    };
    expect(await issuesFor(staff.update({ id, version, answers: broken }))).toEqual([
      { path: "answers.representativePhone", key: "phoneTooShort", limit: 10 },
      { path: "answers.customSpaceSize", key: "spaceTooSmall", limit: undefined },
    ]);
  });

  test("never touches what is not an answer", async () => {
    const { id, answers, version } = await open();
    const [before] = await portal.db.read.select().from(submissions).where(eq(submissions.id, id));
    await staff.update({ id, version, answers: { ...answers, mainArea: "Rios" } });
    const [after] = await portal.db.read.select().from(submissions).where(eq(submissions.id, id));
    for (const key of ["reference", "status", "trackHash", "acceptedTermsVersion", "createdAt"] as const) {
      expect(after?.[key]).toEqual(before?.[key] as never);
    }
  });
});
