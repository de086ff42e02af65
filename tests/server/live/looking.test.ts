import { describe, expect, test } from "bun:test";
import type { SignedInUser } from "#domain/actor.ts";
import { makeUser } from "#tests/factories.ts";
import { signIn } from "../files/upload.ts";
import { openScene } from "../orders/scene.ts";
import { openReader } from "./reader.ts";

const server = await openScene();
const { portal, partner, submission, screen } = server;
const NOON = portal.clock();
const ana = await makeUser(portal, "ADMIN", { name: "Ana" });
const beto = await makeUser(portal, "GRUPORG", { name: "Beto" });
const caio = await makeUser(portal, "SUBMISSION_MANAGER", { name: "Caio" });
const orders = [await server.send(), await server.send(), await server.send()].map(({ id }) => id);
const [first, second, third] = orders.map((id) => `order:${id}`) as [string, string, string];
const dossier = `submission:${submission.id}`;
const SETTINGS = "settings:event";
let pages = 0;

type Page = (at: string | null, isWriting?: boolean) => Promise<unknown>;

/** A page of somebody's browser; what it answers is who else has the record open, in words. */
async function openPage(user: SignedInUser): Promise<Page> {
  pages += 1;
  const [cookie, page] = [await signIn(server, user), String(pages).padStart(32, "0")];
  return async (at, isWriting) => {
    const headers = { cookie };
    const body = JSON.stringify({ page, at, isWriting });
    const answer = await server.fetch("/api/live/looking", { method: "POST", headers, body });
    type Other = { name: string; isWriting: boolean; isYou: boolean };
    const { others } = (await answer.json()) as { others?: Other[] };
    return (
      others?.map(
        (other) => `${other.isYou ? "you" : other.name} ${other.isWriting ? "writing" : "looking"}`,
      ) ?? answer.status
    );
  };
}

async function leave(...open: Page[]): Promise<void> {
  for (const page of open) await page(null);
}

/** Lets so many seconds pass. */
function pass(seconds: number): void {
  server.setNow(new Date(portal.clock().getTime() + seconds * 1_000));
}

