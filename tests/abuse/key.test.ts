import { describe, expect, test } from "bun:test";
import { png } from "#tests/server/files/bytes.ts";
import { signIn } from "#tests/server/files/upload.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { callProcedure, listProcedures, mutate } from "./call.ts";

/** A key nobody can keep apart from others is refused, never ignored: whoever sends one means to send once (R5). */
const scene = await openScene();
const { partner, submission } = scene;
const cookie = await signIn(scene, partner);
const team = await signIn(scene, scene.manager);
const MALFORMED = [
  "",
  "short",
  "x".repeat(129),
  "with space in it",
  "key-of-%-order",
  "first-key, second-key",
];
const SAVE = { draft: { submissionId: submission.id } };

async function count(table: string): Promise<number> {
  const { rows } = await scene.portal.db.client.execute(`select count(*) as n from ${table}`);
  return Number(rows[0]?.["n"]);
}

describe("a malformed Idempotency-Key", () => {
  test.each(MALFORMED)("%j is refused with its reason, and nothing happens", async (key) => {
    const before = await count("orders");
    const headers = { "idempotency-key": key };
    const answer = await mutate(scene, "orders.saveDraft", SAVE, { cookie, headers });
    expect([answer.status, answer.code]).toEqual([400, "keyMalformed"]);
    expect(await count("orders")).toBe(before);
  });

  test("is refused by every mutation, whether it would have used the key or not", async () => {
    const headers = { "idempotency-key": "bad key" };
    for (const procedure of listProcedures().filter(({ type }) => type === "mutation")) {
      const answer = await callProcedure(scene, procedure, {}, { cookie: team, headers });
      expect([procedure.name, answer.status]).toEqual([procedure.name, 400]);
      expect([procedure.name, await answer.text()]).toEqual([
        procedure.name,
        expect.stringContaining("keyMalformed"),
      ]);
    }
  });

  test("is refused by the REST routes, before an upload is read and without a cookie being set", async () => {
    const before = await count("files");
    const form = new FormData();
    form.append("file", new File([new Uint8Array(png())], "a.png"));
    const upload = { path: "/api/files?purpose=supporting", body: form };
    const json = (path: string) => ({ path, body: JSON.stringify({}) });
    const calls = [
      upload,
      ...["/api/auth/login", "/api/auth/logout", "/api/auth/refresh", "/api/auth/register"].map(json),
      ...["/api/user/change-password", "/api/user/request-password-recovery", "/api/crashes"].map(json),
    ];
    for (const { path, body } of calls) {
      const headers = { cookie, "idempotency-key": "bad key" };
      const answer = await scene.fetch(path, { method: "POST", body, headers });
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.json()).toEqual({
        message: "Malformed Idempotency-Key",
        reason: { code: "keyMalformed", params: {} },
      });
    }
    expect(await count("files")).toBe(before);
  });

  test("is of no interest to somebody who only reads", async () => {
    const headers = { cookie, "idempotency-key": "bad key" };
    expect((await scene.fetch("/api/auth/verify", { headers })).status).toBe(200);
    expect((await scene.fetch("/api/trpc/orders.mine?input={}", { headers })).status).toBe(200);
  });
});

test.each(["12345678", "x".repeat(128), "A-z_09-8"])("%s is a key", async (key) => {
  const headers = { "idempotency-key": key };
  expect((await mutate(scene, "orders.saveDraft", SAVE, { cookie, headers })).status).toBe(200);
});
