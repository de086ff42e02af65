import { expect, test } from "bun:test";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { lastOrderFacts } from "#server/mail/content.ts";
import { MAIL_WORDS } from "#server/mail/words.ts";

const told = (lastServices: string) => {
  const exhibitorDays = { ...DEFAULT_SETTINGS.exhibitorDays, lastStands: "2025-09-26", lastServices };
  return { settings: { ...DEFAULT_SETTINGS, exhibitorDays }, publicUrl: "http://portal.test" };
};

test("letters to who has yet to order say the last days that are known, and no others", () => {
  expect(lastOrderFacts(MAIL_WORDS.en, "en", told(""))).toEqual([
    { label: "Last day to order a stand", value: "26 Sep 2025" },
  ]);
  expect(lastOrderFacts(MAIL_WORDS.pt, "pt", told("2025-10-11"))).toEqual([
    { label: "Último dia para o estande", value: "26/09/2025" },
    { label: "Último dia para serviços", value: "11/10/2025" },
  ]);
});
