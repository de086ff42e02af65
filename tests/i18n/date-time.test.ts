import { describe, expect, test } from "bun:test";
import { formatDateAmongMany } from "#i18n/among-many.ts";
import {
  formatDate,
  formatDateTime,
  formatMoment,
  formatTime,
  showIn,
  zoneOffset,
} from "#i18n/formatters.ts";

const AT = "2025-09-12T17:32:00Z";

describe("a time", () => {
  test("names the zone it is in, the event's unless another is given", () => {
    expect(formatDateTime("en", AT)).toBe("12 Sep 2025, 14:32\u00A0UTC\u22123");
    expect(formatDateTime("pt", AT)).toBe("12/09/2025, 14:32\u00A0UTC\u22123");
    expect(formatDateTime("en", AT, "Africa/Nairobi")).toBe("12 Sep 2025, 20:32\u00A0UTC+3");
    expect(formatTime("pt", AT)).toBe("14:32\u00A0UTC\u22123");
  });

  test("follows the zone of the settings, its day as well as its hour", () => {
    showIn("Asia/Tokyo");
    try {
      expect(formatDateTime("en", AT)).toBe("13 Sep 2025, 02:32\u00A0UTC+9");
      expect(formatDate("pt", AT)).toBe("13/09/2025");
    } finally {
      showIn("America/Belem");
    }
    expect(formatDate("pt", AT)).toBe("12/09/2025");
  });

  test("leaves the zone to words that name it themselves", () => {
    expect(formatMoment("en", AT)).toBe("12 Sep 2025, 14:32");
  });

  test("follows summer time where there is one", () => {
    expect(zoneOffset("Europe/Lisbon", "2025-07-01")).toBe("UTC+1");
    expect(zoneOffset("Europe/Lisbon", "2025-12-01")).toMatch(/^UTC(\+0)?$/);
    expect(zoneOffset("Asia/Kolkata", AT)).toBe("UTC+5:30");
  });
});

describe("a day among many", () => {
  const now = new Date("2025-12-31T12:00:00Z");

  test("of this year needs no year", () => {
    expect(formatDateAmongMany("en", AT, now)).toBe("12 Sep");
    expect(formatDateAmongMany("pt", AT, now)).toBe("12/09");
  });

  test("of another year has it, by the event's clocks", () => {
    expect(formatDateAmongMany("en", "2024-09-12T17:32:00Z", now)).toBe("12 Sep 2024");
    // New Year's Eve in Belém still.
    expect(formatDateAmongMany("pt", "2026-01-01T01:00:00Z", now)).toBe("31/12");
    expect(formatDateAmongMany("pt", "2026-01-01T04:00:00Z", now)).toBe("01/01/2026");
  });
});
