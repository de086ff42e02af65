import { describe, expect, spyOn, test } from "bun:test";
import { eq } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import {
  contracts,
  importRows,
  imports,
  invitations,
  orderRequests,
  outbox,
  requestComments,
  submissionMembers,
} from "#db/schema/index.ts";
import { VISITOR } from "#domain/actor.ts";
import type { FileShape } from "#domain/imports/read-file.ts";
import { mailedTokenOf } from "#server/interest-drafts/load.ts";
import { readLinkToken } from "#server/platform/link-token.ts";
import { hashToken } from "#server/platform/token.ts";
import { callerOf, exampleOf, existing, listProcedures, type Procedure } from "#tests/abuse/call.ts";
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
  const asked = { extraServices: { furniture: { required: true, executionObservations: "Dois sofás" } } };
  const { id: order } = await scene.send(partner, asked);
  const tokens = { status: newToken(), invitation: newToken(), interest: "", handed: "" };
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
    tokens.interest ||= await keepForms(scene);
    await talk(scene, order);
    const marks = await evaluate(scene, evaluated.id, at);
    evaluation ||= marks.id;
    await scene.as(manager).notes.write({ submissionId: submission.id, text: "Ligou" });
    await scene.as(manager).notes.writeOnOrder({ orderId: order, text: "Pagam na sexta" });
    await print(scene, order, at + 1);
    await invite(scene, at === 0 ? tokens.invitation : newToken());
    tokens.handed = await handOut(scene, order);
  }
  const bulk = await scene.as(manager).bulk.freeze({
    act: { kind: "orders", verb: "approve" },
    selection: { kind: "filtered", question: {} },
  });
  return {
    ...scene,
    campaign: await writeCampaign(scene),
    bulk: bulk.id,
    importId: await planImport(scene, size),
    mail: await anyMail(scene),
    submissionId: submission.id,
    decided: decided.id,
    evaluated: evaluated.id,
    evaluation,
    order,
    tokens,
  };
}

/** The technical files of a stand, by a link whose secret it answers. */
async function handOut(scene: Scene, orderId: string): Promise<string> {
  const { handedOn } = scene.as(scene.partner);
  const to = {
    kind: "builder",
    name: "Carla Dias",
    email: `${newToken()}@example.org`,
    language: "pt",
  } as const;
  await handedOn.give({ orderId, step: "technicalFiles", to });
  const { steps } = await handedOn.list({ orderId });
  return new URL(steps.find(({ url }) => url)?.url ?? "").pathname.split("/").at(-1) ?? "";
}

/** One that the exhibitor got. */
async function anyMail({ portal, partner }: Scene): Promise<string> {
  const [mail] = await portal.db.read
    .select({ id: outbox.id })
    .from(outbox)
    .where(eq(outbox.template, "orderCreated"))
    .limit(1);
  const id = mail?.id ?? "";
  const sent = { status: "sent", toEmail: partner.email } as const;
  await portal.db.write((tx) => tx.update(outbox).set(sent).where(eq(outbox.id, id)));
  return id;
}

/** Two under one address, so that one has another beside it. */
async function keepForms({ as, portal }: Scene): Promise<string> {
  const form = { email: "ana@example.org", language: "pt", answers: {} } as const;
  const { token } = await as(VISITOR).interestDrafts.keep(form);
  await as(VISITOR).interestDrafts.keep(form);
  return mailedTokenOf(portal, readLinkToken(portal.secret, "interestDevice", token) ?? "");
}

