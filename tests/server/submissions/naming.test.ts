import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { submissions } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { changeSettings, makeSubmission, makeUser, type SubmissionRow } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";

/** Who is named on the public site, and who never is. */
async function openSite(settings: Partial<Settings> = { showWhoComes: true }) {
  const { portal, as, fetch } = await openTestPortal();
  await changeSettings(portal, (data) => ({ ...data, ...settings }));
  const admin = await makeUser(portal, "ADMIN");
  const ana = await makeUser(portal, "PARTNER", { name: "Ana Moura", email: "ana.moura@example.org" });
  const signed = (name: string, more: Partial<SubmissionRow> = {}) =>
    makeSubmission(portal, { institutionName: name, status: "SIGNED_CONTRACT", ...more }, [ana]);
  const agree = (id: string, mayName = true) => as(ana).submissions.setNaming({ id, mayName });
  const coming = async () => (await as(VISITOR).event.get()).coming;
  const named = async () => (await coming())?.names.map(({ name }) => name);
  return { portal, as, fetch, admin, ana, signed, agree, coming, named };
}

const agreed = { mayBeNamedSince: new Date("2025-07-20T12:00:00Z") };

describe("on the site stands", () => {
  test("whose contract is signed and who agreed, with its country in both languages, and nothing else of it", async () => {
    const { signed, agree, coming, as, fetch } = await openSite();
    const { id } = await signed("Lake Basin Water Trust", {
      country: "KE",
      representativeName: "Wanjiru Otieno",
      representativeEmail: "wanjiru.otieno@example.org",
    });
    expect(await coming()).toEqual({ names: [], more: 0 });
    await agree(id);
    expect(await coming()).toEqual({
      names: [{ name: "Lake Basin Water Trust", country: { pt: "Quênia", en: "Kenya" } }],
      more: 0,
    });
    const told = await (await fetch("/api/trpc/event.get")).text();
    expect(told).toContain("Lake Basin Water Trust");
    expect(told).not.toMatch(/otieno|Wanjiru|EOI-|moura/i);
    expect(told).not.toContain(id);
    expect((await as(VISITOR).event.get()).comers).toBeUndefined();
  });

  test.each(["PENDING", "REVIEWING", "APPROVED", "REJECTED", "HIDDEN", "DUPLICATE"] as const)(
    "nobody in %s, agreed or not",
    async (status) => {
      const { signed, named } = await openSite();
      await signed("Instituto do Rio", { status, ...agreed });
      expect(await named()).toEqual([]);
    },
  );

  test("nobody any more who takes it back, nor whose signature is undone", async () => {
    const { signed, agree, named, as, admin, portal } = await openSite();
    const one = await signed("Instituto do Rio");
    const other = await signed("Rede das Ilhas");
    await agree(one.id);
    await agree(other.id);
    expect(await named()).toEqual(["Instituto do Rio", "Rede das Ilhas"]);
    await agree(one.id, false);
    expect(await named()).toEqual(["Rede das Ilhas"]);
    const [row] = await portal.db.read.select().from(submissions).where(eq(submissions.id, other.id));
    await as(admin).submissions.undoSignature({ id: other.id, version: row?.version ?? 0, note: "Engano." });
    expect(await named()).toEqual([]);
  });

  test("an organisation with two stands only while it agrees for both", async () => {
    const { signed, agree, named } = await openSite();
    const one = await signed("Instituto do Rio", agreed);
    await signed("Instituto do Rio", agreed);
    await signed("Instituto do Rio", { country: "PE", ...agreed });
    await signed("Instituto do Rio", { status: "REJECTED" });
    expect(await named()).toEqual(["Instituto do Rio", "Instituto do Rio"]);
    await agree(one.id, false);
    expect(await named()).toEqual(["Instituto do Rio"]);
    await agree(one.id);
    expect(await named()).toHaveLength(2);
  });

  test("an organisation with two stands once, twelve at most, the others as a number", async () => {
    const { signed, coming } = await openSite();
    await signed("Instituto do Rio", agreed);
    await signed("Instituto do Rio", agreed);
    expect(await coming()).toMatchObject({ names: { length: 1 }, more: 0 });
    for (let at = 0; at < 14; at += 1) await signed(`Rede ${at}`, agreed);
    expect(await coming()).toMatchObject({ names: { length: 12 }, more: 3 });
  });
});

test("while the settings do not show who comes, no name leaves the portal", async () => {
  const { signed, coming, fetch } = await openSite({});
  await signed("Instituto do Rio", agreed);
  expect(await coming()).toBeUndefined();
  expect(await (await fetch("/api/trpc/event.get")).text()).not.toContain("Instituto do Rio");
});

describe("the tick", () => {
  test("is the exhibitor's: it is shown to them and to the team, with its history", async () => {
    const { signed, agree, as, admin, ana } = await openSite();
    const { id } = await signed("Instituto do Rio");
    const shown = async () => (await as(admin).submissions.get({ id })).mayBeNamedSince;
    expect(await shown()).toBeNull();
    const own = async () => (await as(ana).submissions.mine()).map(({ mayBeNamed }) => mayBeNamed);
    expect(await own()).toEqual([false]);
    await agree(id);
    expect(await own()).toEqual([true]);
    expect(await shown()).toBe("2025-08-01T12:00:00.000Z");
    await agree(id, false);
    expect(await shown()).toBeNull();
    const { history } = await as(admin).submissions.get({ id });
    expect(history.map(({ action, actorName }) => [action, actorName])).toEqual([
      ["withdrawNaming", "Ana Moura"],
      ["allowNaming", "Ana Moura"],
    ]);
  });

  test("said twice is said once", async () => {
    const { signed, agree, as, admin } = await openSite();
    const { id } = await signed("Instituto do Rio");
    const first = await agree(id);
    expect(await agree(id)).toEqual(first);
    expect((await as(admin).submissions.get({ id })).history).toHaveLength(1);
  });

  test("is taken back by the team, never given", async () => {
    const { signed, agree, named, as, admin } = await openSite();
    const { id } = await signed("Instituto do Rio");
    const attempt = as(admin).submissions.setNaming({ id, mayName: true });
    expect(reasonOf(await attempt.catch((error: unknown) => error))?.code).toBe("forbidden");
    await agree(id);
    await as(admin).submissions.setNaming({ id, mayName: false });
    expect(await named()).toEqual([]);
  });

  test("of another organisation is not found", async () => {
    const { signed, portal, as } = await openSite();
    const { id } = await signed("Instituto do Rio");
    const stranger = await makeUser(portal, "PARTNER");
    const attempt = as(stranger).submissions.setNaming({ id, mayName: true });
    expect(reasonOf(await attempt.catch((error: unknown) => error))?.code).toBe("notFound");
  });
});