describe("who else has a record open", () => {
  test("is told to the team by name, until they leave", async () => {
    const [anas, betos] = [await openPage(ana), await openPage(beto)];
    expect(await anas(first)).toEqual([]);
    expect(await betos(first)).toEqual(["Ana looking"]);
    expect(await betos(second)).toEqual([]);
    expect(await anas(first)).toEqual([]);
    await betos(first);
    expect(await anas(first)).toEqual(["Beto looking"]);
    await betos(null);
    expect(await anas(first)).toEqual([]);
    await leave(anas);
  });

  test("tells writing from looking; of two who write, both see it, and whoever writes is named first", async () => {
    const [anas, betos, caios] = [await openPage(ana), await openPage(beto), await openPage(caio)];
    await anas(dossier);
    await caios(dossier, true);
    expect(await betos(dossier, true)).toEqual(["Caio writing", "Ana looking"]);
    expect(await caios(dossier, true)).toEqual(["Beto writing", "Ana looking"]);
    await caios(dossier, false);
    expect(await betos(dossier, true)).toEqual(["Ana looking", "Caio looking"]);
    await leave(anas, betos, caios);
  });

  test("knows the own other tab as such, and warns nobody of this very one", async () => {
    const [tab, other] = [await openPage(ana), await openPage(ana)];
    expect(await tab(first, true)).toEqual([]);
    expect(await other(first)).toEqual(["you writing"]);
    expect(await tab(first, true)).toEqual(["you looking"]);
    await leave(tab, other);
  });

  test("is forgotten within 60 s of a page that says nothing more, asked every 15 s", async () => {
    const [anas, betos] = [await openPage(ana), await openPage(beto)];
    await betos(dossier, true);
    pass(45);
    expect(await anas(dossier)).toEqual(["Beto writing"]);
    pass(15);
    expect(await anas(dossier)).toEqual([]);
    await leave(anas);
    server.setNow(NOON);
  });

  test("stays named with unsaved text as long as the page says so at every sign of life, 25 s apart", async () => {
    const [anas, betos] = [await openPage(ana), await openPage(beto)];
    for (let beat = 0; beat < 5; beat += 1) {
      await betos(dossier, true);
      pass(25);
      expect(await anas(dossier)).toEqual(["Beto writing"]);
    }
    await leave(anas, betos);
    server.setNow(NOON);
  });

  test("is told at once to those who have it open: that it changed, not who", async () => {
    const [betos, reader] = [await openPage(beto), await openReader(server, ana)];
    await reader.next();
    await betos(third);
    expect(await reader.next()).toEqual({ event: "looking", data: { at: third } });
    await betos(third);
    await betos(third, true);
    expect(await reader.next()).toEqual({ event: "looking", data: { at: third } });
    await betos(third, true);
    await betos(null);
    expect(await reader.next()).toEqual({ event: "looking", data: { at: third } });
    await reader.leave();
  });

  test("is not for exhibitors, who are told nothing of it either", async () => {
    const [partners, betos, reader] = [
      await openPage(partner),
      await openPage(beto),
      await openReader(server, partner),
    ];
    await reader.next();
    expect(await partners(first)).toBe(403);
    await betos(first);
    const change = { record: "settings", recordId: "event", submissionId: null, by: null } as const;
    portal.live.hear([{ kind: "record", ...change }]);
    expect(await reader.next()).toMatchObject({ event: "change", data: { kind: "settings" } });
    await leave(betos);
    await reader.leave();
  });

  test("is asked of whoever may open the record: settings and accounts of the team are an administrator's", async () => {
    const [anas, betos, betosReader] = [
      await openPage(ana),
      await openPage(beto),
      await openReader(server, beto),
    ];
    await betosReader.next();
    for (const at of [SETTINGS, `account:${caio.id}`]) {
      expect(await anas(at)).toEqual([]);
      expect(await betos(at)).toBe(403);
    }
    expect(await betos(`catalogueItem:${screen.id}`)).toEqual([]);
    await leave(anas, betos);
    expect(await betosReader.next()).toEqual({
      event: "looking",
      data: { at: `catalogueItem:${screen.id}` },
    });
    await betosReader.leave();
  });

  test("is not told of a record that does not exist, nor of another's draft of an order", async () => {
    const [anas, betos] = [await openPage(ana), await openPage(beto)];
    const draft = { submissionId: submission.id, orderType: "STANDARD" as const };
    const { id } = await server.as(beto).orders.saveDraft({ draft });
    expect(await betos(`order:${id}`)).toEqual([]);
    expect(await anas(`order:${id}`)).toBe(404);
    const unknown = ["order:x", "submission:x", "catalogueItem:x", "account:x", "settings:other"];
    for (const at of [...unknown, `account:${partner.id}`]) expect(await anas(at)).toBe(404);
    await leave(betos);
  });

  test("takes a record of the desk and nothing else", async () => {
    const anas = await openPage(ana);
    for (const at of [
      "",
      "order:",
      "toString:x",
      "mail:x",
      `order:${"x".repeat(65)}`,
      "order:a b",
      "order:a:b",
    ]) {
      expect(await anas(at)).toBe(400);
    }
  });
});

test("reads no more than a page and its record need, and only as JSON", async () => {
  const cookie = await signIn(server, beto);
  const say = async (body: string, type = "application/json") => {
    const headers = { cookie, "content-type": type };
    return (await server.fetch("/api/live/looking", { method: "POST", headers, body })).status;
  };
  const said = JSON.stringify({ page: "0".repeat(32), at: null });
  expect(await say(said)).toBe(200);
  expect(await say(said, "text/plain")).toBe(415);
  expect(await say(said + " ".repeat(1_000_000))).toBe(413);
  expect(await say(`[${"[".repeat(100_000)}`)).toBe(413);
});

test("nobody makes the whole team ask without end: six hundred times a minute an account", async () => {
  const busy = await openPage(await makeUser(portal, "GRUPORG"));
  let answered = 0;
  while ((await busy(first, answered % 2 === 0)) !== 429) answered += 1;
  expect(answered).toBe(600);
  pass(60);
  expect(await busy(null)).toEqual([]);
});
