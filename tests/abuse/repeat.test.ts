import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { history, outbox } from "#db/schema/index.ts";
import { png } from "#tests/server/files/bytes.ts";
import { signIn, upload } from "#tests/server/files/upload.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { validForm } from "#tests/server/submissions/interest.ts";
import { mutate } from "./call.ts";

/** The same call twenty times at once under one key happens once (R5). */
const scene = await openScene();
const { portal, partner, manager } = scene;
const mine = await signIn(scene, partner);
const team = await signIn(scene, manager);
const TIMES = 20;
let keys = 0;

function newKey(): string {
  keys += 1;
  return `twenty-at-once-${keys}`;
}

async function count(table: string): Promise<number> {
  const { rows } = await portal.db.client.execute(`select count(*) as n from ${table}`);
  return Number(rows[0]?.["n"]);
}

async function storm(name: string, input: unknown, cookie: string, key: string) {
  const call = { cookie, headers: { "idempotency-key": key } };
  return Promise.all(Array.from({ length: TIMES }, () => mutate(scene, name, input, call)));
}

function expectOneAnswer(answers: { status: number; body: string }[]): void {
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
}

describe("twenty at once with one key (R5, F23)", () => {
  test("send one expression of interest, with one number and one mail", async () => {
    const key = newKey();
    const form = await validForm(portal);
    const before = [await count("submissions"), await count("outbox")];
    expectOneAnswer(await storm("submissions.submit", form, "", key));
    expect([await count("submissions"), await count("outbox")]).toEqual(before.map((n) => n + 1));
    const other = await validForm(portal, { institutionName: "Outra" });
    const again = await mutate(scene, "submissions.submit", other, { headers: { "idempotency-key": key } });
    expect([again.status, again.code]).toEqual([409, "keyReused"]);
  });

  test("send one order", async () => {
    const key = newKey();
    const before = [await count("orders"), await count("order_lines"), await count("order_requests")];
    expectOneAnswer(await storm("orders.createStandard", scene.standard(), mine, key));
    const after = [await count("orders"), await count("order_lines"), await count("order_requests")];
    expect(after.map((n, at) => n - (before[at] ?? 0))).toEqual([1, 3, 1]);
    const other = scene.standard({ notes: "Outra" });
    const call = { cookie: mine, headers: { "idempotency-key": key } };
    expect((await mutate(scene, "orders.createStandard", other, call)).code).toBe("keyReused");
    const elsewhere = { draft: { submissionId: scene.submission.id } };
    expect((await mutate(scene, "orders.saveDraft", elsewhere, call)).code).toBe("keyReused");
    const stranger = { ...call, cookie: await signIn(scene, scene.other) };
    expect((await mutate(scene, "orders.createStandard", scene.standard(), stranger)).status).toBe(404);
  });

  test("cancel once: one row of history, one mail", async () => {
    const { id, version } = await scene.send();
    const key = newKey();
    const input = { id, version, confirmed: true };
    expectOneAnswer(await storm("orders.cancel", input, mine, key));
    expect(await actionsOf(id)).toEqual(["submit", "cancel"]);
    expect(await mailsAbout(id)).toEqual(["orderCreated", "orderCancelled", "orderCancelledByExhibitor"]);
    const call = { cookie: mine, headers: { "idempotency-key": key } };
    const other = { ...input, note: "Outra" };
    expect((await mutate(scene, "orders.cancel", other, call)).code).toBe("keyReused");
  });

  test("set a status once", async () => {
    const { id, version } = await scene.send();
    const key = newKey();
    const input = { id, version, status: "REVIEWING" };
    expectOneAnswer(await storm("orders.setStatus", input, team, key));
    expect(await actionsOf(id)).toEqual(["submit", "startReview"]);
    expect(await mailsAbout(id)).toEqual(["orderCreated", "orderStatusChanged"]);
    const call = { cookie: team, headers: { "idempotency-key": key } };
    const other = { ...input, status: "APPROVED" };
    expect((await mutate(scene, "orders.setStatus", other, call)).code).toBe("keyReused");
  });

  test("store one upload", async () => {
    const headers = { "idempotency-key": newKey() };
    const before = await count("files");
    const answers = await Promise.all(
      Array.from({ length: TIMES }, () => upload(scene, mine, { bytes: png(), name: "a.png", headers })),
    );
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await count("files")).toBe(before + 1);
    const other = await upload(scene, mine, { bytes: png({ width: 41 }), name: "a.png", headers });
    expect(other.status).toBe(409);
  });

  test("open one account, with one password in one mail", async () => {
    const input = {
      submissionId: scene.submission.id,
      name: "Bia",
      email: "bia@example.org",
      language: "pt",
    };
    const before = [await count("users"), await count("outbox")];
    expectOneAnswer(await storm("partners.register", input, team, newKey()));
    expect([await count("users"), await count("outbox")]).toEqual(before.map((n) => n + 1));
  });
});

describe("twenty at once without a key", () => {
  test("move an order once: one wins, the others are told, and history names them (F25)", async () => {
    const { id, version } = await scene.send();
    const input = { id, version, status: "REVIEWING" };
    const answers = await Promise.all(
      Array.from({ length: TIMES }, () => mutate(scene, "orders.setStatus", input, { cookie: team })),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status, code }) => status === 409 && code === "stale");
    expect([won.length, lost.length]).toEqual([1, TIMES - 1]);
    expect((await scene.readOrder(id)).version).toBe(version + 1);
  });

  test("never leave an order both cancelled and approved", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, version } = await scene.send();
      const cancel = mutate(scene, "orders.cancel", { id, version, confirmed: true }, { cookie: mine });
      const approve = mutate(
        scene,
        "orders.setStatus",
        { id, version, status: "APPROVED" },
        { cookie: team },
      );
      const statuses = (await Promise.all([cancel, approve])).map(({ status }) => status);
      expect(statuses.toSorted((x, y) => x - y)).toEqual([200, 409]);
    }
  });
});

async function actionsOf(id: string): Promise<string[]> {
  const rows = await portal.db.read.select().from(history).where(eq(history.recordId, id));
  return rows.toSorted((x, y) => Number(x.at) - Number(y.at)).map(({ action }) => action);
}

async function mailsAbout(id: string): Promise<string[]> {
  const rows = await portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
  return rows.map(({ template }) => template);
}
