import { expect, test } from "bun:test";
import { BUILT_IN } from "#domain/campaigns/built-in.ts";
import { reasonOf } from "#domain/refusal.ts";
import { fillFacts } from "#domain/submissions/site-facts.ts";
import { enqueueMail } from "#server/mail/enqueue.ts";
import { statusUrlOf } from "#server/mail/status-url.ts";
import { answersOf } from "#server/submissions/answers.ts";
import { makeItem, makeSubmission, makeUser } from "#tests/factories.ts";
import { VISITOR } from "#tests/portal.ts";
import { tokenIn } from "#tests/server/mailed.ts";
import { openServices } from "#tests/server/custom-services/scene.ts";
import { listProcedures } from "./call.ts";

/** Each save made twice: the second time nothing differs, and nothing of it may be kept or told. */
const scene = await openServices();
const { as, portal, admin, manager, partner, submission } = scene;
const team = () => as(manager);
const applicant = () => as(VISITOR as never);

async function undecided() {
  return makeSubmission(portal, { status: "REVIEWING" });
}

async function askedOrder() {
  const { id: orderId } = await scene.askFor();
  const request = {
    title: "Planta",
    message: "Envie a planta",
    dueOn: "2027-01-10",
    blocksApproval: false,
    attachments: [],
  };
  const { id, version } = await team().requests.create({ orderId, ...request });
  return { orderId, id, version, request };
}

async function decided() {
  const { id, version } = await undecided();
  await team().submissions.approve({ id, version });
  const draft = await team().submissions.decision({ id });
  if (!draft) throw new Error("there is no draft");
  return { id, mailId: draft.id, version: draft.version };
}

async function given() {
  const { id: submissionId } = await undecided();
  const scores = { theme: 4, innovation: 4, sustainability: 4, feasibility: 4, publicInterest: 4 };
  const marks = { ...scores, decision: "APPROVED" as const, comment: "Sim" };
  const { id, version } = await team().evaluations.save({ submissionId, ...marks });
  return { id, version, submissionId, marks };
}

/** Makes what is to be saved; the answer saves it as it stands. */
const SAVES: Record<string, () => Promise<() => Promise<unknown>>> = {
  "orders.update": async () => {
    const { id, version } = await scene.send();
    const order = { ...scene.standard(), orderType: "STANDARD" as const };
    return () => as(partner).orders.update({ id, version, order });
  },
  "orders.editItems": async () => {
    const { id, order, stand, screens, chairs } = await scene.open();
    return () =>
      team().orders.editItems({ id, version: order.version, lines: [stand, screens, chairs], note: "Nada" });
  },
  "orders.saveDraft": async () => {
    const draft = { submissionId: submission.id, notes: "Doca 2" };
    const { id, version } = await as(partner).orders.saveDraft({ draft });
    return () => as(partner).orders.saveDraft({ id, version, draft });
  },
  "customServices.price": async () => {
    const { id, version } = await scene.askFor();
    const service = { lineId: "furniture", unitPrice: 80 };
    const after = await scene.price(id, version, service);
    return () => scene.price(id, after.version, service);
  },
  "requests.update": async () => {
    const { id, version, request } = await askedOrder();
    return () => team().requests.update({ id, version, ...request });
  },
  "requests.mute": async () => {
    const { id, version } = await askedOrder();
    const muted = await as(partner).requests.mute({ id, version, isMuted: true });
    return () => as(partner).requests.mute({ id, version: muted.version, isMuted: true });
  },
  "submissions.update": async () => {
    const row = await undecided();
    return () =>
      team().submissions.update({ id: row.id, version: row.version, answers: answersOf(row) as never });
  },
  "submissions.correct": async () => {
    const row = await makeSubmission(portal, { status: "PENDING" });
    const token = tokenIn(statusUrlOf(portal, row));
    const { version, answers } = await applicant().submissions.sent({ token });
    return () => applicant().submissions.correct({ token, version, answers });
  },
  "submissions.describeSite": async () => {
    const { id, version } = await undecided();
    return () => team().submissions.describeSite({ id, version, facts: fillFacts({}) });
  },
  "submissions.editDecision": async () => {
    const at = await decided();
    return () => team().submissions.editDecision({ ...at, note: "" });
  },
  "submissions.remakeDecision": async () => {
    const { id, mailId } = await decided();
    return () => team().submissions.remakeDecision({ id, mailId });
  },
  "mails.edit": async () => {
    const to = { email: partner.email, name: partner.name };
    const letter = { template: "passwordChanged", to, locale: "pt", params: { name: "A" } } as const;
    const id = await portal.db.write((tx) =>
      enqueueMail(tx, { now: portal.clock(), portal }, { ...letter, status: "draft" }),
    );
    const same = { toName: partner.name, toEmail: partner.email, note: "" };
    return () => team().mails.edit({ id: String(id), version: 1, ...same });
  },
  "decisions.plan": async () => {
    const { id: submissionId } = await undecided();
    const plan = { plan: "APPROVED" as const, note: "Bem-vindos" };
    await as(admin).decisions.plan({ submissionId, ...plan, seen: { plan: "none" } });
    return () => as(admin).decisions.plan({ submissionId, ...plan, seen: plan });
  },
  "decisions.saveTexts": async () => {
    const { texts, version } = await as(admin).decisions.texts();
    return () => as(admin).decisions.saveTexts({ version, texts });
  },
  "evaluations.save": async () => {
    const { submissionId, version, marks } = await given();
    return () => team().evaluations.save({ submissionId, version, ...marks });
  },
  "evaluations.correct": async () => {
    const { id, submissionId, version, marks } = await given();
    await as(admin).evaluations.openMarks({ submissionId });
    return () => as(admin).evaluations.correct({ id, version, ...marks, reason: "Nada" });
  },
  "assignments.setPair": async () => {
    const { reference } = await undecided();
    const pair = { reference, readerId: manager.id, standing: "fixed" as const };
    await as(admin).assignments.setPair(pair);
    return () => as(admin).assignments.setPair(pair);
  },
  "catalogue.update": async () => {
    const { id } = await makeItem(portal, {});
    const item = await team().catalogue.get({ id });
    return () => team().catalogue.update(item as never);
  },
  "catalogue.setStatus": async () => {
    const { id } = await makeItem(portal, {});
    return () => team().catalogue.setStatus({ id, version: 1, status: "ACTIVE" });
  },
  "notes.edit": async () => {
    const { id } = await team().notes.write({ submissionId: submission.id, text: "Ligar" });
    return () => team().notes.edit({ id, version: 1, text: "Ligar" });
  },
  "settings.update": async () => {
    const stored = await as(admin).settings.get();
    return () => as(admin).settings.update({ version: stored.version, data: stored.data });
  },
  "opening.confirmClauses": async () => {
    const { clauses } = (await as(admin).opening.get()).facts;
    await as(admin).opening.confirmClauses({ version: clauses.version });
    return () => as(admin).opening.confirmClauses({ version: clauses.version });
  },
  "accounts.update": async () => {
    const {
      email: _,
      pending: __,
      temporaryUntil: ___,
      ownsAll: ____,
      ...own
    } = await as(partner).accounts.own();
    return () => as(partner).accounts.update(own);
  },
  "staff.update": async () => {
    const { id, name, email, role } = await makeUser(portal, "GRUPORG");
    return () =>
      as(admin).staff.update({ id, version: 1, name, email, role: role as "GRUPORG", decidesOnly: false });
  },
  "campaigns.save": async () => {
    const { id } = await team().campaigns.begin({ audience: { kind: "ids", ids: [submission.id] } });
    const letter = { kind: "notice" as const, ...BUILT_IN.notice };
    return () => team().campaigns.save({ id, version: 1, letter });
  },
  "campaigns.updateType": async () => {
    const type = { name: "Convite", kind: "notice" as const, ...BUILT_IN.notice };
    const { id } = await team().campaigns.createType(type);
    return () => team().campaigns.updateType({ id, version: 1, type });
  },
  "views.update": async () => {
    const view = { list: "orders" as const, name: "Minhas", isShared: false, address: {} };
    const { id } = await team().views.save(view);
    return () => team().views.update({ id, version: 1, name: view.name, isShared: false, address: {} });
  },
};

