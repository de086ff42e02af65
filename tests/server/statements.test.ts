import { describe, expect, test } from "bun:test";
import { newId } from "#db/columns.ts";
import {
  contracts,
  importRows,
  imports,
  invitations,
  orderRequests,
  requestComments,
  submissionMembers,
} from "#db/schema/index.ts";
import { VISITOR } from "#domain/actor.ts";
import { DEFAULT_EVALUATING } from "#domain/evaluations/criteria.ts";
import { hashToken } from "#server/platform/token.ts";
import { listProcedures } from "#tests/abuse/call.ts";
import { makeItem, makeSubmission, makeUser } from "#tests/factories.ts";
import { countStatements } from "#tests/statements.ts";
import { signIn } from "./files/upload.ts";
import { openScene, type Scene } from "./orders/scene.ts";

/** A portal with so many of everything: orders of a submission, files of an order, people, invitations, logins. */
async function openSeason(size: number) {
  const scene = await openScene();
  const { portal, partner, manager, submission } = scene;
  const decided = await makeSubmission(portal, { status: "REVIEWING" }, [partner]);
  await scene.as(manager).submissions.approve({ id: decided.id, version: decided.version, note: "" });
  const evaluated = await makeSubmission(portal);
  const asked = { extraServices: { furniture: { required: true } } };
  const { id: order } = await scene.send(partner, asked);
  const tokens = { status: newToken(), invitation: newToken() };
  await makeSubmission(portal, { trackHash: hashToken(tokens.status) });
  let evaluation = "";
  for (let at = 0; at < size; at += 1) {
    if (at > 0) await scene.send(partner, asked);
    await makeSubmission(portal, { status: "APPROVED" }, [partner]);
    await makeItem(portal, { titleEn: `Lamp ${at}` });
    await makeUser(portal, "GRUPORG");
    await scene.as(manager).views.save({ list: "orders", name: `View ${at}`, isShared: at > 0, address: {} });
    await signIn(scene, partner);
    const fileId = await scene.upload(manager, "supporting");
    await scene.as(manager).orders.addFile({ id: order, fileId });
    await join(scene, await makeUser(portal, "PARTNER"));
    await talk(scene, order);
    const marks = await evaluate(scene, evaluated.id, at);
    evaluation ||= marks.id;
    await scene.as(manager).notes.write({ submissionId: submission.id, text: "Ligou" });
    await print(scene, order, at + 1);
    await invite(scene, at === 0 ? tokens.invitation : newToken());
  }
  const bulk = await scene.as(manager).bulk.freeze({
    act: { kind: "orders", verb: "approve" },
    selection: { kind: "filtered", question: {} },
  });
  return {
    ...scene,
    bulk: bulk.id,
    importId: await planImport(scene, size),
    submissionId: submission.id,
    decided: decided.id,
    evaluated: evaluated.id,
    evaluation,
    order,
    tokens,
  };
}

async function planImport({ portal, manager }: Scene, size: number): Promise<string> {
  const importId = newId();
  const row = { importId, cells: {}, outcome: "create", problems: [], title: "", result: "waiting" } as const;
  const rows = Array.from({ length: size }, (_, at) => ({ ...row, row: at + 2 }));
  const plan = { id: importId, actorId: manager.id, fileId: "", fileName: "", status: "planned" } as const;
  await portal.db.write(async (tx) => {
    await tx.insert(imports).values({ ...plan, createdAt: portal.clock() });
    await tx.insert(importRows).values(rows);
  });
  return importId;
}

type Season = Awaited<ReturnType<typeof openSeason>>;

const newToken = () => newId() + newId().slice(0, 7);

async function join({ portal, submission }: Scene, { id: userId }: { id: string }): Promise<void> {
  const member = {
    submissionId: submission.id,
    userId,
    part: "colleague" as const,
    createdAt: portal.clock(),
  };
  await portal.db.write((tx) => tx.insert(submissionMembers).values(member));
}

/** Marks of somebody of the team, of the manager first: others' are shown to who gave their own. */
async function evaluate(scene: Scene, submissionId: string, at: number): Promise<{ id: string }> {
  const reader = at === 0 ? scene.manager : await makeUser(scene.portal, "GRUPORG");
  const marks = { theme: 5, innovation: 4, sustainability: 3, feasibility: 2, publicInterest: 1 };
  return scene.as(reader).evaluations.save({ submissionId, decision: "APPROVED", ...marks });
}

/** A request of the team about an order, with an answer. */
async function talk({ portal, manager, partner }: Scene, orderId: string): Promise<void> {
  const [id, createdAt] = [newId(), portal.clock()];
  const words = { titlePt: "Planta", titleEn: "Plan", messagePt: "Falta", messageEn: "Missing" };
  await portal.db.write(async (tx) => {
    await tx.insert(orderRequests).values({
      id,
      orderId,
      kind: "TEAM",
      status: "PENDING",
      ...words,
      createdBy: manager.id,
      createdAt,
      updatedAt: createdAt,
    });
    await tx
      .insert(requestComments)
      .values({ requestId: id, authorId: partner.id, message: "Segue", createdAt });
  });
}

