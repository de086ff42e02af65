import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { isPackageId } from "#domain/package-id.ts";
import { isPriced } from "#domain/packages.ts";
import { DEFAULT_SETTINGS, publicEvent, settingsRecord, type Settings } from "#domain/settings/schema.ts";

function broken(change: Record<string, unknown>): Record<string, string> {
  const result = v.safeParse(settingsRecord, { ...DEFAULT_SETTINGS, ...change });
  if (result.success) return {};
  return Object.fromEntries(fieldIssues(result.issues).map(({ path, key }) => [path, key]));
}

test("the record the seed writes is valid and changes nothing of itself", () => {
  expect(v.parse(settingsRecord, DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
});

test("the seed holds the facts of the event and no price", () => {
  const { name, conference, summit, parties, retentionMonths, packages, customSpacePerM2 } = DEFAULT_SETTINGS;
  expect(name).toEqual({ pt: "Conferência do Clima 2025", en: "Climate Conference 2025" });
  expect(conference).toEqual({ from: "2025-11-10", to: "2025-11-21" });
  expect(summit).toEqual({ from: "2025-11-06", to: "2025-11-07" });
  expect([parties, retentionMonths, customSpacePerM2]).toEqual([198, 6, null]);
  expect(Object.values(packages).some(isPriced)).toBe(false);
});

const WINDOW = DEFAULT_SETTINGS.eoi;
const GOLD = DEFAULT_SETTINGS.packages.GOLD;

test.each([
  ["no English name", { name: { pt: "Conferência", en: " " } }, { "name.en": "required" }],
  [
    "the end before the beginning",
    { eoi: { ...WINDOW, closes: "2025-07-06T00:00:00-03:00" } },
    { "eoi.closes": "dateOrder" },
  ],
  [
    "an instant without its zone",
    { eoi: { ...WINDOW, opens: "2025-07-07T00:00:00" } },
    { "eoi.opens": "dateInvalid" },
  ],
  ["one instant for both ends", { eoi: { opens: WINDOW.opens, closes: WINDOW.opens } }, {}],
  ["30 February", { summit: { from: "2025-02-30", to: "2025-03-01" } }, { "summit.from": "dateInvalid" }],
  [
    "a conference backwards",
    { conference: { from: "2025-11-21", to: "2025-11-10" } },
    { "conference.to": "dateOrder" },
  ],
  ["a zone nobody knows", { eventZone: "America/Nowhere" }, { eventZone: "choice" }],
  ["5 months", { retentionMonths: 5 }, { retentionMonths: "numberTooSmall" }],
  ["60 months", { retentionMonths: 60 }, {}],
  ["61 months", { retentionMonths: 61 }, { retentionMonths: "numberTooLarge" }],
  ["half a cent", { customSpacePerM2: 0.5 }, { customSpacePerM2: "amountInvalid" }],
  ["a negative price", { customSpacePerM2: -1 }, { customSpacePerM2: "numberTooSmall" }],
  ["a price of nothing", { customSpacePerM2: 0 }, {}],
  ["a script as site", { officialSite: "javascript:alert(1)" }, { officialSite: "urlInvalid" }],
  [
    "a package's price as text",
    { packages: { ...DEFAULT_SETTINGS.packages, GOLD: { ...GOLD, spacePerM2: "10" } } },
    { "packages.GOLD.spacePerM2": "amountInvalid" },
  ],
] as [string, Record<string, unknown>, Record<string, string>][])(
  "a record with %s",
  (_name, change, expected) => {
    expect(broken(change)).toEqual(expected);
  },
);

test("a missing part is refused", () => {
  const { parties: _parties, ...rest } = DEFAULT_SETTINGS;
  expect(v.is(settingsRecord, rest)).toBe(false);
});

test("there are three packages, and no other", () => {
  expect(["BRONZE", "SILVER", "GOLD", "bronze", "toString", null].filter(isPackageId)).toEqual([
    "BRONZE",
    "SILVER",
    "GOLD",
  ]);
});

describe("what a visitor may know", () => {
  const inside = new Date("2025-08-01T12:00:00Z");

  function withPrices(showPricesPublicly: boolean): Settings {
    const GOLD_PRICED = { ...GOLD, spacePerM2: 25_000, structurePerM2: 18_000 };
    return {
      ...DEFAULT_SETTINGS,
      showPricesPublicly,
      packages: { ...DEFAULT_SETTINGS.packages, GOLD: GOLD_PRICED },
    };
  }

  test("names the days of the window as the calendars at the event show them", () => {
    const eoi = { opens: "2025-07-07T02:59:59Z", closes: "2025-09-13T02:59:59Z" };
    const days = (eventZone: string) => publicEvent({ ...DEFAULT_SETTINGS, eoi, eventZone }, inside).eoi.days;
    expect(days("America/Belem")).toEqual({ from: "2025-07-06", to: "2025-09-12" });
    expect(days("UTC")).toEqual({ from: "2025-07-07", to: "2025-09-13" });
  });

  test("says whether the window is open by the given clock", () => {
    expect(publicEvent(DEFAULT_SETTINGS, inside).eoi).toEqual({
      ...WINDOW,
      days: { from: "2025-07-07", to: "2025-09-12" },
      isOpen: true,
      state: "open",
    });
    expect(publicEvent(DEFAULT_SETTINGS, new Date("2025-09-13T03:00:00Z")).eoi.isOpen).toBe(false);
  });

  test("shows no price until an administrator turns that on", () => {
    expect(JSON.stringify(publicEvent(withPrices(false), inside))).not.toContain("PerM2");
    const shown = publicEvent(withPrices(true), inside).packages;
    expect(shown.map(({ id, prices }) => [id, prices])).toEqual([
      ["BRONZE", undefined],
      ["SILVER", undefined],
      ["GOLD", { spacePerM2: 25_000, structurePerM2: 18_000 }],
    ]);
  });

  test("keeps inner figures and inactive packages to the team", () => {
    const packages = { ...DEFAULT_SETTINGS.packages, SILVER: { ...GOLD, status: "INACTIVE" as const } };
    const event = publicEvent({ ...DEFAULT_SETTINGS, packages }, inside);
    expect(event.packages.map(({ id }) => id)).toEqual(["BRONZE", "GOLD"]);
    expect(Object.keys(event)).not.toContain("customSpacePerM2");
  });
});
