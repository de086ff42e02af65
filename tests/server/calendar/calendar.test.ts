import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { history, submissionMembers, users } from "#db/schema/index.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { changeSettings, makeUser } from "../../factories.ts";
import { signIn } from "../files/upload.ts";
import { openCalendars, readCalendar, readEvents } from "./scene.ts";

const asked = { title: "Croqui", message: "x", blocksApproval: false, attachments: [] };
const DUTY = ["DISPLAY -P6DT15H", "DISPLAY -PT15H"];

describe("the calendar to subscribe to", () => {
  test("holds each request and each payment with a day, its alarms and its own page, in the account's language", async () => {
    const { scene, readOf } = await openCalendars();
    const staff = scene.as(scene.manager);
    const sent = await scene.send();
    const title = "Planta; cotas, e\nlogo";
    const first = await staff.requests.create({ ...asked, title, orderId: sent.id, dueOn: "2025-10-20" });
    await staff.requests.create({ ...asked, title: "Sem dia", orderId: sent.id });
    await staff.orders.setStatus({ ...sent, status: "APPROVED" });
    const [, , pay, request, ...more] = await readOf(scene.partner);
    expect(more).toEqual([]);
    const { reference } = await staff.orders.get({ id: sent.id });
    const { origin, hostname } = new URL(scene.portal.env.PUBLIC_URL);
    expect(pay).toMatchObject({
      uid: `pay-${sent.id}@${hostname}`,
      summary: `Pague ${formatUsd("pt", 18_711_00)} do pedido ${reference}`,
      url: `${origin}/partner/orders/${sent.id}#payment`,
      alarms: DUTY,
    });
    expect(request).toMatchObject({
      summary: `Responder: Planta; cotas, e logo (pedido ${reference})`,
      from: "2025-10-20",
      until: "2025-10-21",
      url: `${origin}/partner/orders/${sent.id}#request-${first.id}`,
      alarms: DUTY,
    });
    await scene.portal.db.write((tx) =>
      tx.update(users).set({ language: "en" }).where(eq(users.id, scene.partner.id)),
    );
    expect((await readOf(scene.partner))[3]?.summary).toContain("Answer: Planta");
  });

  test("follows the settings: the days of build-up and strike, with their hours, and the last days to order", async () => {
    const { scene, readOf } = await openCalendars();
    const hours = { pt: "Das 8h às 22h; à noite só com aviso à segurança, sempre com crachá", en: "" };
    await changeSettings(scene.portal, (data) => ({
      ...data,
      openingHours: { pt: "das 9h às 19h", en: "" },
      siteFacts: { ...data.siteFacts, build: hours, strike: { pt: "Até as 18h", en: "" } },
      exhibitorDays: {
        build: { from: "2025-11-01", to: "2025-11-08" },
        strike: { from: "", to: "" },
        lastStands: "2025-09-26",
        lastServices: "",
      },
    }));
    const [, conference, build, last, ...more] = await readOf(scene.partner);
    expect(more).toEqual([]);
    expect(conference).toMatchObject({
      until: "2025-11-22",
      description: "Horário de funcionamento: das 9h às 19h\nDesmontagem: Até as 18h",
    });
    expect(build).toMatchObject({ from: "2025-11-01", until: "2025-11-09", description: hours.pt });
    expect(build?.alarms).toEqual(["DISPLAY -PT15H"]);
    expect(last).toMatchObject({ from: "2025-09-26", alarms: DUTY });
  });

  test("is a calendar by the letter: folded, ended by CRLF, named, to be asked again in hours", async () => {
    const { scene, addressOf, ask } = await openCalendars();
    const answer = await ask(await addressOf(scene.partner));
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    const text = await answer.text();
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const octets = text.split("\r\n").map((row) => new TextEncoder().encode(row).byteLength);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    const calendar = readCalendar(text);
    const said = (name: string) => String(calendar.getFirstPropertyValue(name));
    expect(said("version")).toBe("2.0");
    expect(said("x-wr-calname")).toBe("Conferência do Clima 2025, Green Zone");
    expect(said("x-wr-timezone")).toBe("America/Belem");
    expect(said("refresh-interval")).toBe("PT4H");
  });

  test("counts and dates what changed, and sends a program that has the newest nothing", async () => {
    const { scene, addressOf, ask, readOf } = await openCalendars();
    const staff = scene.as(scene.manager);
    const address = await addressOf(scene.partner);
    const { id } = await scene.send();
    const request = await staff.requests.create({ ...asked, orderId: id, dueOn: "2025-10-20" });
    const first = await ask(address);
    const [etag = "", changed = ""] = ["etag", "last-modified"].map((name) => first.headers.get(name) ?? "");
    scene.setNow(new Date("2025-08-02T09:00:00Z"));
    expect((await ask(address, { "if-none-match": etag })).status).toBe(304);
    expect((await ask(address, { "if-modified-since": changed })).status).toBe(304);

    await staff.requests.update({ ...asked, id: request.id, version: request.version, dueOn: "2025-10-22" });
    const second = await ask(address, { "if-none-match": etag });
    expect(second.status).toBe(200);
    expect(second.headers.get("last-modified")).toBe("Sat, 02 Aug 2025 09:00:00 GMT");
    const [summit, , moved] = readEvents(await second.text());
    expect(summit).toMatchObject({ sequence: 0, stamp: "2025-08-01T12:00:00Z" });
    expect(moved).toMatchObject({ from: "2025-10-22", sequence: 1, stamp: "2025-08-02T09:00:00Z" });

    const { version } = await scene.readOrder(id);
    await staff.orders.setStatus({ id, version, status: "CANCELLED", note: "x" });
    expect(await readOf(scene.partner)).toHaveLength(2);
  });

  test("of the team holds the days of the event and the last day of the submissions", async () => {
    const { scene, readOf } = await openCalendars();
    const entries = await readOf(scene.manager);
    expect(entries.map(({ uid }) => uid.split("@")[0])).toEqual(["summit", "conference", "interestCloses"]);
    expect(entries[2]).toMatchObject({ from: "2025-09-12", alarms: DUTY });
  });
});

