import { describe, expect, test } from "bun:test";
import { makeUser } from "#tests/factories.ts";
import { pdf } from "#tests/server/files/bytes.ts";
import { signIn, uploaded } from "#tests/server/files/upload.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { mutate } from "./call.ts";

const scene = await openScene();
const { portal, partner, manager, submission } = scene;
const mine = await signIn(scene, partner);
const team = await signIn(scene, manager);

async function count(table: string): Promise<number> {
  const { rows } = await portal.db.client.execute(`select count(*) as n from ${table}`);
  return Number(rows[0]?.["n"]);
}

describe("the id of a real account (S01, S04)", () => {
  test.each([
    ["GET", "/api/auth/verify"],
    ["GET", "/api/user/profile"],
    ["POST", "/api/auth/refresh"],
    ["POST", "/api/auth/register"],
    ["GET", "/api/files/nothing"],
  ])("named as bearer opens nothing at %s %s: no cookie, no session", async (method, path) => {
    for (const { id } of [partner, manager, scene.admin]) {
      const before = [await count("sessions"), await count("refresh_tokens")];
      const headers = { authorization: `Bearer ${id}` };
      const answer = await scene.fetch(path, { method, headers, body: method === "POST" ? "{}" : undefined });
      expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 401, []]);
      expect([await count("sessions"), await count("refresh_tokens")]).toEqual(before);
    }
  });
});

describe("a file", () => {
  test("is closed to the session that was open before the logout (S05, S32)", async () => {
    const cookie = await signIn(scene, partner);
    const { url } = await uploaded(scene, cookie, { bytes: pdf(1), name: "a.pdf" });
    expect((await scene.fetch(url, { headers: { cookie } })).status).toBe(200);
    await scene.fetch("/api/auth/logout", { method: "POST", headers: { cookie } });
    expect((await scene.fetch(url, { headers: { cookie } })).status).toBe(401);
    expect((await scene.fetch(url, { method: "HEAD", headers: { cookie } })).status).toBe(401);
  });

  test("is closed to a colleague from the moment their part in the submission ends", async () => {
    const colleague = await makeUser(portal, "PARTNER");
    await scene.as(manager).partners.link({ submissionId: submission.id, email: colleague.email });
    const cookie = await signIn(scene, colleague);
    const { id } = await scene.send();
    const file = await uploaded(scene, mine, { bytes: pdf(1), name: "a.pdf" });
    await scene.as(partner).orders.addFile({ id, fileId: file.id });
    expect((await scene.fetch(file.url, { headers: { cookie } })).status).toBe(200);
    await scene.as(partner).colleagues.remove({ submissionId: submission.id, userId: colleague.id });
    expect((await scene.fetch(file.url, { headers: { cookie } })).status).toBe(404);
  });
});

describe("the signed copy of a contract (S37)", () => {
  async function contractOf(status: "APPROVED" | "CANCELLED" | "REJECTED" | "PAID") {
    const { id: orderId } = await scene.send();
    await scene.put(orderId, { status: "APPROVED" });
    const contract = await scene.as(manager).contracts.generate({ orderId, publish: true });
    await scene.put(orderId, { status });
    return { orderId, contract };
  }

  test.each(["CANCELLED", "REJECTED"] as const)(
    "is not taken from a partner once the order is %s; the team may still file it",
    async (status) => {
      const { orderId, contract } = await contractOf(status);
      const fileId = await scene.upload(partner, "signedContract");
      const input = { id: contract.id, fileId };
      const answer = await mutate(scene, "contracts.receiveSigned", input, { cookie: mine });
      expect([answer.status, answer.code]).toEqual([409, "orderLocked"]);
      expect((await scene.as(partner).contracts.list({ orderId }))[0]?.signed).toBeNull();
      expect((await mutate(scene, "contracts.receiveSigned", input, { cookie: team })).status).toBe(200);
    },
  );

  test.each(["APPROVED", "PAID"] as const)("is taken while the order is %s", async (status) => {
    const { contract } = await contractOf(status);
    const fileId = await scene.upload(partner, "signedContract");
    const input = { id: contract.id, fileId };
    expect((await mutate(scene, "contracts.receiveSigned", input, { cookie: mine })).status).toBe(200);
  });
});

describe("an order that is edited (S34)", () => {
  test("takes no figure, status or owner from the body", async () => {
    const { id, version, total } = await scene.send();
    const before = await scene.readOrder(id);
    const lies = {
      unitPrice: 0.01,
      totalPrice: 0,
      total: -1,
      discountPercentage: 0,
      isPriced: false,
      title_pt: "Grátis",
    };
    const order = {
      ...scene.standard({ notes: "Outra doca" }),
      orderServices: scene.standard().orderServices.map((line) => ({ ...line, ...lies })),
      orderType: "STANDARD",
      status: "PAID",
      total: -1,
      company: "Outra",
      createdAt: "2020-01-01T00:00:00.000Z",
      authorId: scene.other.id,
    };
    const answer = await mutate(
      scene,
      "orders.update",
      { id, version, order, status: "PAID" },
      { cookie: mine },
    );
    expect([answer.status, JSON.parse(answer.body).result?.data.total]).toEqual([200, total]);
    const after = await scene.readOrder(id);
    const content = { contentVersion: before.contentVersion + 1, agreedVersion: before.agreedVersion + 1 };
    const changed = { ...content, notes: "Outra doca", version: version + 1, updatedAt: after.updatedAt };
    expect(after).toEqual({ ...before, ...changed });
    const { lines } = await scene.as(partner).orders.get({ id });
    expect(lines.map(({ title_pt }) => title_pt)).not.toContain("Grátis");
  });
});

describe("contracts asked for fifty at once (S74)", () => {
  test("are made, or told to wait; nothing breaks and the next one is made", async () => {
    const orders = await Promise.all(Array.from({ length: 50 }, () => scene.send()));
    for (const { id } of orders) await scene.put(id, { status: "APPROVED" });
    const answers = await Promise.all(
      orders.map(({ id }) => mutate(scene, "contracts.generate", { orderId: id }, { cookie: team })),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    for (const { status, code, headers } of answers) {
      if (status === 503) expect([code, Number(headers.get("retry-after")) > 0]).toEqual(["busy", true]);
    }
    const made = answers.filter(({ status }) => status === 200).length;
    expect(made).toBeGreaterThan(0);
    expect(await count("contracts")).toBeGreaterThanOrEqual(made);
    const next = await mutate(scene, "contracts.generate", { orderId: orders[0]?.id }, { cookie: team });
    expect(next.status).toBe(200);
  });
});
