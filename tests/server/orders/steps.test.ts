import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import type { TemplateParams } from "#domain/mail/templates.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { changeSettings } from "../../factories.ts";
import { signIn } from "../files/upload.ts";
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

  test("are the own submissions' only, and a colleague's draft is none of mine", async () => {
    const { scene, partner } = await begin();
    await scene.send();
    const others = await scene.as(scene.other).orders.steps();
    expect(others.map(({ submissionId }) => submissionId)).toEqual([scene.otherSubmission.id]);
    expect((await partner.orders.steps()).map(({ submissionId }) => submissionId)).toEqual([
      scene.submission.id,
    ]);
  });
});

describe("the calendar of the steps", () => {
  async function open() {
    const opened = await begin();
    const { scene } = opened;
    const cookie = await signIn(scene, scene.partner);
    const raw = async (language: string) => {
      const headers = { cookie, "accept-language": language };
      const answer = await scene.fetch("/api/documents/steps.ics", { headers });
      expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
      return answer.text();
    };
    const entries = async (language: string) => {
      const unfolded = (await raw(language)).replaceAll("\r\n ", "");
      return unfolded.split("BEGIN:VEVENT").slice(1);
    };
    return { ...opened, raw, entries };
  }
  const asked = { title: "Croqui", message: "x", blocksApproval: false, attachments: [] };

  test("holds each request and each payment with a day, its alarms and its own page, in the reader's language", async () => {
    const { scene, staff, entries } = await open();
    const sent = await scene.send();
    const first = await staff.requests.create({ ...asked, orderId: sent.id, dueOn: "2025-10-20" });
    const title = "Planta; cotas, e\nlogo";
    await staff.requests.create({ ...asked, title, orderId: sent.id, dueOn: "2025-10-25" });
    await staff.requests.create({ ...asked, title: "Sem dia", orderId: sent.id });
    await staff.orders.setStatus({ ...sent, status: "APPROVED" });
    const [pt, en] = [await entries("pt-BR"), await entries("en")];
    const [, , pay, request, other, ...more] = en;
    expect(more).toEqual([]);
    const { reference } = await staff.orders.get({ id: sent.id });
    const origin = scene.portal.env.PUBLIC_URL;
    const amount = formatUsd("en", 18_711_00).replace(",", "\\,");
    expect(pay).toContain(`SUMMARY:Pay ${amount} for order ${reference}\r`);
    expect(pay).toMatch(/DTSTAMP:\d{8}T\d{6}Z\r/);
    expect(pay).toContain(`URL;VALUE=URI:${origin}/partner/orders/${sent.id}#payment\r`);
    expect(request).toContain(`SUMMARY:Answer: Croqui (order ${reference})`);
    expect(request).toContain("DTSTART;VALUE=DATE:20251020\r");
    expect(request).toContain("DTEND;VALUE=DATE:20251021\r");
    expect(request).toContain(`URL;VALUE=URI:${origin}/partner/orders/${sent.id}#request-${first.id}\r`);
    expect(other).toContain("SUMMARY:Answer: Planta\\; cotas\\, e logo (order");
    for (const duty of [pay, request, other]) {
      expect(duty?.match(/TRIGGER:\S+/g)).toEqual(["TRIGGER:-P6DT15H", "TRIGGER:-PT15H"]);
      expect(duty?.match(/ACTION:DISPLAY/g)).toHaveLength(2);
    }
    expect(pt[3]).toContain(`SUMMARY:Responder: Croqui (pedido ${reference})`);
    const names = (all: string[]) => all.map((entry) => /UID:(\S+)/.exec(entry)?.[1]);
    expect(names(pt)).toEqual(names(en));
    expect(names(await entries("en"))).toEqual(names(en));
  });

  test("holds summit and conference with what is said of build-up and strike, and no alarm", async () => {
    const { scene, entries, raw } = await open();
    const build = { pt: "De 1º a 8 de novembro, das 8h às 22h; à noite só com aviso à segurança", en: "" };
    await changeSettings(scene.portal, (data) => ({
      ...data,
      siteFacts: { ...data.siteFacts, build, strike: { pt: "Dia 22", en: "On the 22nd" } },
    }));
    const [summit, conference, ...more] = await entries("pt-BR");
    expect(more).toEqual([]);
    expect(summit).toContain("DTSTART;VALUE=DATE:20251106\r");
    expect(summit).toContain("DTEND;VALUE=DATE:20251108\r");
    expect(conference).toContain("DTEND;VALUE=DATE:20251122\r");
    expect(conference).toContain("DESCRIPTION:Montagem: De 1º a 8 de novembro\\, das 8h às 22h\\; à noite");
    expect(conference).toContain("\\nDesmontagem: Dia 22");
    expect((await entries("en"))[1]).toContain("\\nDismantling: On the 22nd");
    const text = await raw("pt-BR");
    expect(text).not.toContain("VALARM");
    expect(text).toContain("X-WR-TIMEZONE:America/Belem\r");
    const octets = text.split("\r\n").map((row) => new TextEncoder().encode(row).byteLength);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  });

  test("is silent of what its exhibitor muted", async () => {
    const { scene, staff, partner, entries } = await open();
    const sent = await scene.send();
    const { id, version } = await staff.requests.create({ ...asked, orderId: sent.id, dueOn: "2025-10-20" });
    await partner.requests.mute({ id, version, isMuted: true });
    expect((await entries("en")).at(-1)).not.toContain("VALARM");
  });

  test("is for exhibitors who are signed in", async () => {
    const { scene } = await begin();
    expect((await scene.fetch("/api/documents/steps.ics")).status).toBe(401);
    const cookie = await signIn(scene, scene.manager);
    expect((await scene.fetch("/api/documents/steps.ics", { headers: { cookie } })).status).toBe(403);
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
