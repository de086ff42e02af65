import { describe, expect, test } from "bun:test";
import { newId } from "#db/columns.ts";
import { invitations } from "#db/schema/index.ts";
import { SAMPLE_ANSWERS } from "#domain/submissions/sample-answers.ts";
import { hashToken } from "#server/platform/token.ts";
import { signIn } from "../files/upload.ts";
import { openTold } from "./told-scene.ts";

const scene = await openTold();
const { portal, partner, colleague, other, admin, manager, reader, submission, as, known, untold } = scene;
const { open, decided, early } = scene;
await signIn(scene, partner);

const draft = { submissionId: submission.id, orderType: "STANDARD" as const };
const marks = { theme: 5, innovation: 4, sustainability: 3, feasibility: 2, publicInterest: 1 };
const token = newId() + newId().slice(0, 7);
let version = 1;
let request = { id: "", version: 1 };

async function versionOfOrder(): Promise<number> {
  return (await scene.readOrder(known.order)).version;
}

/** Changes by one person each, in the order in which a season makes them. */
const STEPS: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    "a draft is begun",
    async () => {
      const saved = await as(partner).orders.saveDraft({ draft });
      known.draft = saved.id;
      version = saved.version;
    },
  ],
  [
    "a draft is written on",
    async () => {
      scene.setNow(new Date(portal.clock().getTime() + 1000));
      const saved = await as(partner).orders.saveDraft({
        id: known.draft,
        version,
        draft: { ...draft, notes: "Doca" },
      });
      version = saved.version;
    },
  ],
  [
    "a draft is taken over",
    async () => {
      version = (await as(colleague).orders.takeOver({ id: known.draft, version })).version;
    },
  ],
  ["a draft is thrown away", () => as(colleague).orders.discard({ id: known.draft, version })],
  [
    "an order is sent",
    async () => {
      known.order = (
        await scene.send(partner, {
          extraServices: { furniture: { required: true, executionObservations: "Dois sofás" } },
        })
      ).id;
    },
  ],
  [
    "an order is reviewed",
    async () => {
      await as(manager).orders.setStatus({
        id: known.order,
        status: "REVIEWING",
        version: await versionOfOrder(),
      });
    },
  ],
  [
    "a request is made",
    async () => {
      request = await as(manager).requests.create({
        orderId: known.order,
        title: "Planta",
        message: "Falta",
      });
    },
  ],
  ["a request is commented", () => as(manager).requests.comment({ id: request.id, message: "Segue" })],
  [
    "a request is approved",
    async () => {
      request = await as(manager).requests.approve({ id: request.id, version: request.version });
    },
  ],
  [
    "a wish is asked for",
    () => as(partner).requests.ask({ orderId: known.order, message: "Mais uma tomada" }),
  ],
  [
    "a contract is printed",
    async () => {
      await scene.put(known.order, { status: "APPROVED" });
      await as(manager).contracts.generate({ orderId: known.order });
    },
  ],
  [
    "a service is priced",
    async () => {
      const services = [{ lineId: "furniture", unitPrice: 5 }];
      await as(manager).customServices.price({
        orderId: known.order,
        version: await versionOfOrder(),
        services,
      });
    },
  ],
  [
    "a file is added",
    async () => {
      const fileId = await scene.upload(partner, "supporting");
      await as(partner).orders.addFile({ id: known.order, fileId });
    },
  ],
  [
    "an item is switched off",
    async () => {
      const item = await as(manager).catalogue.get({ id: known.item });
      await as(manager).catalogue.setStatus({ id: known.item, version: item.version, status: "INACTIVE" });
    },
  ],
  [
    "settings are saved",
    async () => {
      const stored = await as(admin).settings.get();
      const data = { ...stored.data, standAreaM2: 9_000, customSpacePerM2: 31_000 };
      await as(admin).settings.update({ version: stored.version, data });
    },
  ],
  [
    "a submission is corrected",
    async () => {
      const stored = await as(manager).submissions.get({ id: submission.id });
      await as(manager).submissions.update({
        id: submission.id,
        version: stored.version,
        answers: SAMPLE_ANSWERS,
      });
    },
  ],
  [
    "a submission is decided",
    async () => {
      const stored = await as(manager).submissions.get({ id: decided.id });
      await as(manager).submissions.review({ id: decided.id, version: stored.version });
      const now = await as(manager).submissions.get({ id: decided.id });
      await as(manager).submissions.approve({ id: decided.id, version: now.version, note: "" });
    },
  ],
  [
    "a decision is sent",
    async () => {
      const mail = await as(manager).submissions.decision({ id: decided.id });
      await as(manager).submissions.sendDecision({
        id: decided.id,
        mailId: mail?.id ?? "",
        version: mail?.version ?? 0,
        note: "",
      });
    },
  ],
  ["mail leaves", () => portal.drainMail()],
  ["a note is written", () => as(manager).notes.write({ submissionId: submission.id, text: "Ligou" })],
  [
    "a note on an order is written",
    () => as(manager).notes.writeOnOrder({ orderId: known.order, text: "Ligou" }),
  ],
  [
    "a pair is set",
    () =>
      as(admin).assignments.setPair({ reference: open.reference, readerId: reader.id, standing: "fixed" }),
  ],
  [
    "marks are begun",
    () => as(reader).evaluations.save({ submissionId: open.id, decision: "PENDING", theme: 5 }),
  ],
  [
    "marks are given",
    async () => {
      const given = { submissionId: open.id, decision: "APPROVED" as const, ...marks, version: 1 };
      const saved = await as(reader).evaluations.save(given);
      known.evaluation = saved.id;
    },
  ],
  [
    "marks are given by another",
    () => as(manager).evaluations.save({ submissionId: open.id, decision: "APPROVED", ...marks }),
  ],
  ["marks are opened", () => as(admin).evaluations.openMarks({ submissionId: open.id })],
  [
    "a decision is planned",
    () => as(admin).decisions.plan({ submissionId: open.id, plan: "APPROVED", seen: { plan: "none" } }),
  ],
  [
    "a pair is set by hand",
    () =>
      as(admin).assignments.setPair({ reference: early.reference, readerId: reader.id, standing: "fixed" }),
  ],
  [
    "a conflict is declared",
    () => as(reader).evaluations.declareConflict({ submissionId: early.id, reason: "Trabalhei lá" }),
  ],
  [
    "a conflict is taken back",
    () =>
      as(admin).assignments.takeBack({
        submissionId: early.id,
        readerId: reader.id,
        as: "conflict",
        reason: "Engano",
      }),
  ],
  [
    "a view is shared",
    () => as(manager).views.save({ list: "orders", name: "Minhas", isShared: true, address: {} }),
  ],
  ["a preference is kept", () => as(manager).preferences.save({ density: "compact" })],
  ["somebody signs in elsewhere", () => signIn(scene, partner)],
  ["somebody of the team signs in", () => signIn(scene, reader)],
  [
    "somebody of the team is added",
    () =>
      as(admin).staff.create({ name: "Rui Dias", email: "rui@example.org", role: "GRUPORG", language: "pt" }),
  ],
  [
    "a partner is registered",
    () =>
      as(manager).partners.register({
        submissionId: decided.id,
        name: "Davi Lobo",
        email: SAMPLE_ANSWERS.representativeEmail,
        language: "pt",
      }),
  ],
  ["credentials are reset", () => as(manager).partners.resetCredentials({ email: partner.email })],
  [
    "a colleague is invited",
    () =>
      as(partner).colleagues.invite({
        submissionId: submission.id,
        email: "bia@example.org",
        language: "pt",
      }),
  ],
  [
    "an invitation is joined",
    async () => {
      const now = portal.clock();
      const dates = { expiresAt: new Date(now.getTime() + 86_400_000), createdAt: now };
      const invitation = {
        submissionId: submission.id,
        email: other.email,
        language: "pt" as const,
        invitedBy: partner.id,
      };
      await portal.db.write((tx) =>
        tx.insert(invitations).values({ ...invitation, ...dates, tokenHash: hashToken(token) }),
      );
      await as(other).colleagues.join({ token });
    },
  ],
  [
    "a colleague is removed",
    () => as(partner).colleagues.remove({ submissionId: submission.id, userId: other.id }),
  ],
  [
    "a bulk is frozen",
    async () => {
      known.bulk = (
        await as(manager).bulk.freeze({
          act: { kind: "submissions", verb: "startReview" },
          selection: { kind: "filtered", question: {} },
        })
      ).id;
    },
  ],
  [
    "a bulk is run",
    async () => {
      await as(manager).bulk.run({ id: known.bulk });
      await portal.drainRuns();
    },
  ],
];

/** In blind marking nobody hears of others' marks, by which the queue goes: what comes next is read with the next mark. */
const NOT_TOLD: Record<string, RegExp> = { "marks are given": /^evaluations\.next of/ };

describe("what makes an answer another one is told to who reads it (FET-01)", () => {
  test.each(STEPS)("when %s", async (name, step) => {
    const missing = await untold(step);
    expect(missing.filter((line) => !NOT_TOLD[name]?.test(line))).toEqual([]);
  });
});
