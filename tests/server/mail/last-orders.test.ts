import { expect, test } from "bun:test";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { standDayFacts } from "#server/mail/content.ts";
import { MAIL_WORDS } from "#server/mail/words.ts";

const told = (lastServices: string) => {
  const exhibitorDays = { ...DEFAULT_SETTINGS.exhibitorDays, lastStands: "2025-09-26", lastServices };
  const openingHours = { pt: "das 9h às 19h", en: "" };
  return { settings: { ...DEFAULT_SETTINGS, exhibitorDays, openingHours }, publicUrl: "http://portal.test" };
};

test("letters to who has yet to order say the days of the stand that are known, and no others", () => {
  expect(standDayFacts(MAIL_WORDS.en, "en", told(""))).toEqual([
    { label: "Last day to order a stand", value: "26 Sep 2025" },
    { label: "Leaders' summit", value: "6 to 7 November 2025" },
    { label: "Conference", value: "10 to 21 November 2025" },
    { label: "Opening hours", value: "das 9h às 19h" },
  ]);
  expect(standDayFacts(MAIL_WORDS.pt, "pt", told("2025-10-11"))).toEqual([
    { label: "Último dia para o estande", value: "26/09/2025" },
    { label: "Último dia para serviços", value: "11/10/2025" },
    { label: "Cúpula de líderes", value: "6 a 7 de novembro de 2025" },
    { label: "Conferência", value: "10 a 21 de novembro de 2025" },
    { label: "Horário de funcionamento", value: "das 9h às 19h" },
  ]);
});
