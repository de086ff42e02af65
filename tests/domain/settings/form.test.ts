import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { settingsForm, settingsFormInput, type SettingsForm } from "#domain/settings/form.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";

const { packages } = DEFAULT_SETTINGS;
const PRICED: Settings = {
  ...DEFAULT_SETTINGS,
  customSpacePerM2: 12_050,
  packages: { ...packages, GOLD: { ...packages.GOLD, spacePerM2: 0, structurePerM2: 99_999 } },
};
const FORM = settingsForm(PRICED);

function read(change: Partial<SettingsForm>): Settings | Record<string, string> {
  const result = v.safeParse(settingsFormInput, { ...FORM, ...change });
  if (result.success) return result.output;
  return Object.fromEntries(fieldIssues(result.issues).map(({ path, key }) => [path, key]));
}

describe("the settings as they are typed", () => {
  test("come back as they were stored", () => {
    expect(v.parse(settingsFormInput, settingsForm(DEFAULT_SETTINGS))).toEqual(DEFAULT_SETTINGS);
    expect(read({})).toEqual(PRICED);
  });

  test("show instants as the clocks of the event do, and prices in dollars", () => {
    expect(FORM.eoi).toEqual({ opens: "2025-07-07T00:00:00", closes: "2025-09-12T23:59:59" });
    expect(FORM.customSpacePerM2).toBe(120.5);
    expect(FORM.packages.GOLD).toMatchObject({ spacePerM2: 0, structurePerM2: 999.99 });
    expect(FORM.packages.BRONZE.spacePerM2).toBeNull();
  });

  test.each([
    [120.5, 12_050],
    [19.99, 1999],
    [7, 700],
    [0, 0],
    [null, null],
  ])("a price of %p dollars is %p cents", (customSpacePerM2, cents) => {
    expect(read({ customSpacePerM2 })).toMatchObject({ customSpacePerM2: cents });
  });

  test.each([
    [{ customSpacePerM2: 12.345 }, { customSpacePerM2: "amountInvalid" }],
    [{ customSpacePerM2: "12 or so" }, { customSpacePerM2: "amountInvalid" }],
    [{ customSpacePerM2: -1 }, { customSpacePerM2: "numberTooSmall" }],
    [{ customSpacePerM2: 99_999_999_999_999 }, { customSpacePerM2: "numberTooLarge" }],
    [{ parties: null }, { parties: "numberTooSmall" }],
    [{ parties: "many" }, { parties: "numberTooSmall" }],
    [{ parties: 1.5 }, { parties: "wholeNumber" }],
    [{ eventZone: "America/Nowhere" }, { eventZone: "choice", "eoi.opens": "dateInvalid" }],
    [{ eoi: { ...FORM.eoi, closes: "" } }, { "eoi.closes": "dateInvalid" }],
    [{ eoi: { ...FORM.eoi, closes: "2025-07-06T23:59:59" } }, { "eoi.closes": "dateOrder" }],
    [{ name: { pt: "Conferência", en: "" } }, { "name.en": "required" }],
  ])("%j is refused", (change, expected) => {
    expect(read(change)).toMatchObject(expected);
  });

  test("a moved zone moves the window with it: the clocks keep what was typed", () => {
    expect(read({ eventZone: "Asia/Tokyo" })).toMatchObject({
      eoi: { opens: "2025-07-07T00:00:00+09:00", closes: "2025-09-12T23:59:59+09:00" },
    });
  });
});
