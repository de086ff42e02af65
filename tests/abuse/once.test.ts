import { describe, expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { type Actor, VISITOR } from "#domain/actor.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { pdf } from "#tests/server/files/bytes.ts";
import { signIn, uploaded } from "#tests/server/files/upload.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { solvedToken } from "#tests/server/submissions/interest.ts";
import { callerOf, exampleOf, listProcedures, mutate, NOTHING } from "./call.ts";

/** Every create, cancel, send and move stands under its Idempotency-Key (R5). */
const scene = await openScene();
const { partner, manager, admin, submission, portal } = scene;
const people = { visitor: VISITOR, partner, staff: manager, admin };
const cookies = {
  visitor: "",
  partner: await signIn(scene, partner),
  staff: await signIn(scene, manager),
  admin: await signIn(scene, admin),
};
const colleague = await makeUser(portal, "PARTNER");
const captchaToken = await solvedToken(portal);

/** A key that its owner has used for something else. */
async function usedKey(who: keyof typeof cookies): Promise<string> {
  const key = randomBytes(12).toString("hex");
  await portal.db.client.execute({
    sql: `insert into idempotency_keys (actor_id, key, body_hash, answer, created_at)
      values (?, ?, 'of another call', '{}', ?)`,
    args: [
      { visitor: "visitor", partner: partner.id, staff: manager.id, admin: admin.id }[who],
      key,
      portal.clock().getTime(),
    ],
  });
  return key;
}

describe("every change", () => {
  const changes = listProcedures().filter(({ declared }) => declared.changes);

  test("is a mutation", () => {
    expect(changes.filter(({ type }) => type !== "mutation")).toEqual([]);
    expect(changes).not.toEqual([]);
  });

  test.each(changes)("$name looks at its key before it changes anything", async (procedure) => {
    const caller = callerOf(procedure, Object.values(people));
    const [who] = Object.entries(people).find(([, actor]) => actor === caller) as [
      keyof typeof people,
      Actor,
    ];
    const example = exampleOf(procedure, NOTHING) ?? {};
    const input = procedure.name === "submissions.submit" ? { ...example, captchaToken } : example;
    const call = { cookie: cookies[who], headers: { "idempotency-key": await usedKey(who) } };
    const { status, code } = await mutate(scene, procedure.name, input, call);
    expect([procedure.name, status, code]).toEqual([procedure.name, 409, "keyReused"]);
  });
});

describe("the same call with the same key, after its answer was lost", () => {
  async function twice(name: string, input: unknown, cookie: string) {
    const call = { cookie, headers: { "idempotency-key": randomBytes(12).toString("hex") } };
    const first = await mutate(scene, name, input, call);
    const rows = async () => (await portal.db.client.execute("select id from history")).rows.length;
    const before = await rows();
    const second = await mutate(scene, name, input, call);
    expect([name, second.status, second.body]).toEqual([name, 200, first.body]);
    expect(await rows()).toBe(before);
  }

  test("discards a draft once and saves an order once", async () => {
    const draft = await scene.as(partner).orders.saveDraft({ draft: { submissionId: submission.id } });
    await twice("orders.discard", { id: draft.id, version: draft.version }, cookies.partner);
    const { id, version } = await scene.send();
    const order = { ...scene.standard({ notes: "Outra doca" }), orderType: "STANDARD" };
    await twice("orders.update", { id, version, order }, cookies.partner);
  });

  test("takes a file off once", async () => {
    const { id } = await scene.send();
    const fileId = await scene.upload(partner, "supporting");
    await scene.as(partner).orders.addFile({ id, fileId });
    await twice("orders.removeFile", { id, fileId }, cookies.partner);
  });

  test("gives a partner a submission once, and takes it away once", async () => {
    const theirs = await makeSubmission(portal, { status: "APPROVED" }, [partner]);
    const input = { submissionId: theirs.id, email: colleague.email };
    await twice("partners.link", input, cookies.staff);
    await twice("colleagues.remove", { submissionId: theirs.id, userId: colleague.id }, cookies.partner);
  });

  test("moves an account of the team once", async () => {
    const { id, email } = await makeUser(portal, "GRUPORG");
    await twice(
      "staff.update",
      { id, version: 1, name: "Rui Dias", email, role: "SUBMISSION_MANAGER", decidesOnly: false },
      cookies.admin,
    );
    await twice("staff.resetPassword", { id, version: 2 }, cookies.admin);
    await twice("staff.disable", { id, version: 3 }, cookies.admin);
    await twice("staff.enable", { id, version: 4 }, cookies.admin);
  });
});

describe("a payment confirmation sent again after the connection dropped", () => {
  test("exists once: one upload, one file on the order, one line of history", async () => {
    const { id } = await scene.send();
    const { version } = await scene.put(id, { status: "APPROVED" });
    const proof = { bytes: pdf(2), name: "comprovante.pdf", purpose: "paymentConfirmation" } as const;
    const headers = { "idempotency-key": "the-key-of-this-file" };
    const first = await uploaded(scene, cookies.partner, { ...proof, headers });
    const again = await uploaded(scene, cookies.partner, { ...proof, headers });
    expect(again).toEqual(first);
    const confirm = { id, version, fileId: first.id };
    const call = { cookie: cookies.partner, headers: { "idempotency-key": "the-key-of-this-proof" } };
    const answer = await mutate(scene, "orders.confirmPayment", confirm, call);
    expect((await mutate(scene, "orders.confirmPayment", confirm, call)).body).toBe(answer.body);
    // The screen was read again meanwhile, and its next try says so.
    const later = { ...confirm, version: version + 1 };
    const third = await mutate(scene, "orders.confirmPayment", later, { cookie: cookies.partner });
    expect([third.status, third.body]).toEqual([200, answer.body]);
    const order = await scene.as(partner).orders.get({ id });
    expect([order.status, order.version, order.files.length]).toEqual(["CONFIRM_PAYMENT", version + 1, 1]);
    expect(order.history.filter(({ action }) => action === "confirmPayment")).toHaveLength(1);
  });
});
