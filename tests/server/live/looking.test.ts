import { describe, expect, test } from "bun:test";
import type { SignedInUser } from "#domain/actor.ts";
import { openTestPortal } from "#tests/portal.ts";
import { makeUser } from "#tests/factories.ts";
import { signIn } from "../files/upload.ts";
import { openReader } from "./reader.ts";

const NOON = new Date("2025-08-01T12:00:00Z");
const server = await openTestPortal({ now: NOON });
const ana = await makeUser(server.portal, "ADMIN", { name: "Ana" });
const beto = await makeUser(server.portal, "GRUPORG", { name: "Beto" });
const partner = await makeUser(server.portal, "PARTNER");
let pages = 0;

/** A page of somebody's browser; what it answers is who else looks. */
async function openPage(user: SignedInUser) {
  pages += 1;
  const [cookie, page] = [await signIn(server, user), String(pages).padStart(32, "0")];
  return async (at: string | null) => {
    const headers = { cookie };
    const body = JSON.stringify({ page, at });
    const answer = await server.fetch("/api/live/looking", { method: "POST", headers, body });
    return ((await answer.json()) as { others?: string[] }).others ?? answer.status;
  };
}

describe("who else has a record open", () => {
  test("is told to the team by name, of other people only, until they leave", async () => {
    const [anas, anasOther, betos] = [await openPage(ana), await openPage(ana), await openPage(beto)];
    expect(await anas("order:o1")).toEqual([]);
    expect(await anasOther("order:o1")).toEqual([]);
    expect(await betos("order:o1")).toEqual(["Ana"]);
    expect(await betos("order:o2")).toEqual([]);
    expect(await anas("order:o1")).toEqual([]);
    await betos("order:o1");
    expect(await anas("order:o1")).toEqual(["Beto"]);
    await betos(null);
    expect(await anas("order:o1")).toEqual([]);
  });

  test("is forgotten within a minute of a page that says nothing more", async () => {
    const [anas, betos] = [await openPage(ana), await openPage(beto)];
    await betos("submission:s1");
    server.setNow(new Date(NOON.getTime() + 40_000));
    expect(await anas("submission:s1")).toEqual(["Beto"]);
    server.setNow(new Date(NOON.getTime() + 60_000));
    expect(await anas("submission:s1")).toEqual([]);
    server.setNow(NOON);
  });

  test("is told at once to those who have it open: that it changed, not who", async () => {
    const [betos, reader] = [await openPage(beto), await openReader(server, ana)];
    await reader.next();
    await betos("order:o3");
    expect(await reader.next()).toEqual({ event: "looking", data: { at: "order:o3" } });
    await betos("order:o3");
    await betos(null);
    expect(await reader.next()).toEqual({ event: "looking", data: { at: "order:o3" } });
    await reader.leave();
  });

  test("is not for exhibitors, who are told nothing of it either", async () => {
    const [partners, betos, reader] = [
      await openPage(partner),
      await openPage(beto),
      await openReader(server, partner),
    ];
    await reader.next();
    expect(await partners("order:o4")).toBe(403);
    await betos("order:o4");
    await reader.changes();
    expect(reader.events).toEqual([]);
    await reader.leave();
  });

  test("takes a record of the desk and nothing else", async () => {
    const anas = await openPage(ana);
    for (const at of ["", "order:", "account:x", `order:${"x".repeat(65)}`, "order:a b"]) {
      expect(await anas(at)).toBe(400);
    }
  });
});
