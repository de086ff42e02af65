import { afterAll, describe, expect, spyOn, test } from "bun:test";
import { eq } from "drizzle-orm";
import { openDatabase } from "#db/client.ts";
import { catalogueItems, outbox } from "#db/schema/index.ts";
import { login } from "#server/accounts/login.ts";
import { hashPassword } from "#server/accounts/password.ts";
import { CLOCK_JOBS } from "#server/clock/clock-jobs.ts";
import { startClock } from "#server/clock/clock.ts";
import { reasonOf } from "#domain/refusal.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { enqueueMail } from "#server/mail/enqueue.ts";
import { S3_SETTINGS, startS3 } from "#tests/companion.ts";
import { makeItem, makeUser } from "#tests/factories.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { startDatabaseServer } from "#tests/setup.ts";
import { startSmtp } from "#tests/smtp.ts";
import { until } from "#tests/until.ts";
import { signIn } from "../files/upload.ts";
import { openReader } from "../live/reader.ts";

/** Two portals over one database server, as two machines have them. */
const sqld = await startDatabaseServer();
const [smtp, s3] = [await startSmtp(), await startS3("portal")];
const store = { UPLOADS_TO: "s3://portal/season", S3_ENDPOINT: s3.url, ...S3_SETTINGS };
const env = { DATABASE_URL: sqld.url, SMTP_URL: smtp.url, ...store };
const [here, there] = [await openTestPortal({ env }), await openTestPortal({ env })];
afterAll(async () => {
  await smtp.close();
  await s3.close();
  await sqld.close();
});
const admin = await makeUser(here.portal, "ADMIN");
const partner = await makeUser(here.portal, "PARTNER");

const itemInput = { title_pt: "Mesa", unitMetric: "unit", unitPrice: 1, status: "ACTIVE" } as const;
const codeOf = (error: unknown) => reasonOf(error)?.code;

