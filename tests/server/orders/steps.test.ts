import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import type { TemplateParams } from "#domain/mail/letters.ts";
import { addMember } from "#server/members/membership.ts";
import { changeSettings, makeUser } from "../../factories.ts";
import { openScene } from "./scene.ts";

async function begin() {
  const scene = await openScene();
  const staff = scene.as(scene.manager);
  const partner = scene.as(scene.partner);
  const steps = async () => {
    const [own] = await partner.orders.steps();
    return own;
  };
  const kinds = async () => (await steps())?.duties.map(({ kind }) => kind);
  return { scene, staff, partner, steps, kinds };
}

describe("orders.steps", () => {
  test("leads an exhibitor from the stand to the payment, and says whose turn it is between", async () => {
    const { scene, staff, partner, steps, kinds } = await begin();
    expect(await kinds()).toEqual(["chooseStand"]);
    const draft = { submissionId: scene.submission.id, orderType: "STANDARD" as const };
    const saved = await partner.orders.saveDraft({ draft });
    expect(await kinds()).toEqual(["finishDraft"]);
    await partner.orders.discard({ id: saved.id, version: saved.version });

    const sent = await scene.send();
    expect(await steps()).toMatchObject({ duties: [], waiting: { kind: "review" } });
    const reviewing = await staff.orders.setStatus({ ...sent, status: "REVIEWING" });
    const returned = await staff.orders.setStatus({ ...reviewing, status: "PENDING", note: "x" });
    expect(await kinds()).toEqual(["revise"]);
    const again = await staff.orders.setStatus({ ...returned, status: "REVIEWING" });
    expect(await kinds()).toEqual([]);

    await changeSettings(scene.portal, (data) => ({ ...data, paying: { ...data.paying, daysToPay: 7 } }));
    const approved = await staff.orders.setStatus({ ...again, status: "APPROVED" });
    const [pay] = (await steps())?.duties ?? [];
    expect(pay).toMatchObject({
      kind: "pay",
      orderId: sent.id,
      outstanding: 18_711_00,
      dueOn: expect.any(String),
      responsible: { id: scene.partner.id, name: scene.partner.name },
    });

    const fileId = await scene.upload(scene.partner);
    const handed = await partner.orders.confirmPayment({ ...approved, fileId, amount: 11 });
    expect((await steps())?.duties).toMatchObject([{ kind: "pay", outstanding: 18_700_00 }]);
    const rest = await scene.upload(scene.partner);
    const complete = await partner.orders.confirmPayment({ ...handed, fileId: rest, amount: 18_700 });
    expect(await steps()).toMatchObject({ duties: [], waiting: { kind: "payment" } });
    await staff.orders.setStatus({ ...complete, status: "PAID" });
    expect(await steps()).toMatchObject({ duties: [], waiting: { kind: "contract" } });
  });

  test("names what the team asks, by the day it is due", async () => {
    const { scene, staff, steps } = await begin();
    const { id } = await scene.send();
    const asked = { orderId: id, title: "Croqui", message: "Envie o croqui.", blocksApproval: false };
    await staff.requests.create({ ...asked, dueOn: "2025-10-20", attachments: [] });
    await staff.requests.create({ ...asked, dueOn: "2025-10-05", attachments: [] });
    expect((await steps())?.duties).toMatchObject([
      { kind: "answerRequest", orderId: id, count: 2, dueOn: "2025-10-05" },
    ]);
  });

  test("name a colleague's draft as the organisation's, and no dead one once the space has its stand", async () => {
    const { scene, partner, kinds } = await begin();
    const colleague = await makeUser(scene.portal, "PARTNER");
    await scene.portal.db.write((tx) =>
      addMember(tx, scene.portal.clock(), scene.submission.id, colleague.id),
    );
    const draft = { submissionId: scene.submission.id, orderType: "STANDARD" as const };
    await scene.as(colleague).orders.saveDraft({ draft });
    expect((await partner.orders.steps())[0]?.duties).toMatchObject([
      { kind: "colleaguesDraft", type: "STANDARD", responsible: { id: colleague.id } },
    ]);
    await partner.orders.saveDraft({ draft: { ...draft, orderType: "CUSTOM_SERVICES" } });
    expect(await kinds()).toEqual(["finishDraft", "colleaguesDraft"]);
    await scene.send();
    expect(await kinds()).toEqual(["finishDraft"]);
    expect((await scene.as(colleague).orders.steps())[0]?.duties.map(({ kind }) => kind)).toEqual([
      "colleaguesDraft",
    ]);
  });

  test("are the own submissions' only", async () => {
    const { scene, partner } = await begin();
    await scene.send();
    const others = await scene.as(scene.other).orders.steps();
    expect(others.map(({ submissionId }) => submissionId)).toEqual([scene.otherSubmission.id]);
    expect((await partner.orders.steps()).map(({ submissionId }) => submissionId)).toEqual([
      scene.submission.id,
    ]);
  });
});

test("the day of payment counts from the approval, and is one day everywhere after a refusal too", async () => {
  const { scene, partner, staff, steps } = await begin();
  const now = (day: string) => ({ now: new Date(`${day}T12:00:00Z`) });
  const { portal } = scene;
  await changeSettings(portal, (data) => ({ ...data, paying: { ...data.paying, daysToPay: 10 } }));
  const places = async (id: string) => {
    const mails = await portal.db.read.select().from(outbox).where(eq(outbox.template, "orderStatusChanged"));
    const mail = mails
      .map(({ params }) => params as TemplateParams["orderStatusChanged"])
      .findLast(({ to }) => to === "APPROVED");
    return [
      (await partner.orders.get({ id })).paying?.dueOn,
      (await staff.orders.get({ id })).paying?.dueOn,
      (await steps())?.duties.find(({ kind }) => kind === "pay")?.dueOn,
      mail?.toPay?.dueOn,
    ];
  };
  const sent = await scene.send();
  const approved = await scene
    .as(scene.manager, now("2025-09-01"))
    .orders.setStatus({ ...sent, status: "APPROVED" });
  expect(new Set(await places(sent.id))).toEqual(new Set(["2025-09-11"]));

  let order = { id: sent.id, version: approved.version };
  for (const [at, day] of [
    ["2025-09-03", "2025-09-11"],
    ["2025-09-10", "2025-09-17"],
  ] as const) {
    const handed = await scene.as(scene.partner, now(at)).orders.confirmPayment({
      ...order,
      fileId: await scene.upload(scene.partner),
    });
    order = await scene
      .as(scene.manager, now(at))
      .orders.setStatus({ ...handed, status: "APPROVED", note: "O valor não confere" });
    expect(new Set(await places(sent.id))).toEqual(new Set([day]));
  }
});