/** Moves, answers, removals and runs: made once more they are refused as such, by tests of their own. */
const NO_SAVES = [
  ...["sendDecision", "review", "returnToPending", "approve", "reject", "reopen", "signContract"].map(
    ofSubmissions,
  ),
  ...["undoSignature", "revokeApproval", "markDuplicate", "hide", "restore", "force", "endLinks"].map(
    ofSubmissions,
  ),
  ...["takeOver", "discard", "undoChange", "cancel", "setStatus", "confirmPayment", "judgePayment"].map(
    (verb) => `orders.${verb}`,
  ),
  ...["remove", "reopen", "approve", "reject"].map((verb) => `requests.${verb}`),
  ...["send", "holdBack", "discard"].map((verb) => `mails.${verb}`),
  ...["mend", "run"].map((verb) => `imports.${verb}`),
  ...["disable", "enable", "resetPassword"].map((verb) => `staff.${verb}`),
  ...["disable", "enable", "detach"].map((verb) => `partners.${verb}`),
  ...[
    "removeType",
    "remove",
    "test",
    "send",
    "replan",
    "sendNow",
    "unplan",
    "pause",
    "resume",
    "stop",
    "retry",
  ].map((verb) => `campaigns.${verb}`),
  "orders.previewItems",
  ...["notes", "catalogue", "views"].map((noun) => `${noun}.remove`),
  // Saved again the form is kept for another thirty days.
  "interestDrafts.save",
];

function ofSubmissions(verb: string): string {
  return `submissions.${verb}`;
}

test.each(Object.keys(SAVES))(
  "%s of what did not change leaves no version, history or mail",
  async (name) => {
    const save = await SAVES[name]?.();
    const before = await everything();
    const code = await save?.().then(
      () => "kept as it was",
      (error: unknown) => reasonOf(error)?.code,
    );
    expect(["nothingChanged", "kept as it was"]).toContain(code ?? "");
    expect(await everything()).toEqual(before);
  },
);

test("every call that names the version it was read at is a save of the table, or no save", () => {
  const versioned = listProcedures()
    .filter(
      ({ type, schema }) =>
        type === "mutation" && "version" in ((schema as { entries?: object })?.entries ?? {}),
    )
    .map(({ name }) => name);
  expect(versioned.filter((name) => !(name in SAVES) && !NO_SAVES.includes(name))).toEqual([]);
});

/** The versions of whatever counts its changes, and how much history and mail there is. */
async function everything(): Promise<unknown> {
  const ask = async (statement: string) => (await portal.db.client.execute(statement)).rows;
  const tables = await ask(
    "select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'version' where m.type = 'table' and m.name <> 'contracts'",
  );
  const versions = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      await ask(`select rowid, version from "${String(name)}" order by rowid`),
    ]),
  );
  return {
    versions,
    history: await ask("select count(*) from history"),
    mail: await ask("select count(*) from outbox"),
  };
}
