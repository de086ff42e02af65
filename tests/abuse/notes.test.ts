import { describe, expect, test } from "bun:test";
import { submissions } from "#db/schema/index.ts";
import { eq } from "drizzle-orm";
import { EXPORTED_LISTS } from "#domain/exports/lists.ts";
import { hashToken } from "#server/platform/token.ts";
import { signIn } from "#tests/server/files/upload.ts";
import { openReader } from "#tests/server/live/reader.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { callProcedure, listProcedures, type Procedure } from "./call.ts";

/** What the team notes down about a submission and its order, and their very exhibitor looking everywhere for it. */
const SECRET = "Sobrescrito-Cajueiro-7791";
const scene = await openScene();
const { partner, manager, admin, portal, submission } = scene;
const token = "n".repeat(32);
await portal.db.write((tx) =>
  tx
    .update(submissions)
    .set({ trackHash: hashToken(token) })
    .where(eq(submissions.id, submission.id)),
);
const order = await scene.send();
const exhibitor = await openReader(scene, partner);
const team = await openReader(scene, admin);
for (const reader of [exhibitor, team]) await reader.next();

const { notes } = scene.as(manager);
const note = await notes.write({ submissionId: submission.id, text: `${SECRET} um` });
const { version } = await notes.edit({ id: note.id, version: 1, text: `${SECRET} dois` });
const kept = await notes.write({ submissionId: submission.id, text: `${SECRET} fica` });
await notes.remove({ id: note.id, version });
const ofOrder = await notes.writeOnOrder({ orderId: order.id, text: `${SECRET} do pedido` });

/** A question that somebody outside the team may ask. */
function isOpenQuestion({ type, declared }: Procedure): boolean {
  const audience = declared?.audience;
  if (type !== "query" || audience === undefined) return false;
  return audience === "everybody" || audience.some((action) => action.startsWith("own."));
}

/** What each of them needs to answer about this submission and its order; all others ask without anything. */
const ASKED: Record<string, unknown> = {
  "submissions.track": { token },
  "submissions.sent": { token },
  "submissions.site": { id: submission.id },
  "orders.get": { id: order.id },
  "orders.versions": { id: order.id },
  "orders.mine": {},
  "orders.standOf": { submissionId: submission.id },
  "orders.colleaguesDrafts": { submissionId: submission.id },
  "requests.list": { orderId: order.id },
  "contracts.list": { orderId: order.id },
  "handedOn.list": { orderId: order.id },
  "colleagues.list": { submissionId: submission.id },
};
const cookie = await signIn(scene, partner);
/**
 * Nothing of a submission is in them: an invitation, a step handed on and a form to go on with open with secrets of
 * their own; a message is read as it was sent.
 */
const NOT_ASKED = ["colleagues.read", "handedOn.read", "interestDrafts.open", "mails.readMine"];

describe("a note of the team", () => {
  test.each(
    listProcedures()
      .filter(isOpenQuestion)
      .map(({ name }) => name),
  )("is not in what %s answers to its exhibitor", async (name) => {
    if (NOT_ASKED.includes(name)) return;
    const answer = await callProcedure(scene, { name, type: "query" }, ASKED[name], { cookie });
    expect([name, answer.status]).toEqual([name, 200]);
    const text = await answer.text();
    for (const secret of [SECRET, note.id, kept.id, ofOrder.id]) expect(text).not.toContain(secret);
  });

  test.each([
    "notes.list",
    "notes.listOfOrder",
    "notes.write",
    "notes.writeOnOrder",
    "notes.edit",
    "notes.remove",
    "history.list",
  ])("is not to be had by %s, by the exhibitor or by nobody", async (name) => {
    const { type = "query" } = listProcedures().find((procedure) => procedure.name === name) ?? {};
    const input = { submissionId: submission.id, orderId: order.id, text: "x" };
    expect((await callProcedure(scene, { name, type }, input, { cookie })).status).toBe(403);
    expect((await callProcedure(scene, { name, type }, input)).status).toBe(401);
  });

  test("stands in no page of the exhibitor or of the applicant", async () => {
    for (const path of [`/status/${token}`, "/partner", `/partner/orders/${order.id}`]) {
      expect(await (await scene.fetch(path, { headers: { cookie } })).text()).not.toContain(SECRET);
    }
  });

  test.each([...EXPORTED_LISTS])("stands in no file of the list of %s", async (list) => {
    const team = { cookie: await signIn(scene, admin) };
    const answer = await scene.fetch(`/api/exports/${list}.csv`, { headers: team });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(SECRET);
    expect((await scene.fetch(`/api/exports/${list}.csv`, { headers: { cookie } })).status).toBe(403);
  });

  test("is in no mail, sent or waiting", async () => {
    const { rows } = await portal.db.client.execute("select * from outbox");
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(SECRET);
  });

  test("is told to the team, by the submission it is about, and to no exhibitor, not even that there is one", async () => {
    const noted = { kind: "note", id: submission.id, version: null };
    expect(await team.changes()).toContainEqual(noted);
    const ofOwnLogin = { kind: "own", id: partner.id, version: null };
    const told = (await exhibitor.changes()).filter((each) => !Bun.deepEquals(each, ofOwnLogin));
    expect(told).toEqual([]);
    await Promise.all([team.leave(), exhibitor.leave()]);
  });
});