async function print(scene: Scene, orderId: string, version: number): Promise<void> {
  const { portal, manager } = scene;
  const [fileId, signedFileId] = [await scene.upload(manager), await scene.upload(manager)];
  const data = {} as never; // No list shows it.
  const edition = { orderId, version, locale: "pt" as const, data, fileId, signedFileId };
  await portal.db.write((tx) =>
    tx.insert(contracts).values({ ...edition, createdBy: manager.id, createdAt: portal.clock() }),
  );
}

async function invite({ portal, partner, submission }: Scene, token: string): Promise<void> {
  const now = portal.clock();
  await portal.db.write((tx) =>
    tx.insert(invitations).values({
      submissionId: submission.id,
      email: `${newId()}@example.org`,
      language: "pt",
      tokenHash: hashToken(token),
      invitedBy: partner.id,
      expiresAt: new Date(now.getTime() + 86_400_000),
      createdAt: now,
    }),
  );
}

type Question = { most: number; ask: (season: Season) => Promise<unknown> };

/**
 * How often each question may ask the database, the session apart: a list twice, what a screen shows of one record in
 * four with all its questions together. A new one must stand here before the tests are green.
 */
const QUESTIONS: Record<string, Question> = {
  "event.get": { most: 1, ask: (s) => s.as(VISITOR).event.get() },
  "captcha.challenge": { most: 0, ask: (s) => s.as(VISITOR).captcha.challenge() },
  "packages.list": { most: 1, ask: (s) => s.as(s.partner).packages.list() },
  "catalogue.list": { most: 1, ask: (s) => s.as(s.partner).catalogue.list() },
  "catalogue.items": { most: 3, ask: (s) => s.as(s.manager).catalogue.items({}) },
  "catalogue.get": { most: 3, ask: (s) => s.as(s.manager).catalogue.get({ id: s.screen.id }) },
  "catalogue.vocabulary": { most: 1, ask: (s) => s.as(s.manager).catalogue.vocabulary() },

  "bulk.get": { most: 3, ask: (s) => s.as(s.manager).bulk.get({ id: s.bulk }) },
  "imports.get": { most: 3, ask: (s) => s.as(s.manager).imports.get({ id: s.importId }) },
  "imports.mine": { most: 1, ask: (s) => s.as(s.manager).imports.mine() },
  "imports.rows": {
    most: 4,
    ask: (s) => s.as(s.manager).imports.rows({ filters: { importId: s.importId } }),
  },
  "bulk.mine": { most: 2, ask: (s) => s.as(s.manager).bulk.mine({ kind: "submissions" }) },

  "submissions.track": {
    most: 2,
    ask: (s) => s.as(VISITOR).submissions.track({ token: s.tokens.status }),
  },
  "submissions.mine": { most: 1, ask: (s) => s.as(s.partner).submissions.mine() },
  "submissions.list": { most: 2, ask: (s) => s.as(s.manager).submissions.list({}) },
  "submissions.neighbours": {
    most: 5,
    ask: (s) => s.as(s.manager).submissions.neighbours({ of: s.submissionId, list: {} }),
  },
  "submissions.duplicates": {
    most: 2,
    ask: (s) => s.as(s.manager).submissions.duplicates({ of: s.submissionId }),
  },
  "submissions.get": { most: 2, ask: (s) => s.as(s.manager).submissions.get({ id: s.submissionId }) },
  "notes.list": { most: 1, ask: (s) => s.as(s.manager).notes.list({ submissionId: s.submissionId }) },
  "assignments.overview": { most: 6, ask: (s) => s.as(s.manager).assignments.overview() },
  "evaluations.next": { most: 2, ask: (s) => s.as(s.manager).evaluations.next({}) },
  "evaluations.card": {
    most: 4,
    ask: (s) => s.as(s.manager).evaluations.card({ submissionId: s.evaluated }),
  },
  "evaluations.list": { most: 2, ask: (s) => s.as(s.manager).evaluations.list({}) },
  "decisions.texts": { most: 1, ask: (s) => s.as(s.manager).decisions.texts() },
  "decisions.planning": { most: 3, ask: (s) => s.as(s.manager).decisions.planning() },
  "evaluations.previewRanks": {
    most: 2,
    ask: (s) => s.as(s.admin).evaluations.previewRanks({ evaluating: DEFAULT_EVALUATING }),
  },
  "evaluations.ranking": { most: 3, ask: (s) => s.as(s.manager).evaluations.ranking({}) },
  "evaluations.get": { most: 4, ask: (s) => s.as(s.manager).evaluations.get({ id: s.evaluation }) },
  "submissions.site": { most: 2, ask: (s) => s.as(s.partner).submissions.site({ id: s.submissionId }) },
  "submissions.decision": { most: 2, ask: (s) => s.as(s.manager).submissions.decision({ id: s.decided }) },
  "submissions.previewDecision": {
    most: 2,
    ask: (s) => s.as(s.manager).submissions.previewDecision({ id: s.decided }),
  },
  "partners.list": { most: 2, ask: (s) => s.as(s.manager).partners.list({}) },
  "partners.check": {
    most: 3,
    ask: (s) => s.as(s.manager).partners.check({ submissionId: s.submissionId, email: s.partner.email }),
  },

  "orders.steps": { most: 2, ask: (s) => s.as(s.partner).orders.steps() },
  "orders.mine": { most: 2, ask: (s) => s.as(s.partner).orders.mine({}) },
  "orders.list": { most: 2, ask: (s) => s.as(s.manager).orders.list({}) },
  "orders.myDrafts": { most: 1, ask: (s) => s.as(s.manager).orders.myDrafts() },
  "orders.colleaguesDrafts": {
    most: 1,
    ask: (s) => s.as(s.partner).orders.colleaguesDrafts({ submissionId: s.submissionId }),
  },
  "orders.standOf": {
    most: 2,
    ask: (s) => s.as(s.partner).orders.standOf({ submissionId: s.submission.id }),
  },
  "orders.get": { most: 2, ask: (s) => s.as(s.partner).orders.get({ id: s.order }) },
  "orders.versions": { most: 2, ask: (s) => s.as(s.partner).orders.versions({ id: s.order }) },
  "orders.previewItems": {
    most: 6,
    ask: (s) => s.as(s.manager).orders.previewItems({ id: s.order, lines: [] }),
  },
  "customServices.list": { most: 2, ask: (s) => s.as(s.manager).customServices.list({}) },
  "customServices.get": {
    most: 4,
    ask: (s) => s.as(s.manager).customServices.get({ orderId: s.order, lineId: "furniture" }),
  },
  "customServices.formerPrices": {
    most: 3,
    ask: (s) => s.as(s.manager).customServices.formerPrices({ orderId: s.order, lineId: "furniture" }),
  },
  "customServices.previewPrices": {
    most: 6,
    ask: (s) =>
      s.as(s.manager).customServices.previewPrices({
        orderId: s.order,
        services: [{ lineId: "furniture", unitPrice: 5 }],
      }),
  },
  "requests.list": { most: 1, ask: (s) => s.as(s.partner).requests.list({ orderId: s.order }) },
  "requests.listAll": { most: 2, ask: (s) => s.as(s.manager).requests.listAll({}) },
  "mails.list": { most: 2, ask: (s) => s.as(s.manager).mails.list({}) },
  "contracts.list": { most: 1, ask: (s) => s.as(s.partner).contracts.list({ orderId: s.order }) },

  "colleagues.list": {
    most: 3,
    ask: (s) => s.as(s.partner).colleagues.list({ submissionId: s.submissionId }),
  },
  "colleagues.read": {
    most: 2,
    ask: (s) => s.as(VISITOR).colleagues.read({ token: s.tokens.invitation }),
  },
  "accounts.sessions": { most: 2, ask: (s) => s.as(s.partner).accounts.sessions() },

  "dashboard.overview": { most: 13, ask: (s) => s.as(s.manager).dashboard.overview() },
  "dashboard.stats": { most: 2, ask: (s) => s.as(s.manager).dashboard.stats() },
  "reports.read": { most: 13, ask: (s) => s.as(s.manager).reports.read({ from: "2024-01-01" }) },
  "history.list": { most: 3, ask: (s) => s.as(s.manager).history.list({}) },
  "history.changes": { most: 1, ask: (s) => s.as(s.manager).history.changes({ id: "nothing" }) },
  "settings.get": { most: 2, ask: (s) => s.as(s.admin).settings.get() },
  "views.list": { most: 1, ask: (s) => s.as(s.manager).views.list({ list: "orders" }) },
  "preferences.get": { most: 1, ask: (s) => s.as(s.manager).preferences.get() },
  "staff.list": { most: 1, ask: (s) => s.as(s.admin).staff.list({}) },
  "staff.get": { most: 1, ask: (s) => s.as(s.admin).staff.get({ id: s.manager.id }) },
};

const one = await openSeason(1);
const three = await openSeason(3);

describe("the database is asked", () => {
  test("by these questions and no others", () => {
    const isQuestion = ({ name, type }: { name: string; type: string }) =>
      type === "query" || name.includes(".preview");
    const asked = listProcedures().filter(isQuestion);
    expect(Object.keys(QUESTIONS).toSorted()).toEqual(asked.map(({ name }) => name).toSorted());
  });

  test.each(Object.entries(QUESTIONS))(
    "by %s as often for three rows as for one, and no oftener than it says",
    async (_, { most, ask }) => {
      const times = await countStatements(one.portal.db, () => ask(one));
      expect(times).toBeLessThanOrEqual(most);
      expect(await countStatements(three.portal.db, () => ask(three))).toBe(times);
    },
  );
});
