import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";
import { instantAt, wallTime } from "#domain/wall-time.ts";

export const DAY = 24 * 60 * 60 * 1000;

/** How much of the window has passed when the demonstration begins, in days. */
const DAYS_SINCE_OPENING = 40;

/**
 * The season of the demonstration: every date of the event moved by the same number of days, so that the window is
 * open now and the conference lies ahead. What the sample people did, they did in the days since it opened.
 */
export type Season = {
  event: Pick<Settings, "name" | "conference" | "summit" | "exhibitorDays" | "eoi">;
  /** The moment a number of days after the window opened; negative for before. */
  after: (days: number) => Date;
};

export function seasonAt(now: Date): Season {
  const { eoi, conference, summit, eventZone } = DEFAULT_SETTINGS;
  const opened = Date.parse(eoi.opens);
  const days = Math.floor((now.getTime() - opened) / DAY) - DAYS_SINCE_OPENING;
  // The window opens and closes at the same hour of the event's clocks, whatever they did in between.
  const moved = (at: string) => {
    const [day = "", time = ""] = wallTime(at, eventZone).split("T");
    return instantAt(`${addDays(day, days)}T${time}`, eventZone) ?? at;
  };
  const movedDays = ({ from, to }: Settings["conference"]) => ({
    from: addDays(from, days),
    to: addDays(to, days),
  });
  const coming = movedDays(conference);
  return {
    event: {
      name: nameIn(coming.from.slice(0, 4)),
      conference: coming,
      summit: movedDays(summit),
      exhibitorDays: {
        build: { from: addDays(coming.from, -9), to: addDays(coming.from, -2) },
        strike: { from: addDays(coming.to, 1), to: addDays(coming.to, 3) },
        lastStands: addDays(coming.from, -45),
        lastServices: addDays(coming.from, -30),
      },
      eoi: { opens: moved(eoi.opens), closes: moved(eoi.closes) },
    },
    after: (since) => new Date(opened + (days + since) * DAY),
  };
}

/** The day of the calendar a number of days later: "2025-11-12". */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

function nameIn(year: string): Settings["name"] {
  const usual = DEFAULT_SETTINGS.conference.from.slice(0, 4);
  const { pt, en } = DEFAULT_SETTINGS.name;
  return { pt: pt.replace(usual, year), en: en.replace(usual, year) };
}
