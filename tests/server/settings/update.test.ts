import { TRPCError } from "@trpc/server";
import { describe, expect, test } from "bun:test";
import { settings } from "#db/schema/index.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { makeAccount } from "../accounts/browser.ts";
import { codeOf, reasonFor } from "../submissions/reason.ts";

const portal = await openTestPortal();
const admin = await makeAccount(portal, "ADMIN");
const call = portal.as(admin).settings;
const visitor = portal.as(VISITOR);

describe("the facts of the event", () => {
  test("once saved are what a visitor is told next, and in the history with who saved them", async () => {
    const { data, version } = await call.get();
    const next = { ...data, name: { ...data.name, en: "Rivers Week 2025" }, parties: 197 };
    expect(await call.update({ data: next, version })).toEqual({ version: version + 1 });
    expect(await visitor.event.get()).toMatchObject({ name: next.name, parties: 197 });
    const after = await call.get();
    expect(after.data).toEqual(next);
    expect(after.changes[0]).toMatchObject({
      who: admin.name,
      parts: [
        { part: "name", fields: ["en"] },
        { part: "parties", fields: [] },
      ],
    });
  });

  test("stored before a field was there are read with its default, and saved all the same", async () => {
    const { siteFacts: _, ...earlier } = DEFAULT_SETTINGS;
    await portal.portal.db.write((tx) =>
      tx.update(settings).set({ data: earlier as typeof DEFAULT_SETTINGS }),
    );
    const { data, version } = await call.get();
    expect(data.siteFacts.maxHeight).toEqual({ pt: "", en: "" });
    const siteFacts = { ...data.siteFacts, maxHeight: { pt: "5 m", en: "5 m" } };
    expect(await call.update({ data: { ...data, siteFacts }, version })).toEqual({ version: version + 1 });
    expect((await call.get()).data.siteFacts).toEqual(siteFacts);
  });

  test("the rules of reminders are saved by an administrator alone, each once and the first day first", async () => {
    const { data, version } = await call.get();
    const pay = { way: "send" as const, daysBefore: [1, 7, 7], daysAfter: 5, times: 3 };
    const next = { ...data, reminders: { ...data.reminders, pay } };
    const manager = portal.as(await makeAccount(portal, "SUBMISSION_MANAGER"));
    expect((await reasonFor(manager.settings.update({ data: next, version })))?.code).toBe("forbidden");
    await call.update({ data: next, version });
    const after = await call.get();
    expect(after.data.reminders).toEqual({ ...data.reminders, pay: { ...pay, daysBefore: [7, 1] } });
    const parts = after.changes.map((one) => [one.who, ...one.parts.map(({ part }) => part)]);
    expect(parts).toContainEqual([admin.name, "reminders"]);
    const many = { ...pay, daysBefore: [9, 7, 3, 1] };
    const late = { data: { ...data, reminders: { ...data.reminders, pay: many } }, version: after.version };
    expect(call.update(late)).rejects.toThrow("daysBefore");
  });

  test("a number of the organiser that cannot be right is refused beside its field", async () => {
    const { data, version } = await call.get();
    const wrong = { ...data, paying: { ...data.paying, pixKey: "11.222.333/0001-82" } };
    expect(call.update({ data: wrong, version })).rejects.toThrow("pixKeyInvalid");
  });

  test("a moved deadline counts for the next call", async () => {
    const { data, version } = await call.get();
    const opens = new Date(portal.portal.clock().getTime() - 1000).toISOString();
    const closes = new Date(portal.portal.clock().getTime() + 60_000).toISOString();
    await call.update({ data: { ...data, eoi: { opens, closes } }, version });
    expect((await visitor.event.get()).eoi).toEqual({
      opens,
      closes,
      days: { from: "2025-08-01", to: "2025-08-01" },
      isOpen: true,
      state: "open",
    });
  });

  test("a clause with a field that the contract does not fill in changes nothing, and it is named", async () => {
    const { data, version } = await call.get();
    const [first, ...others] = data.clauses.items;
    if (!first) throw new Error("A new portal begins with clauses.");
    const text = { ...first.text, en: "{{exhibiter}} comes." };
    const items = [{ ...first, text }, ...others];
    const wrong = call.update({ data: { ...data, clauses: { ...data.clauses, items } }, version });
    const { cause } = (await wrong.catch((error: TRPCError) => error)) as TRPCError;
    expect(JSON.stringify(cause)).toContain("{{exhibiter}}");
    expect((await call.get()).data.clauses).toEqual(data.clauses);
  });

  test("of two administrators who save one record, the second is told and changes nothing", async () => {
    const { data, version } = await call.get();
    await call.update({ data: { ...data, city: "Manaus" }, version });
    const second = call.update({ data: { ...data, city: "Santarém" }, version });
    expect(await reasonFor(second)).toEqual({
      code: "stale",
      params: { record: "settings", current: version + 1 },
    });
    expect((await call.get()).data.city).toBe("Manaus");
  });

  test("saved as they are, are refused and leave no trace", async () => {
    const { data, version, changes } = await call.get();
    expect(await codeOf(call.update({ data, version }))).toBe("nothingChanged");
    expect(await call.get()).toEqual({ data, version, changes });
  });

  test.each([
    [
      "a window that closes before it opens",
      { eoi: { opens: DEFAULT_SETTINGS.eoi.closes, closes: DEFAULT_SETTINGS.eoi.opens } },
    ],
    ["a site that is a script", { officialSite: "javascript:alert(1)" }],
    ["half a cent", { customSpacePerM2: 0.5 }],
    ["a key of its own", { secret: "1" }],
  ])("%s is refused", async (_name, change) => {
    const { data, version } = await call.get();
    const wrong = { ...data, ...change } as typeof data;
    await expect(call.update({ data: wrong, version })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect((await call.get()).version).toBe(version);
  });
});
