import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { submissions } from "#db/schema/index.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { changeSettings, makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";

/** How full the season is, as the public site shows it: once a day, of what the day before left. */
const YESTERDAY = new Date("2025-08-01T12:00:00Z");
/** Three in the morning in London, and still the evening before in Belém. */
const STILL_YESTERDAY = new Date("2025-08-02T02:59:59Z");
const TODAY = new Date("2025-08-02T03:00:00Z");

async function openSeason(settings: Partial<Settings>) {
  const opened = await openTestPortal({ now: YESTERDAY });
  const { portal, as, setNow } = opened;
  await changeSettings(portal, (data) => ({ ...data, standAreaM2: 1200, ...settings }));
  const admin = await makeUser(portal, "ADMIN");
  const desk = () => as(admin).submissions;
  async function approve(name: string, spaceM2: number) {
    const { id, version } = await makeSubmission(portal, { institutionName: name, spaceM2 });
    await desk().approve({ id, version });
    return id;
  }
  const look = async (at?: Date) => {
    if (at) setNow(at);
    const { lit, comers } = await as(VISITOR).event.get();
    return { lit, comers };
  };
  return { portal, desk, approve, look, setNow, fetch: opened.fetch };
}

test("what is approved lights its lots with the next day of the event, not before", async () => {
  const { approve, look } = await openSeason({});
  await approve("Instituto do Rio", 300);
  expect(await look()).toEqual({ lit: 0, comers: undefined });
  expect(await look(STILL_YESTERDAY)).toEqual({ lit: 0, comers: undefined });
  expect(await look(TODAY)).toEqual({ lit: 3, comers: undefined });
});

test("no decision of today moves it, in whichever direction, nor after a look in between", async () => {
  const { portal, approve, desk, look } = await openSeason({ showHowManyCome: true });
  const id = await approve("Instituto do Rio", 300);
  await approve("Casa do Igarapé", 300);
  expect(await look(TODAY)).toEqual({ lit: 6, comers: 2 });
  await approve("Rede das Ilhas", 600);
  const [row] = await portal.db.read.select().from(submissions).where(eq(submissions.id, id));
  await desk().revokeApproval({ id, version: row?.version ?? 0, note: "A conta não foi paga." });
  expect(await look()).toEqual({ lit: 6, comers: 2 });
  // As a process that has just started would work it out.
  await changeSettings(portal, (data) => data);
  expect(await look()).toEqual({ lit: 6, comers: 2 });
  expect(await look(new Date(TODAY.getTime() + 24 * 60 * 60 * 1000))).toEqual({ lit: 9, comers: 2 });
});

test("how many come is in no answer and on no page unless the organiser shows it", async () => {
  const { portal, approve, look, fetch } = await openSeason({});
  await approve("Instituto do Rio", 300);
  await approve("Instituto do Rio", 100);
  expect((await look(TODAY)).comers).toBeUndefined();
  expect(await (await fetch("/api/trpc/event.get")).text()).not.toContain("comers");
  await changeSettings(portal, (data) => ({ ...data, showHowManyCome: true }));
  // An organisation with two stands is one.
  expect((await look()).comers).toBe(1);
});

test("without a known space each organisation lights a lot, and without any nothing is said", async () => {
  const { approve, look } = await openSeason({ standAreaM2: null });
  expect(await look()).toEqual({ lit: undefined, comers: undefined });
  await approve("Instituto do Rio", 300);
  await approve("Casa do Igarapé", 20);
  expect((await look(TODAY)).lit).toBe(2);
});
