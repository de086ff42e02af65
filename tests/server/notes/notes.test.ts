import { describe, expect, test } from "bun:test";
import { TEAM_NOTE_MAX } from "#domain/notes/schema.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { openScene } from "../orders/scene.ts";
import { codeOf, issuesFor } from "../submissions/reason.ts";

const { portal, as, setNow } = await openTestPortal();
const author = await makeUser(portal, "SUBMISSION_MANAGER");
const other = await makeUser(portal, "GRUPORG");
const admin = await makeUser(portal, "ADMIN");

async function openNote(text = "Ligaram pedindo o andar de baixo.") {
  const { id: submissionId } = await makeSubmission(portal);
  const { id } = await as(author).notes.write({ submissionId, text });
  const read = async (who = author) => (await as(who).notes.list({ submissionId }))[0];
  return { id, submissionId, read };
}

describe("notes between staff", () => {
  test("are read by the whole team, newest first, with who wrote them when", async () => {
    const { submissionId } = await openNote("Primeira");
    setNow(new Date(portal.clock().getTime() + 60_000));
    await as(other).notes.write({ submissionId, text: "  Segunda\nlinha  " });
    const shown = (who: typeof author) =>
      as(who)
        .notes.list({ submissionId })
        .then((notes) => notes.map(({ text, author: name, isOwn }) => [text, name, isOwn]));
    expect(await shown(author)).toEqual([
      ["Segunda\nlinha", other.name, false],
      ["Primeira", author.name, true],
    ]);
    expect((await shown(admin)).map(([, , isOwn]) => isOwn)).toEqual([false, false]);
  });

  test("are changed by their author, which shows, and history keeps what they said", async () => {
    const { id, submissionId, read } = await openNote("Antes");
    setNow(new Date(portal.clock().getTime() + 1_000));
    const { version } = await as(author).notes.edit({ id, version: 1, text: "Depois" });
    expect(await read()).toMatchObject({ text: "Depois", version, editedAt: portal.clock().toISOString() });
    setNow(new Date(portal.clock().getTime() + 1_000));
    await as(author).notes.remove({ id, version });
    expect(await read()).toBeUndefined();
    const { items } = await as(admin).history.list({ filters: { records: ["note"] } });
    const told = items.filter(({ recordId }) => recordId === id);
    expect(told.map(({ action, note, about }) => [action, note, about.submission?.id])).toEqual([
      ["remove", "Depois", submissionId],
      ["edit", "", submissionId],
      ["write", "Antes", submissionId],
    ]);
    const changed = await as(admin).history.changes({ id: told[1]?.id ?? "" });
    expect(changed?.changes).toEqual({ text: { old: "Antes", new: "Depois" } });
  });

  test.each(["GRUPORG", "ADMIN"] as const)("of somebody else stay as they are, for %s too", async (role) => {
    const { id, read } = await openNote();
    const stranger = as(await makeUser(portal, role)).notes;
    expect(await codeOf(stranger.edit({ id, version: 1, text: "Outra" }))).toBe("forbidden");
    expect(await codeOf(stranger.remove({ id, version: 1 }))).toBe("forbidden");
    expect(await read()).toMatchObject({ version: 1, editedAt: null });
  });

  test("that were changed or removed in another window are not written over", async () => {
    const { id, read } = await openNote();
    const own = as(author).notes;
    await own.edit({ id, version: 1, text: "Na outra janela" });
    expect(await codeOf(own.edit({ id, version: 1, text: "Nesta" }))).toBe("stale");
    expect(await codeOf(own.remove({ id, version: 1 }))).toBe("stale");
    expect((await read())?.text).toBe("Na outra janela");
    await own.remove({ id, version: 2 });
    expect(await codeOf(own.edit({ id, version: 2, text: "Nesta" }))).toBe("notFound");
  });

  test("say something, and no more than has room; one that says the same is no change", async () => {
    const { id, submissionId } = await openNote("Igual");
    const { notes } = as(author);
    expect(await issuesFor(notes.write({ submissionId, text: "  " }))).toMatchObject([
      { path: "text", key: "noteRequired" },
    ]);
    expect(await issuesFor(notes.write({ submissionId, text: "x".repeat(TEAM_NOTE_MAX + 1) }))).toMatchObject(
      [{ path: "text", key: "textTooLong" }],
    );
    expect(await codeOf(notes.edit({ id, version: 1, text: "Igual " }))).toBe("nothingChanged");
    expect(await codeOf(notes.write({ submissionId: "nobody", text: "x" }))).toBe("notFound");
  });

  test("on an order stand on it alone, and the history leads to it", async () => {
    const scene = await openScene();
    const { submission } = scene;
    const order = await scene.send();
    const team = scene.as(scene.manager);
    const { id } = await team.notes.writeOnOrder({ orderId: order.id, text: "Pagam na sexta" });
    expect(await team.notes.listOfOrder({ orderId: order.id })).toMatchObject([
      { id, text: "Pagam na sexta", author: scene.manager.name, isOwn: true },
    ]);
    expect(await team.notes.list({ submissionId: submission.id })).toEqual([]);
    const { items } = await scene.as(scene.admin).history.list({ filters: { records: ["note"] } });
    expect(items.map(({ about }) => [about.order?.id, about.submission?.id])).toEqual([
      [order.id, submission.id],
    ]);
    await team.notes.edit({ id, version: 1, text: "Pagaram" });
    expect((await team.notes.listOfOrder({ orderId: order.id }))[0]?.text).toBe("Pagaram");
    await team.notes.remove({ id, version: 2 });
    const after = await scene.as(scene.admin).history.list({ filters: { records: ["note"] } });
    const removed = after.items.find(({ action }) => action === "remove");
    expect([removed?.about.order?.id, removed?.hasChanges]).toEqual([order.id, false]);
  });

  test("are about no draft, which is its author's alone", async () => {
    const scene = await openScene();
    const draft = await scene
      .as(scene.partner)
      .orders.saveDraft({ draft: { submissionId: scene.submission.id } });
    const { notes } = scene.as(scene.manager);
    expect(await codeOf(notes.writeOnOrder({ orderId: draft.id, text: "x" }))).toBe("notFound");
    expect(await codeOf(notes.listOfOrder({ orderId: draft.id }))).toBe("notFound");
  });
});
