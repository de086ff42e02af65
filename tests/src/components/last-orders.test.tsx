import { afterEach, expect, setSystemTime, test } from "bun:test";
import { DEFAULT_SETTINGS, publicEvent } from "#domain/settings/schema.ts";
import { LastOrders } from "#src/components/last-orders.tsx";
import { FactsProvider } from "#src/lib/event/event.tsx";
import { openPage } from "../page.tsx";

const page = openPage();
afterEach(() => setSystemTime());

const settings = {
  ...DEFAULT_SETTINGS,
  openingHours: { pt: "das 9h às 19h", en: "9 am to 7 pm" },
  exhibitorDays: { ...DEFAULT_SETTINGS.exhibitorDays, strike: { from: "2025-11-22", to: "2025-11-24" } },
};

async function said(day: string): Promise<(string | null)[]> {
  const now = new Date(`${day}T12:00:00-03:00`);
  setSystemTime(now);
  await page.draw(
    <FactsProvider facts={{ event: publicEvent(settings, now), now: now.toISOString(), sendsMail: true }}>
      <LastOrders />
    </FactsProvider>,
  );
  return page.read("p > span");
}

const CONFERENCE = "Conference: 10 Nov 2025 to 21 Nov 2025. Opening hours: 9 am to 7 pm.";
const STRIKE = "Dismantling: 22 Nov 2025 to 24 Nov 2025.";

test.each([
  ["2025-11-01", ["Leaders' summit: 6 Nov 2025 to 7 Nov 2025.", CONFERENCE, STRIKE]],
  ["2025-11-21", [CONFERENCE, STRIKE]],
  ["2025-11-22", [STRIKE]],
])("the days of the stand that are still to come on %s, with the opening hours", async (day, expected) => {
  expect(await said(day)).toEqual(expected);
});
