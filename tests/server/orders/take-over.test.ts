import { describe, expect, test } from "bun:test";
import { makeSubmission, makeUser } from "../../factories.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
const author = await makeUser(scene.portal, "PARTNER", { name: "Ana Moura" });
const colleague = await makeUser(scene.portal, "PARTNER", { name: "Rui Lobo" });
const submission = await makeSubmission(scene.portal, { status: "APPROVED" }, [author, colleague]);
const AT = { submissionId: submission.id };

function write(by = author, more: Record<string, unknown> = {}) {
  const draft = { ...AT, orderType: "STANDARD" as const, selectedStandardStandId: "GOLD", ...more };
  return scene.as(by).orders.saveDraft({ draft });
}

describe("the draft of a stand", () => {
  test("is told to colleagues by author, kind and time, and to nobody else", async () => {
    const draft = await write();
    expect(await scene.as(colleague).orders.colleaguesDrafts(AT)).toEqual([
      {
        id: draft.id,
        version: draft.version,
        type: "STANDARD",
        author: "Ana Moura",
        updatedAt: draft.savedAt,
      },
    ]);
    expect(await scene.as(author).orders.colleaguesDrafts(AT)).toEqual([]);
    expect(await scene.as(scene.other).orders.colleaguesDrafts(AT)).toEqual([]);
    await scene.as(author).orders.discard(draft);
  });

  test("goes on under the colleague who takes it over, with all it holds and a trace", async () => {
    const { id, version } = await write(author, { notes: "Doca 2" });
    const own = await scene.as(colleague).orders.takeOver({ id, version });
    expect(own).toMatchObject({ id, version: version + 1 });
    const taken = await scene.as(colleague).orders.get({ id });
    expect(taken.draft).toMatchObject({ selectedStandardStandId: "GOLD", notes: "Doca 2" });
    expect(taken.history.find(({ action }) => action === "takeOver")).toMatchObject({
      action: "takeOver",
      actorName: "Rui Lobo",
      note: "Ana Moura",
    });
    expect(await outcome(scene.as(author).orders.get({ id }))).toBe("notFound");
    const late = { id, version, draft: { ...AT, orderType: "STANDARD" as const, notes: "late" } };
    expect(await outcome(scene.as(author).orders.saveDraft(late))).toBe("notFound");
    const sent = await scene.as(colleague).orders.createStandard({
      ...AT,
      draftId: id,
      orderServices: [{ itemId: "BRONZE" }],
    });
    const { history } = await scene.as(author).orders.get({ id: sent.id });
    expect(history.map(({ action }) => action)).toContain("takeOver");
  });

  test("is not taken over once it has changed since, or was sent", async () => {
    const draft = await write();
    const again = await scene
      .as(author)
      .orders.saveDraft({ ...draft, draft: { ...AT, orderType: "STANDARD" as const } });
    expect(await outcome(scene.as(colleague).orders.takeOver(draft))).toBe("stale");
    await scene.as(author).orders.discard(again);
    expect(await outcome(scene.as(colleague).orders.takeOver(again))).toBe("notFound");
  });

  test("is not taken over by a stranger, by the team or by its own author", async () => {
    const draft = await write();
    for (const [actor, reason] of [
      [scene.other, "notFound"],
      [author, "notFound"],
      [scene.manager, "forbidden"],
    ] as const) {
      expect(await outcome(scene.as(actor).orders.takeOver(draft))).toBe(reason);
    }
    await scene.as(author).orders.discard(draft);
  });
});

test("drafts of services alone and those of the team stay their author's", async () => {
  const services = await write(author, { orderType: "CUSTOM_SERVICES" });
  const onBehalf = await write(scene.manager);
  expect(await scene.as(colleague).orders.colleaguesDrafts(AT)).toEqual([]);
  for (const draft of [services, onBehalf]) {
    expect(await outcome(scene.as(colleague).orders.takeOver(draft))).toBe("notFound");
  }
});

test("each of the team finds the own drafts with their organisation, newest first, and discards them (ORD-04)", async () => {
  const first = await scene.as(scene.admin).orders.saveDraft({ draft: AT });
  scene.setNow(new Date("2025-08-01T12:30:00Z"));
  const second = await scene
    .as(scene.admin)
    .orders.saveDraft({ draft: { submissionId: scene.submission.id } });
  const listed = await scene.as(scene.admin).orders.myDrafts();
  expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(listed[1]).toEqual({
    id: first.id,
    version: first.version,
    type: "CUSTOM_SERVICES",
    submissionId: submission.id,
    submissionReference: submission.reference,
    company: submission.institutionName,
    updatedAt: first.savedAt,
  });
  await scene.as(scene.admin).orders.discard(second);
  expect((await scene.as(scene.admin).orders.myDrafts()).map(({ id }) => id)).toEqual([first.id]);
  const others = await scene.as(scene.manager).orders.myDrafts();
  expect(others.map(({ id }) => id)).not.toContain(first.id);
});
