import { describe, expect, test } from "bun:test";
import { makeSubmission, makeUser } from "../../factories.ts";
import { png } from "../files/bytes.ts";
import { signIn, uploaded } from "../files/upload.ts";
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

describe("a draft", () => {
  test("is told to colleagues by who has it, since when, kind and time, and to nobody else", async () => {
    const draft = await write();
    expect(await scene.as(colleague).orders.colleaguesDrafts(AT)).toEqual([
      {
        id: draft.id,
        version: draft.version,
        type: "STANDARD",
        author: "Ana Moura",
        since: draft.savedAt,
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

test("drafts of every kind are the organisation's, those of the team stay their author's", async () => {
  const services = await write(author, { orderType: "CUSTOM_SERVICES" });
  const onBehalf = await write(scene.manager);
  const listed = await scene.as(colleague).orders.colleaguesDrafts(AT);
  expect(listed.map(({ id, author: name }) => [id, name])).toEqual([[services.id, "Ana Moura"]]);
  expect(await outcome(scene.as(colleague).orders.takeOver(onBehalf))).toBe("notFound");
  scene.setNow(new Date("2025-08-01T12:10:00Z"));
  const taken = await scene.as(colleague).orders.takeOver(services);
  expect(await scene.as(author).orders.colleaguesDrafts(AT)).toMatchObject([
    { id: services.id, author: "Rui Lobo", since: "2025-08-01T12:10:00.000Z" },
  ]);
  await scene.as(colleague).orders.discard(taken);
});

test("what one sent oneself goes on in a new draft, whoever has the first one and whatever became of it there", async () => {
  const cookie = await signIn(scene, author);
  const bytes = png({ dpi: 300 });
  const sent = await uploaded(scene, cookie, { bytes, name: "marca.png", purpose: "logo" });
  const { name, type, url } = sent;
  const briefing = { visualIdentity: { logo: [{ name, type, url }] } };
  const mine = await write(author, { orderType: "CUSTOM", briefing });
  const taken = await scene.as(colleague).orders.takeOver(mine);
  const logoOf = async (id: string) =>
    (await scene.as(author).orders.get({ id })).draft?.briefing.visualIdentity.logo;
  const second = await write(author, { orderType: "CUSTOM", briefing });
  expect(await logoOf(second.id)).toMatchObject([{ name: "marca.png" }]);
  expect((await scene.fetch(url, { headers: { cookie } })).status).toBe(200);
  const without = { ...AT, orderType: "CUSTOM" as const };
  const bare = await scene.as(colleague).orders.saveDraft({ ...taken, draft: without });
  const third = await write(author, { orderType: "CUSTOM", briefing });
  expect(await logoOf(third.id)).toMatchObject([{ name: "marca.png" }]);
  await scene.as(colleague).orders.discard(bare);
  for (const draft of [second, third]) await scene.as(author).orders.discard(draft);
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
