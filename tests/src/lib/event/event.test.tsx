import { afterEach, expect, test } from "bun:test";
import { DEFAULT_SETTINGS, publicEvent } from "#domain/settings/schema.ts";
import { showIn } from "#i18n/formatters.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { FactsProvider } from "#src/lib/event/event.tsx";
import { openPage } from "../../page.tsx";

const page = openPage();
afterEach(() => showIn(DEFAULT_SETTINGS.eventZone));

const NOW = new Date("2025-09-12T17:32:00Z");

test.each([
  ["America/Belem", "12 Sep 2025, 14:32\u00A0UTC\u22123"],
  ["Asia/Tokyo", "13 Sep 2025, 02:32\u00A0UTC+9"],
])("times on every page are those of the clocks in the settings: %s", async (eventZone, said) => {
  const event = publicEvent({ ...DEFAULT_SETTINGS, eventZone }, NOW);
  await page.draw(
    <FactsProvider facts={{ event, now: NOW.toISOString(), sendsMail: true }}>
      <DateTime value={NOW} show="dateTime" />
    </FactsProvider>,
  );
  expect(page.find("time").textContent).toBe(said);
});