async function planImport({ portal, manager }: Scene, size: number): Promise<string> {
  const importId = newId();
  const data = { cells: {}, misfit: null, problems: [], values: null, title: "" };
  const row = { importId, state: "create", data } as const;
  const rows = Array.from({ length: size }, (_, at) => ({ ...row, row: at + 2 }));
  const shape: FileShape = { separator: ";", encoding: "utf-8", columns: [], ignored: [] };
  const plan = { id: importId, fileName: "", shape, actorId: manager.id };
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

/** To everybody approved, with its news in place. */
async function writeCampaign({ as, manager }: Scene): Promise<string> {
  const audience = { kind: "filtered", question: { filters: { statuses: ["APPROVED"] } } } as const;
  const { id, version } = await as(manager).campaigns.begin({ audience });
  const texts = {
    subject_pt: "Aviso",
    subject_en: "Notice",
    message_pt: "Abre às 8h",
    message_en: "Opens at 8",
  };
  const letter = { kind: "notice", ...texts, details_pt: "", details_en: "" } as const;
  await as(manager).campaigns.save({ id, version, letter });
  return id;
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
    tx
      .insert(contracts)
      .values({ ...edition, publishedAt: portal.clock(), createdBy: manager.id, createdAt: portal.clock() }),
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

/** What is asked about, in the season. */
function recordsOf({
  submissionId,
  evaluated,
  decided,
  tokens,
  screen,
  partner,
  manager,
  ...season
}: Season) {
  return existing({
    submission: submissionId,
    openSubmission: evaluated,
    decidedSubmission: decided,
    partner: partner.id,
    partnerEmail: partner.email,
    mail: season.mail,
    clerk: manager.id,
    order: season.order,
    item: screen.id,
    evaluation: season.evaluation,
    bulk: season.bulk,
    import: season.importId,
    statusToken: tokens.status,
    invitationToken: tokens.invitation,
    handedToken: tokens.handed,
    interestToken: tokens.interest,
    campaign: season.campaign,
  });
}

/** The example a question declares, by the first of whom it is for. */
async function ask(season: Season, question: Procedure): Promise<unknown> {
  const { partner, manager, admin } = season;
  const caller = season.as(callerOf(question, [VISITOR, partner, manager, admin]));
  const [noun = "", verb = ""] = question.name.split(".");
  const calls = caller as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  return calls[noun]?.[verb]?.(exampleOf(question, recordsOf(season)));
}

/**
 * How often a question may ask the database, the session apart: a list twice, what a screen shows of one record in four
 * with all its questions together. What is of many things costs more, and stands here.
 */
const MOST: Record<string, number> = {
  "assignments.overview": 6,
  // With a hash of each address that is shown.
  "campaigns.recipients": 3,
  // With the words of categories and units.
  "catalogue.items": 4,
  "customServices.previewPrices": 6,
  "dashboard.overview": 15,
  "evaluations.ranking": 3,
  "history.list": 3,
  "imports.rows": 4,
  "opening.get": 5,
  "orders.previewItems": 6,
  "reports.read": 13,
  "submissions.neighbours": 5,
};

function mostOf({ name, schema }: Procedure): number {
  const isList = "cursor" in ((schema as { entries?: object } | undefined)?.entries ?? {});
  return MOST[name] ?? (isList ? 2 : 4);
}

/** Made and taken back, so that its mail is the very one; that nothing stays is shown in bulk/letters.test.ts. */
const REHEARSED = ["orders.previewMove", "orders.previewJudgement"];

const one = await openSeason(1);
const three = await openSeason(3);
const questions = listProcedures().filter(({ declared }) => !declared.changes);

describe("the database is asked", () => {
  test.each(questions)(
    "by $name as often for three rows as for one, no oftener than it may, and written to never",
    async (question) => {
      const writing = [one, three].map(({ portal }) => spyOn(portal.db.client, "transaction"));
      const times = await countStatements(one.portal.db, () => ask(one, question));
      expect(times).toBeLessThanOrEqual(mostOf(question));
      expect(await countStatements(three.portal.db, () => ask(three, question))).toBe(times);
      if (!REHEARSED.includes(question.name)) for (const spy of writing) expect(spy).not.toHaveBeenCalled();
      for (const spy of writing) spy.mockRestore();
    },
  );

  test("more often by these questions only", () => {
    const names = questions.map(({ name }) => name);
    expect(Object.keys(MOST).filter((name) => !names.includes(name))).toEqual([]);
  });
});
