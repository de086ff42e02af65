import * as v from "valibot";
import { DEFAULT_EVALUATING, evaluatingRules } from "../evaluations/criteria.ts";
import { email, optionalUrl, requiredLine, url, wholeNumber } from "../fields.ts";
import type { Localised } from "../locales.ts";
import { message } from "../messages.ts";
import type { Cents } from "../money.ts";
import { days, instant, localisedLine, price, timeZone } from "../blocks.ts";
import { fillFacts, writtenFacts } from "../submissions/site-facts.ts";
import { isWindowOpen, windowState, type WindowState } from "../submissions/window.ts";
import { dayAt } from "../wall-time.ts";
import { identity, NO_INSTRUCTIONS, NO_IDENTITY, payingInstructions } from "./paying.ts";
import { DEFAULT_PACKAGES, PACKAGE_IDS, standPackages, type PackageId } from "../packages.ts";

/** Data of submissions that came to nothing are kept this long, in months. */
export const MIN_RETENTION_MONTHS = 6;
export const MAX_RETENTION_MONTHS = 60;

/** The window in which interest may be expressed (EOI-01); both ends belong to it. */
function eoiWindow() {
  return v.pipe(
    v.strictObject({ opens: instant(), closes: instant() }),
    v.forward(
      v.partialCheck(
        [["opens"], ["closes"]],
        ({ opens, closes }) => !(Date.parse(closes) < Date.parse(opens)),
        message("dateOrder"),
      ),
      ["closes"],
    ),
  );
}

/** The facts of the event and its prices, as one record that ADMIN may change. Money in cents. */
export const settingsRecord = v.strictObject({
  name: localisedLine(120),
  /** What the exhibition zone is called, the same in both languages. */
  zone: requiredLine(60),
  city: requiredLine(80),
  region: requiredLine(80),
  /** The zone in which windows, deadlines and dates are shown. */
  eventZone: timeZone(),
  conference: days(),
  summit: days(),
  eoi: eoiWindow(),
  /** Countries that take part; the European Union comes on top of them. */
  parties: wholeNumber(1, 1000, "numberTooSmall", "numberTooLarge"),
  officialSite: url(),
  organiser: v.strictObject({ name: requiredLine(120), site: url(), social: optionalUrl() }),
  /** Who answers in Portuguese, and who in every other language. */
  support: v.strictObject({ pt: email(), other: email() }),
  packages: standPackages(),
  /** What a custom stand's space costs per m2; null while nobody has set it. */
  customSpacePerM2: price(),
  /** How much stand space there is to order in all, in m2; null while nobody has said. */
  standAreaM2: v.nullable(wholeNumber(1, 1_000_000, "numberTooSmall", "numberTooLarge")),
  showPricesPublicly: v.boolean(),
  /** What builders have to know of the place, for every stand. */
  siteFacts: writtenFacts,
  paying: payingInstructions(),
  identity: identity(),
  /** What submissions are judged by, and how many marks they need. */
  evaluating: evaluatingRules(),
  retentionMonths: wholeNumber(
    MIN_RETENTION_MONTHS,
    MAX_RETENTION_MONTHS,
    "numberTooSmall",
    "numberTooLarge",
  ),
});
export type Settings = v.InferOutput<typeof settingsRecord>;

/** The record the seed writes: the facts of the event, made-up addresses, and no prices. */
export const DEFAULT_SETTINGS: Settings = {
  name: { pt: "Conferência do Clima 2025", en: "Climate Conference 2025" },
  zone: "Green Zone",
  city: "Belém",
  region: "Pará",
  eventZone: "America/Belem",
  conference: { from: "2025-11-10", to: "2025-11-21" },
  summit: { from: "2025-11-06", to: "2025-11-07" },
  eoi: { opens: "2025-07-07T00:00:00-03:00", closes: "2025-09-12T23:59:59-03:00" },
  parties: 198,
  officialSite: "https://conference.example.org",
  organiser: {
    name: "Ribeira Eventos",
    site: "https://ribeira.example.org",
    social: "https://social.example.org/ribeira",
  },
  support: { pt: "expositores@example.org", other: "exhibitors@example.org" },
  packages: DEFAULT_PACKAGES,
  customSpacePerM2: null,
  standAreaM2: null,
  showPricesPublicly: false,
  siteFacts: fillFacts({}),
  paying: NO_INSTRUCTIONS,
  identity: NO_IDENTITY,
  evaluating: DEFAULT_EVALUATING,
  retentionMonths: 6,
};

/** A package as visitors see it; prices in cents are there only when ADMIN shows them and they are set. */
export type PublicPackage = {
  id: PackageId;
  name: Localised;
  description: Localised;
  prices?: { spacePerM2: Cents; structurePerM2: Cents };
};

export type PublicEvent = Pick<
  Settings,
  | "name"
  | "zone"
  | "city"
  | "region"
  | "eventZone"
  | "conference"
  | "summit"
  | "parties"
  | "officialSite"
  | "organiser"
  | "support"
  | "identity"
  | "retentionMonths"
> & {
  eoi: Settings["eoi"] & {
    /** The days on which it opens and closes where the event is, so that no browser has to work them out. */
    days: Settings["conference"];
    isOpen: boolean;
    state: WindowState;
  };
  packages: PublicPackage[];
};

/** What a page brings along: the facts of the event, and when the server put them down (ISO 8601). */
export type PageFacts = { event: PublicEvent; now: string };

/** The days on which interest may be expressed, by the event's clocks. */
export function eoiDays({ eoi, eventZone }: Pick<Settings, "eoi" | "eventZone">): Settings["conference"] {
  return { from: dayAt(eoi.opens, eventZone), to: dayAt(eoi.closes, eventZone) };
}

/** What a visitor may know of the event: names, dates, the window by the server's clock, packages without secrets. */
export function publicEvent(settings: Settings, now: Date): PublicEvent {
  const { name, zone, city, region, eventZone, conference, summit, parties } = settings;
  const { officialSite, organiser, support, identity: who, eoi, retentionMonths } = settings;
  return {
    name,
    zone,
    city,
    region,
    eventZone,
    conference,
    summit,
    parties,
    officialSite,
    organiser,
    support,
    identity: who,
    retentionMonths,
    eoi: { ...eoi, days: eoiDays(settings), isOpen: isWindowOpen(now, eoi), state: windowState(now, eoi) },
    packages: publicPackages(settings),
  };
}

function publicPackages({ packages, showPricesPublicly }: Settings): PublicPackage[] {
  return PACKAGE_IDS.filter((id) => packages[id].status === "ACTIVE").map((id) => {
    const { name, description, spacePerM2, structurePerM2 } = packages[id];
    if (!showPricesPublicly || spacePerM2 === null || structurePerM2 === null)
      return { id, name, description };
    return { id, name, description, prices: { spacePerM2, structurePerM2 } };
  });
}
