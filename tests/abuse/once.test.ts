import { describe, expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { pdf } from "#tests/server/files/bytes.ts";
import { signIn, uploaded } from "#tests/server/files/upload.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { fillFacts } from "#domain/submissions/site-facts.ts";
import { validForm } from "#tests/server/submissions/interest.ts";
import { listProcedures, mutate } from "./call.ts";

/** Every create, cancel, send and move stands under its Idempotency-Key (R5). */
const scene = await openScene();
const { partner, manager, admin, submission, otherSubmission, portal } = scene;
const cookies = {
  nobody: "",
  partner: await signIn(scene, partner),
  staff: await signIn(scene, manager),
  admin: await signIn(scene, admin),
};
const sent = await scene.send();
const colleague = await makeUser(portal, "PARTNER");
const clerk = await makeUser(portal, "GRUPORG");
const { captchaToken: _, acceptedTermsVersion: __, ...answers } = await validForm(portal);
const token = "a".repeat(32);

/** What travels as a change and changes nothing. */
const EXEMPT = [
  "evaluations.previewRanks",
  "submissions.previewDecision",
  "orders.previewItems",
  "customServices.previewPrices",
  "assignments.propose",
];
const AT = { id: sent.id, version: 1 };
const ITEM = { id: scene.screen.id, version: 1 };
const MOVES = [
  "review",
  "returnToPending",
  "approve",
  "reject",
  "reopen",
  "signContract",
  "undoSignature",
  "revokeApproval",
  "markDuplicate",
  "hide",
  "restore",
].map((name) => [`submissions.${name}`, "staff", AT] as const);

const CALLS: readonly (readonly [string, keyof typeof cookies, unknown])[] = [
  ["orders.saveDraft", "partner", { draft: { submissionId: submission.id } }],
  ["orders.takeOver", "partner", AT],
  ["orders.discard", "partner", AT],
  ["orders.createStandard", "partner", scene.standard()],
  ["orders.createCustom", "partner", scene.custom()],
  ["orders.createCustomServices", "partner", scene.services()],
  ["orders.createSimple", "partner", scene.proposal()],
  ["orders.update", "partner", { ...AT, order: { ...scene.standard(), orderType: "STANDARD" } }],
  [
    "bulk.freeze",
    "staff",
    { act: { kind: "orders", verb: "approve" }, selection: { kind: "ids", ids: [sent.id] } },
  ],
  ["bulk.run", "staff", { id: sent.id }],
  ["bulk.undo", "staff", { id: sent.id }],
  ["imports.begin", "staff", { fileId: sent.id }],
  ["imports.mend", "staff", { ...AT, row: 2, isLeftOut: true }],
  ["imports.renew", "staff", AT],
  ["imports.run", "staff", AT],
  ["imports.stop", "staff", AT],
  ["imports.resume", "staff", AT],
  ["orders.editItems", "staff", { ...AT, lines: [] }],
  ["orders.undoChange", "staff", AT],
  [
    "customServices.price",
    "staff",
    { orderId: sent.id, version: 1, services: [{ lineId: "furniture", unitPrice: 1 }] },
  ],
  ["orders.copy", "partner", { id: sent.id }],
  ["orders.cancel", "partner", { ...AT, confirmed: true }],
  ["orders.setStatus", "partner", { ...AT, status: "CANCELLED" }],
  ["orders.confirmPayment", "partner", { ...AT, fileId: "f" }],
  ["orders.addFile", "partner", { id: sent.id, fileId: "f" }],
  ["orders.addLink", "partner", { id: sent.id, link: { url: "https://example.org/a" } }],
  ["orders.removeFile", "partner", { id: sent.id, fileId: "f" }],
  ["requests.create", "staff", { orderId: sent.id, title: "Planta", message: "Falta a planta" }],
  ["requests.update", "staff", { ...AT, title: "Planta" }],
  ["requests.remove", "staff", { ...AT, confirmed: true }],
  ["requests.reopen", "staff", { ...AT, note: "n" }],
  ["requests.ask", "partner", { orderId: sent.id, message: "Mais uma tomada" }],
  ["requests.mute", "partner", { ...AT, isMuted: true }],
  ["requests.approve", "partner", AT],
  ["requests.reject", "partner", { ...AT, comment: "c" }],
  ["requests.comment", "partner", { id: sent.id, message: "m" }],
  ["mails.retry", "staff", { id: "m" }],
  ["contracts.generate", "staff", { orderId: sent.id }],
  ["contracts.receiveSigned", "partner", { id: "c", fileId: "f" }],
  ["colleagues.invite", "partner", { submissionId: submission.id, email: "e@example.org", language: "pt" }],
  ["colleagues.revoke", "partner", { id: "i" }],
  ["colleagues.remove", "partner", { submissionId: submission.id, userId: "u" }],
  ["colleagues.join", "partner", { token }],
  ["colleagues.accept", "nobody", { token, name: "Davi Lobo", newPassword: "Igarape?Novo8" }],
  ["submissions.submit", "nobody", await validForm(portal)],
  ["submissions.withdraw", "nobody", { token }],
  ["submissions.update", "staff", { ...AT, answers }],
  ["submissions.describeSite", "staff", { ...AT, facts: fillFacts({}) }],
  ["submissions.sendDecision", "staff", { id: submission.id, mailId: "m", version: 1, note: "" }],
  ["submissions.force", "admin", { ...AT, status: "HIDDEN", note: "n" }],
  ...MOVES,
  ["notes.write", "staff", { submissionId: submission.id, text: "t" }],
  ["notes.edit", "staff", { ...AT, text: "t" }],
  ["notes.remove", "staff", AT],
  [
    "submissions.tellApart",
    "staff",
    { id: submission.id, otherId: otherSubmission.id, alike: ["cnpj"], areApart: true },
  ],
  [
    "assignments.accept",
    "staff",
    { options: { marksEach: 1, readers: [{ id: "u", maximum: null }] }, seal: "s" },
  ],
  ["assignments.undo", "staff", { id: "r" }],
  ["assignments.remind", "staff", { readerIds: [clerk.id] }],
  [
    "assignments.setPair",
    "staff",
    { reference: submission.reference, readerId: clerk.id, standing: "fixed" },
  ],
  ["assignments.releasePair", "staff", { submissionId: submission.id, readerId: clerk.id }],
  ["evaluations.save", "staff", { submissionId: submission.id, decision: "PENDING" }],
  ["evaluations.abstain", "staff", { submissionId: submission.id, reason: "r" }],
  ["evaluations.declareConflict", "staff", { submissionId: submission.id, reason: "r" }],
  ["evaluations.denyConflict", "staff", { submissionId: submission.id }],
  ["evaluations.openMarks", "staff", { submissionId: submission.id }],
  ["evaluations.correct", "staff", { id: "e", version: 1, decision: "PENDING", reason: "r" }],
  ["submissions.editDecision", "staff", { id: submission.id, mailId: "m", version: 1, note: "n" }],
  ["submissions.remakeDecision", "staff", { id: submission.id, mailId: "m" }],
  [
    "decisions.saveTexts",
    "admin",
    { version: 0, texts: { APPROVED: { pt: "a", en: "b" }, REJECTED: { pt: "", en: "" } } },
  ],
  ["decisions.plan", "admin", { submissionId: submission.id, plan: "APPROVED", seen: { plan: "none" } }],
  [
    "partners.register",
    "staff",
    { submissionId: submission.id, name: "Davi Lobo", email: "d@example.org", language: "pt" },
  ],
  ["partners.link", "staff", { submissionId: submission.id, email: colleague.email }],
  ["partners.resetCredentials", "staff", { email: colleague.email }],
  [
    "catalogue.create",
    "staff",
    { title_pt: "Mesa", title_en: "Table", category: "furniture", unitMetric: "unit", unitPrice: 1 },
  ],
  [
    "catalogue.update",
    "staff",
    { ...ITEM, title_pt: "Mesa", unitMetric: "unit", unitPrice: 1, status: "ACTIVE" },
  ],
  ["catalogue.setStatus", "staff", { ...ITEM, status: "INACTIVE" }],
  ["catalogue.duplicate", "staff", { id: ITEM.id }],
  ["catalogue.remove", "staff", ITEM],
  ["accounts.endSession", "partner", { id: "s" }],
  ["accounts.endOtherSessions", "partner", {}],
  ["settings.update", "admin", { data: DEFAULT_SETTINGS, version: 1 }],
  ["preferences.save", "staff", { density: "compact" }],
  ["views.save", "staff", { list: "orders", name: "Minhas", isShared: false, address: {} }],
  ["views.update", "staff", { id: "v", version: 1, name: "Outras" }],
  ["views.remove", "staff", { id: "v", version: 1 }],
  ["staff.create", "admin", { name: "Rui Dias", email: "r@example.org", role: "GRUPORG", language: "pt" }],
  ["staff.update", "admin", { id: clerk.id, version: 1, name: "A", email: clerk.email, role: "ADMIN" }],
  ["staff.disable", "admin", { id: clerk.id, version: 1 }],
  ["staff.enable", "admin", { id: clerk.id, version: 1 }],
  ["staff.resetPassword", "admin", { id: clerk.id, version: 1 }],
];

/** A key that its owner has used for something else. */
async function usedKey(who: keyof typeof cookies): Promise<string> {
  const key = randomBytes(12).toString("hex");
  await portal.db.client.execute({
    sql: `insert into idempotency_keys (actor_id, key, body_hash, answer, created_at)
      values (?, ?, 'of another call', '{}', ?)`,
    args: [
      { nobody: "visitor", partner: partner.id, staff: manager.id, admin: admin.id }[who],
      key,
      portal.clock().getTime(),
    ],
  });
  return key;
}

describe("every change", () => {
  test("is written down here", () => {
    const changes = listProcedures().filter(({ type }) => type === "mutation");
    const known = [...EXEMPT, ...CALLS.map(([name]) => name)];
    expect(changes.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });

  test.each(CALLS)("%s by %s looks at its key before it changes anything", async (name, who, input) => {
    const call = { cookie: cookies[who], headers: { "idempotency-key": await usedKey(who) } };
    const { status, code } = await mutate(scene, name, input, call);
    expect([name, status, code]).toEqual([name, 409, "keyReused"]);
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
      { id, version: 1, name: "Rui Dias", email, role: "SUBMISSION_MANAGER" },
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
    // The screen was read anew meanwhile, and its next try says so.
    const later = { ...confirm, version: version + 1 };
    const third = await mutate(scene, "orders.confirmPayment", later, { cookie: cookies.partner });
    expect([third.status, third.body]).toEqual([200, answer.body]);
    const order = await scene.as(partner).orders.get({ id });
    expect([order.status, order.version, order.files.length]).toEqual(["CONFIRM_PAYMENT", version + 1, 1]);
    expect(order.history.filter(({ action }) => action === "confirmPayment")).toHaveLength(1);
  });
});
