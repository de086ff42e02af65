import { describe, expect, test } from "bun:test";
import { newId } from "#db/columns.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { makeItem, makeUser } from "#tests/factories.ts";
import { openScene } from "../orders/scene.ts";
import { openColleagues } from "../colleagues/scene.ts";
import { type LiveReader, openReader } from "./reader.ts";
import { signIn } from "../files/upload.ts";

const scene = await openScene();
const { partner, other, admin, manager, portal, as } = scene;

/** A stream of somebody that has begun. */
async function read(person: SignedInUser): Promise<LiveReader> {
  const reader = await openReader(scene, person);
  await reader.next();
  return reader;
}

describe("a stream of changes", () => {
  test("is refused with 401 to nobody, and with 403 before an own password is chosen", async () => {
    expect((await scene.fetch("/api/live")).status).toBe(401);
    const early = await makeUser(portal, "PARTNER", { firstLogin: true });
    const cookie = await signIn(scene, early);
    expect((await scene.fetch("/api/live", { headers: { cookie } })).status).toBe(403);
    expect(portal.live.count()).toBe(0);
  });

  test("cannot be opened on a screen of another account", async () => {
    const headers = { cookie: await signIn(scene, partner), authorization: `Bearer ${other.id}` };
    expect((await scene.fetch("/api/live", { headers })).status).toBe(401);
  });

  test("begins with a greeting, is kept by nobody on its way and never compressed", async () => {
    const reader = await openReader(scene, partner, { headers: { "accept-encoding": "br, gzip" } });
    const { headers } = reader.answer;
    expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store, no-transform");
    expect(headers.get("x-accel-buffering")).toBe("no");
    expect(headers.get("content-encoding")).toBeNull();
    expect((await reader.next())?.event).toBe("hello");
    await reader.leave();
    expect(portal.live.count()).toBe(0);
  });

  test("carries kind, id and version of what was changed, nothing else", async () => {
    const [exhibitor, team] = [await read(partner), await read(manager)];
    const { id } = await scene.send(partner);
    const { version } = await scene.readOrder(id);
    const sent = { kind: "order", id, version };
    for (const reader of [exhibitor, team]) expect(await reader.changes()).toContainEqual(sent);
    const moved = await as(manager).orders.setStatus({ id, status: "REVIEWING", version });
    expect(await exhibitor.changes()).toEqual([{ kind: "order", id, version: moved.version }]);
    await Promise.all([exhibitor.leave(), team.leave()]);
  });

  test("tells an order to the team and to those of its submission, to no other exhibitor", async () => {
    const [team, stranger] = [await read(manager), await read(other)];
    await scene.send(partner);
    expect(await stranger.changes()).toEqual([]);
    expect(await team.changes()).not.toEqual([]);
    await Promise.all([team.leave(), stranger.leave()]);
  });

  test("tells a draft to its author alone, also when it is thrown away", async () => {
    const [author, team] = [await read(partner), await read(manager)];
    const draft = { submissionId: scene.submission.id, orderType: "STANDARD" as const };
    const { id, version } = await as(partner).orders.saveDraft({ draft });
    expect(await author.changes()).toEqual([{ kind: "order", id, version }]);
    await as(partner).orders.discard({ id, version });
    expect(await author.changes()).toEqual([{ kind: "order", id, version: null }]);
    expect(await team.changes()).toEqual([]);
    await Promise.all([author.leave(), team.leave()]);
  });

  test("tells a note to the team, and to no exhibitor whom it is about", async () => {
    const [exhibitor, team] = [await read(partner), await read(manager)];
    const { id } = scene.submission;
    await as(admin).notes.write({ submissionId: id, text: "Ligou" });
    expect(await team.changes()).toEqual([{ kind: "note", id, version: null }]);
    expect(await exhibitor.changes()).toEqual([]);
    await Promise.all([exhibitor.leave(), team.leave()]);
  });

  test("tells everybody of the catalogue", async () => {
    const readers = [await read(partner), await read(other), await read(manager)];
    const { category, unitMetric, titlePt, titleEn, descriptionPt, descriptionEn } = await makeItem(portal);
    const item = {
      title_pt: titlePt,
      title_en: titleEn,
      description_pt: descriptionPt,
      description_en: descriptionEn,
    };
    const { id } = await as(manager).catalogue.create({
      ...item,
      category,
      unitMetric,
      unitPrice: 10,
      status: "ACTIVE",
    });
    for (const reader of readers) {
      expect(await reader.changes()).toEqual([{ kind: "catalogueItem", id, version: null }]);
      await reader.leave();
    }
  });

  test("tells nothing of a change that was rolled back", async () => {
    const team = await read(manager);
    await expect(
      as(manager).orders.setStatus({ id: newId(), status: "REVIEWING", version: 1 }),
    ).rejects.toThrow();
    expect(await team.changes()).toEqual([]);
    await team.leave();
  });
});