describe("two processes on one database server", () => {
  test("of two saves of one version one wins, and the other is told", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await makeItem(here.portal);
      const save = (server: typeof here, title: string) =>
        server
          .as(admin)
          .catalogue.update({ ...itemInput, id, version: 1, title_pt: title })
          .then(() => "saved", codeOf);
      const ends = await Promise.all([save(here, "Balcão"), save(there, "Cadeira")]);
      expect(ends.toSorted()).toEqual(["saved", "stale"]);
    }
  });

  test("a change sent to both under one key happens once", async () => {
    const more = { idempotencyKey: "once-for-both" };
    const input = { ...itemInput, title_pt: "Só uma vez" };
    const made = await Promise.all(
      [here, there].map((server) => server.as(admin, more).catalogue.create(input)),
    );
    expect(made[1]).toEqual(made[0] as (typeof made)[0]);
    const rows = await here.portal.db.read
      .select({ id: catalogueItems.id })
      .from(catalogueItems)
      .where(eq(catalogueItems.titlePt, "Só uma vez"));
    expect(rows).toHaveLength(1);
  });

  test("what one keeps in memory is fresh as soon as the other has changed it", async () => {
    const titles = async () => (await there.as(partner).catalogue.list()).items.map(({ title }) => title);
    for (let round = 0; round < 5; round += 1) {
      await titles();
      await makeItem(here.portal, { titleEn: `Fresh ${round}` });
      expect(await titles()).toContain(`Fresh ${round}`);
    }
  });

  test("an open page hears by itself what was changed through the other, which is looked for twice a second (P22)", async () => {
    const reader = await openReader(there, admin);
    await reader.next();
    const { id } = await makeItem(here.portal);
    await here.as(admin).catalogue.update({ ...itemInput, id, version: 1 });
    expect((await reader.next())?.data).toMatchObject({ kind: "catalogueItem", id });
    await reader.leave();
    const timers = spyOn(globalThis, "setInterval");
    const third = openDatabase({ url: sqld.url });
    third.startSharing();
    expect(timers.mock.calls.map(([, every]) => every)).toEqual([500]);
    timers.mockRestore();
    await third.close();
  });

  test("a login that ends through one ends its streams at the other", async () => {
    const reader = await openReader(there, partner);
    await reader.next();
    await here.fetch("/api/auth/logout", { method: "POST", headers: { cookie: reader.cookie } });
    await reader.ended();
    expect((await there.fetch("/api/user/profile", { headers: { cookie: reader.cookie } })).status).toBe(401);
  });

  test("each of thirty messages leaves once, whoever looks for them (R7)", async () => {
    const { portal } = here;
    await portal.db.write(async (tx) => {
      for (let at = 0; at < 30; at += 1) {
        await enqueueMail(
          tx,
          { now: IN_WINDOW, portal },
          {
            template: "passwordChanged",
            to: { email: `reader-${at}@example.org`, name: "Ana" },
            locale: "pt",
            params: { name: "Ana" },
          },
        );
      }
    });
    await Promise.all([here, there].map((server) => server.portal.drainMail()));
    await smtp.waitFor(30);
    const reached = smtp.messages.flatMap(({ recipients }) => recipients);
    expect([reached.length, new Set(reached).size]).toEqual([30, 30]);
    const rows = await portal.db.read.select({ status: outbox.status }).from(outbox);
    expect(rows.every(({ status }) => status === "sent")).toBe(true);
  });

  test("the five wrong passwords of an account are five over both (S08)", async () => {
    const passwordHash = await hashPassword("Igarape@2025");
    const { email } = await makeUser(here.portal, "PARTNER", { passwordHash });
    const call = { address: "10.1.1.1", requestId: "test", device: "test", replaces: [] };
    const guess = (server: typeof here, password: string) =>
      login(server.portal, { email, password }, call).then((found) => typeof found, codeOf);
    for (const server of [here, there, here, there, here]) {
      expect(await guess(server, "Wrong@2025x")).toBe("string");
    }
    for (const server of [here, there]) expect(await guess(server, "Igarape@2025")).toBe("tooManyRequests");
  });

  test("what the clock asks for is done by one of them, and by the other once that one has ended", async () => {
    const done: string[] = [];
    const jobs = (name: string, everyMs: number) => ({
      ...CLOCK_JOBS,
      ...Object.fromEntries(
        Object.keys(CLOCK_JOBS).map((job) => [
          job,
          { everyMs, firstAfterMs: job === "forget" ? 0 : 1e9, run: async () => void done.push(name) },
        ]),
      ),
    });
    const first = startClock(here.portal, jobs("first", DAY_MS));
    await until(() => done.length > 0);
    const tries = spyOn(there.portal.db.claims, "take");
    const second = startClock(there.portal, jobs("second", 20));
    await until(() => tries.mock.calls.length > 2);
    expect(done).toEqual(["first"]);
    first.stop();
    await here.portal.db.claims.releaseAll();
    await until(() => done.at(-1) === "second");
    second.stop();
  });
});

describe("a database server that goes down", () => {
  test("is refused with 503 and a reason, health says so, and it goes on by itself", async () => {
    const cookie = await signIn(there, partner);
    const { id } = await makeItem(here.portal);
    await sqld.kill();
    expect(
      await here
        .as(admin)
        .catalogue.update({ ...itemInput, id, version: 1 })
        .catch(codeOf),
    ).toBe("storageFailing");
    const answer = await there.fetch("/api/trpc/catalogue.list", { headers: { cookie } });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { data: { reason: { code: "storageFailing" } } } });
    const health = await here.fetch("/api/health");
    expect([health.status, await health.json()]).toEqual([503, { status: "databaseAway" }]);
    await sqld.start();
    await until(async () => (await here.fetch("/api/health")).status === 200);
    await makeItem(here.portal, { titleEn: "Afterwards" });
    expect((await there.as(partner).catalogue.list()).items.map(({ title }) => title)).toContain(
      "Afterwards",
    );
  });
});