describe("the address of a calendar", () => {
  test("is renewed by its owner alone, which ends the former one and stands in the history", async () => {
    const { scene, addressOf, ask } = await openCalendars();
    const [old, other] = [await addressOf(scene.partner), await addressOf(scene.other)];
    expect(old).not.toBe(other);
    const { address } = await scene.as(scene.partner).calendar.renew();
    expect(await addressOf(scene.partner)).toBe(new URL(address).pathname);
    expect((await ask(old)).status).toBe(404);
    expect((await ask(new URL(address).pathname)).status).toBe(200);
    expect((await ask(other)).status).toBe(200);
    const rows = await scene.portal.db.read.select().from(history).where(eq(history.action, "renewCalendar"));
    expect(rows).toMatchObject([
      { record: "account", recordId: scene.partner.id, actorId: scene.partner.id },
    ]);
  });

  test("does not survive the end of all other logins, nor a new password", async () => {
    const { scene, addressOf, ask } = await openCalendars();
    const old = await addressOf(scene.partner);
    await scene.as(scene.partner).accounts.endOtherSessions();
    const second = await addressOf(scene.partner);
    expect([(await ask(old)).status, (await ask(second)).status]).toEqual([404, 200]);
    await scene.as(scene.manager).partners.resetCredentials({ email: scene.partner.email });
    expect((await ask(second)).status).toBe(404);
  });

  test("opens nothing of a disabled account, of one without an own password, or under a changed letter", async () => {
    const { scene, addressOf, ask } = await openCalendars();
    const address = await addressOf(scene.partner);
    const change = (set: Partial<typeof users.$inferInsert>) =>
      scene.portal.db.write((tx) => tx.update(users).set(set).where(eq(users.id, scene.partner.id)));
    await change({ disabledAt: scene.portal.clock() });
    expect((await ask(address)).status).toBe(404);
    await change({ disabledAt: null, firstLogin: true });
    expect((await ask(address)).status).toBe(404);
    await change({ firstLogin: false });
    expect((await ask(address)).status).toBe(200);
    const otherEnd = address.replace(/(.)\.ics/, (_, last) => (last === "-" ? "A.ics" : "-.ics"));
    for (const wrong of [address.replace("_0", "_1"), otherEnd, "/calendar/x.ics"])
      expect((await ask(wrong)).status).toBe(404);
  });

  test("of somebody who left the submission gives an empty calendar", async () => {
    const { scene, readOf } = await openCalendars();
    const colleague = await makeUser(scene.portal, "PARTNER");
    const member = { submissionId: scene.submission.id, userId: colleague.id, part: "colleague" as const };
    await scene.portal.db.write((tx) =>
      tx.insert(submissionMembers).values({ ...member, createdAt: scene.portal.clock() }),
    );
    expect(await readOf(colleague)).toHaveLength(2);
    await scene
      .as(scene.partner)
      .colleagues.remove({ submissionId: scene.submission.id, userId: colleague.id });
    expect(await readOf(colleague)).toEqual([]);
  });

  test("is not to be found by trying", async () => {
    const { scene, addressOf } = await openCalendars();
    const tried = [];
    for (let count = 0; count < 61; count += 1) {
      const { status } = await scene.fetch(`/calendar/${count}.ics`, { address: "192.0.2.1" });
      tried.push(status);
    }
    expect(tried.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(tried[60]).toBe(429);
    const known = await scene.fetch(await addressOf(scene.partner), { address: "192.0.2.1" });
    expect(known.status).toBe(200);
  });
});

describe("the calendar as a file", () => {
  test("holds the same, in the reader's language, for exhibitors who are signed in", async () => {
    const { scene } = await openCalendars();
    expect((await scene.fetch("/api/documents/steps.ics")).status).toBe(401);
    const [staff, cookie] = [await signIn(scene, scene.manager), await signIn(scene, scene.partner)];
    expect((await scene.fetch("/api/documents/steps.ics", { headers: { cookie: staff } })).status).toBe(403);
    const headers = { cookie, "accept-language": "en" };
    const answer = await scene.fetch("/api/documents/steps.ics", { headers });
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(readEvents(await answer.text()).map(({ summary }) => summary)).toEqual([
      "Climate Conference 2025: leaders' summit",
      "Climate Conference 2025: Green Zone open",
    ]);
  });

  test("is silent of what its exhibitor muted", async () => {
    const { scene, readOf } = await openCalendars();
    const sent = await scene.send();
    const staff = scene.as(scene.manager);
    const { id, version } = await staff.requests.create({ ...asked, orderId: sent.id, dueOn: "2025-10-20" });
    await scene.as(scene.partner).requests.mute({ id, version, isMuted: true });
    expect((await readOf(scene.partner)).at(-1)?.alarms).toEqual([]);
  });
});