describe("coming back after a lost connection", () => {
  test("brings what was missed, once, and nothing that was told before", async () => {
    const cookie = await signIn(scene, partner);
    const before = await openReader(scene, partner, { cookie });
    const { id, version } = await scene.send(partner);
    await before.changes();
    const { position } = (await (await scene.fetch("/api/live/missed", { headers: { cookie } })).json()) as {
      position: string;
    };
    await before.leave();
    const { version: reviewing } = await as(manager).orders.setStatus({ id, status: "REVIEWING", version });
    const { version: approved } = await as(manager).orders.setStatus({
      id,
      status: "APPROVED",
      version: reviewing,
    });
    for (const more of [{ since: position }, { headers: { "last-event-id": position } }]) {
      const after = await openReader(scene, partner, { cookie, ...more });
      expect((await after.next())?.event).toBe("hello");
      expect(await after.changes()).toEqual([{ kind: "order", id, version: approved }]);
      await after.leave();
    }
  });

  test("to another process, or after too much has happened, means reading everything again, told once", async () => {
    const cookie = await signIn(scene, partner);
    const start = portal.live.position();
    const old = await openReader(scene, partner, { cookie, since: "0badb007.3" });
    expect([(await old.next())?.event, (await old.next())?.event]).toEqual(["hello", "resync"]);
    expect(await old.changes()).toEqual([]);
    await old.leave();
    for (let n = 0; n < 1_001; n += 1) {
      portal.live.hear([{ kind: "record", record: "settings", recordId: "x", submissionId: null, by: null }]);
    }
    const late = await openReader(scene, partner, { cookie, since: start });
    expect([(await late.next())?.event, (await late.next())?.event]).toEqual(["hello", "resync"]);
    expect(await late.changes()).toEqual([]);
    await late.leave();
  });

  test("is spread over one to six seconds by what each reader is told", async () => {
    const cookie = await signIn(scene, partner);
    const waits = [];
    for (let n = 0; n < 30; n += 1) {
      const reader = await openReader(scene, partner, { cookie });
      waits.push((await reader.next())?.retry ?? 0);
      await reader.leave();
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(6_000);
    expect(new Set(waits).size).toBeGreaterThan(20);
  });

  test("can be done by asking, where streams do not get through", async () => {
    const headers = { cookie: await signIn(scene, partner) };
    const missed = async (since: string) =>
      (await scene.fetch(`/api/live/missed?since=${since}`, { headers })).json() as Promise<{
        position: string;
        changes: unknown[];
        isAll: boolean;
      }>;
    const start = portal.live.position();
    const { id, version } = await scene.send(partner);
    const told = await missed(start);
    expect(told).toEqual({
      position: portal.live.position(),
      changes: [{ kind: "order", id, version }],
      isAll: false,
    });
    expect(await missed(told.position)).toEqual({ position: told.position, changes: [], isAll: false });
    expect((await missed("0badb007.3")).isAll).toBe(true);
    expect((await scene.fetch("/api/live/missed?since=x")).status).toBe(401);
  });

  test("misses nothing between a page's first call and its stream: every answer says how far things were", async () => {
    const cookie = await signIn(scene, partner);
    const profile = await scene.fetch("/api/user/profile", { headers: { cookie } });
    const since = profile.headers.get("x-live-position") ?? "";
    const { id } = await scene.send(partner);
    const reader = await openReader(scene, partner, { cookie, since });
    expect(await reader.changes()).toMatchObject([{ kind: "order", id }]);
    await reader.leave();
  });
});

describe("a stream ends", () => {
  test("at once with a logout, and only those of that login", async () => {
    const [left, stays] = [await read(partner), await read(partner)];
    await scene.fetch("/api/auth/logout", { method: "POST", headers: { cookie: left.cookie } });
    await left.endsAtOnce();
    // The list of open logins is one shorter.
    expect(await stays.changes()).toEqual([{ kind: "own", id: partner.id, version: null }]);
    await stays.leave();
  });

  test("at once with a disabling", async () => {
    const colleague = await makeUser(portal, "GRUPORG");
    const reader = await read(colleague);
    const { items } = await as(admin).staff.list({});
    const { version } = items.find(({ id }) => id === colleague.id) ?? { version: 0 };
    await as(admin).staff.disable({ id: colleague.id, version });
    await reader.endsAtOnce();
    expect((await scene.fetch("/api/live", { headers: { cookie: reader.cookie } })).status).toBe(401);
  });

  test("at once with the removal of a colleague, who hears nothing of the submission any more", async () => {
    const team = await openColleagues();
    const { owner, colleague, submission } = await team.makeTeam();
    const cookie = await signIn(team, colleague);
    const reader = await openReader(team, colleague, { cookie });
    await reader.next();
    await team.as(owner).colleagues.remove({ submissionId: submission.id, userId: colleague.id });
    await reader.endsAtOnce();
    expect(reader.events.map(({ event }) => event)).toEqual(["hello", "resync"]);
    const again = await openReader(team, colleague, { cookie });
    await again.next();
    await team.invite(owner, submission.id);
    expect(await again.changes()).toEqual([]);
    await again.leave();
  });

  test("at once when the portal stops, and none is opened after that", async () => {
    const { portal: stopping, ...rest } = await openScene();
    const reader = await openReader({ ...rest, portal: stopping }, rest.partner);
    await reader.next();
    stopping.live.close();
    await reader.endsAtOnce();
    const answer = await rest.fetch("/api/live", { headers: { cookie: reader.cookie } });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  test("when its account has fifty already: the fifty-first is refused", async () => {
    const cookie = await signIn(scene, other);
    const readers = [];
    for (let n = 0; n < 50; n += 1) readers.push(await openReader(scene, other, { cookie }));
    expect((await scene.fetch("/api/live", { headers: { cookie } })).status).toBe(429);
    for (const reader of readers) await reader.leave();
    expect(portal.live.count()).toBe(0);
  });
});
