import * as v from "valibot";
import { DEFAULT_EVALUATING, evaluatingRules } from "../evaluations/criteria.ts";
import { email, optionalUrl, requiredLine, url, wholeNumber } from "../fields.ts";
import type { Localised } from "../locales.ts";
import { clausesRecord } from "../contracts/clauses.ts";
import { FIRST_CLAUSES } from "../contracts/first-clauses.ts";
import { message } from "../messages.ts";
import type { Cents } from "../money.ts";
import { days, instant, localisedLabel, localisedLine, price, timeZone } from "../blocks.ts";
import { fillFacts, writtenFacts } from "../submissions/site-facts.ts";
import { DEFAULT_REMINDERS, reminderRules } from "../reminders/rules.ts";
import { closingMoment, isWindowOpen, windowState, type WindowState } from "../submissions/window.ts";
import { dayAt } from "../wall-time.ts";
import type { Comers } from "../site/comers.ts";
import type { OwnPictures } from "../site/own-pictures.ts";
import { exhibitorDays, NO_EXHIBITOR_DAYS } from "./exhibitor-days.ts";
import { logo, publicLogo, type PublicLogo } from "./logo.ts";
import { NO_PICTURES, pictures, publicPictures } from "./pictures.ts";
import { identity, NO_INSTRUCTIONS, NO_IDENTITY, payingInstructions } from "./paying.ts";
import { NO_CONTENTS, packageContents, type StandRow } from "../package-contents.ts";
import type { PackageId } from "../package-id.ts";
import { DEFAULT_PACKAGES, offeredPackages, standPackages } from "../packages.ts";

/** Bounds for the retention of unsuccessful submissions, in months. */
const MIN_RETENTION_MONTHS = 6;
const MAX_RETENTION_MONTHS = 60;

/** The window for expressions of interest, both ends included (EOI-01). */
function eoiWindow() {
  return v.pipe(
    v.strictObject({
      opens: instant(),
      closes: instant(),
      isUnopened: v.optional(v.literal(true)),
      closedEarly: v.optional(instant()),
    }),
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

/** Facts and prices of the event in one record for ADMIN. Money in cents. */
export const settingsRecord = v.strictObject({
  name: localisedLine(120),
  /** The zone's name, the same in both languages. */
  zone: requiredLine(60),
  city: requiredLine(80),
  region: requiredLine(80),
  /** The time zone of windows, deadlines and dates. */
  eventZone: timeZone(),
  conference: days(),
  summit: days(),
  exhibitorDays: exhibitorDays(),
  /** Opening hours of the conference, in words: "9 am to 7 pm". */
  openingHours: localisedLabel(80),
  eoi: eoiWindow(),
  /** Participating countries; the European Union comes on top. */
  parties: wholeNumber(1, 1000, "numberTooSmall", "numberTooLarge"),
  officialSite: url(),
  organiser: v.strictObject({ name: requiredLine(120), site: url(), social: optionalUrl() }),
  support: v.strictObject({ pt: email(), other: email() }),
  /** Who hosts the event and answers for it: in the foot of the site, of mails and of papers. */
  office: localisedLine(120),
  /** In the name of whom mails arrive; without one the name of MAIL_FROM. Its address stays that of MAIL_FROM. */
  sender: localisedLabel(80),
  logo: logo(),
  /** The organiser's pictures in place of the map, of stands and of their plans. */
  pictures: pictures(),
  packages: standPackages(),
  /** The table of package contents; all packages have the same rows. */
  packageContents: packageContents(),
  /** Price per m2; null means not set. */
  customSpacePerM2: price(),
  /** Area on offer in m2; null means not set. */
  standAreaM2: v.nullable(wholeNumber(1, 1_000_000, "numberTooSmall", "numberTooLarge")),
  showPricesPublicly: v.boolean(),
  /** Whether the public site says how many exhibitors come. */
  showHowManyCome: v.boolean(),
  /** Whether the public site names the exhibitors that agreed. */
  showWhoComes: v.boolean(),
  /** Facts about the site for the builders of every stand. */
  siteFacts: writtenFacts,
  paying: payingInstructions(),
  identity: identity(),
  /** Criteria, and how many marks a submission needs. */
  evaluating: evaluatingRules(),
  reminders: reminderRules(),
  /** The clauses of every contract. */
  clauses: clausesRecord(),
  /** The version of the clauses that the organiser has had read; 0 for none. */
  clausesRead: wholeNumber(0, 1_000_000, "numberTooSmall", "numberTooLarge"),
  retentionMonths: wholeNumber(
    MIN_RETENTION_MONTHS,
    MAX_RETENTION_MONTHS,
    "numberTooSmall",
    "numberTooLarge",
  ),
  /** How long the text of a sent message is stored; its line in the log stays. */
  mailTextMonths: wholeNumber(1, MAX_RETENTION_MONTHS, "numberTooSmall", "numberTooLarge"),
});
export type Settings = v.InferOutput<typeof settingsRecord>;

/** Written by the seed: made-up addresses, no prices. */
export const DEFAULT_SETTINGS: Settings = {
  name: { pt: "Conferência do Clima 2025", en: "Climate Conference 2025" },
  zone: "Green Zone",
  city: "Belém",
  region: "Pará",
  eventZone: "America/Belem",
  conference: { from: "2025-11-10", to: "2025-11-21" },
  summit: { from: "2025-11-06", to: "2025-11-07" },
  exhibitorDays: NO_EXHIBITOR_DAYS,
  openingHours: { pt: "", en: "" },
  eoi: { opens: "2025-07-07T00:00:00-03:00", closes: "2025-09-12T23:59:59-03:00" },
  parties: 198,
  officialSite: "https://conference.example.org",
  organiser: {
    name: "Ribeira Eventos",
    site: "https://ribeira.example.org",
    social: "https://social.example.org/ribeira",
  },
  support: { pt: "expositores@example.org", other: "exhibitors@example.org" },
  office: { pt: "Secretaria da Conferência", en: "Conference Secretariat" },
  sender: { pt: "", en: "" },
  logo: null,
  pictures: NO_PICTURES,
  packages: DEFAULT_PACKAGES,
  packageContents: NO_CONTENTS,
  customSpacePerM2: null,
  standAreaM2: null,
  showPricesPublicly: false,
  showHowManyCome: false,
  showWhoComes: false,
  siteFacts: fillFacts({}),
  paying: NO_INSTRUCTIONS,
  identity: NO_IDENTITY,
  evaluating: DEFAULT_EVALUATING,
  reminders: DEFAULT_REMINDERS,
  clauses: FIRST_CLAUSES,
  clausesRead: 0,
  retentionMonths: 6,
  mailTextMonths: 12,
};

/** Prices in cents, present only when ADMIN shows them and they are set. */
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
  | "exhibitorDays"
  | "openingHours"
  | "parties"
  | "officialSite"
  | "organiser"
  | "support"
  | "office"
  | "identity"
  | "retentionMonths"
> & {
  /** `closes`: what it was closed at, where that was earlier. */
  eoi: Pick<Settings["eoi"], "opens" | "closes"> & {
    /** The window's days in the event's zone, so that no browser has to compute them. */
    days: Settings["conference"];
    isOpen: boolean;
    state: WindowState;
  };
  packages: PublicPackage[];
  /** What they contain, and what holds for every stand; absent while nothing of it is known. */
  standRows?: StandRow[];
  /** Of the twelve lots of the first screen, as the day began; absent while nothing is known of the season. */
  lit?: number;
  /** Organisations that have a place, as the day began; only where the organiser shows how many. */
  comers?: number;
  /** Who comes, of those that agreed to be named; only where the organiser shows it. */
  coming?: Comers;
  /** The logo, only where the organiser has one. */
  logo?: PublicLogo;
  pictures?: OwnPictures;
};

/** `now`: when the server rendered it (ISO 8601). */
export type PageFacts = { event: PublicEvent; now: string; sendsMail: boolean };

/** The days of the window in the event's time zone. */
export function eoiDays({ eoi, eventZone }: Pick<Settings, "eoi" | "eventZone">): Settings["conference"] {
  return { from: dayAt(eoi.opens, eventZone), to: dayAt(closingMoment(eoi), eventZone) };
}

/** What the portal knows of the season beside its settings. */
export type SeasonFacts = { lit: number | undefined; comers: number; coming: Comers | undefined };

/** Names, dates, the window by the server's clock, and packages without secrets. */
export function publicEvent(settings: Settings, now: Date, season?: SeasonFacts): PublicEvent {
  const own = publicPictures(settings.pictures);
  const { name, zone, city, region, eventZone, conference, summit, exhibitorDays, openingHours } = settings;
  const { parties, officialSite, organiser, support, office, identity: who, eoi, retentionMonths } = settings;
  return {
    name,
    zone,
    city,
    region,
    eventZone,
    conference,
    summit,
    exhibitorDays,
    openingHours,
    parties,
    officialSite,
    organiser,
    support,
    office,
    identity: who,
    retentionMonths,
    eoi: {
      opens: eoi.opens,
      closes: closingMoment(eoi),
      days: eoiDays(settings),
      isOpen: isWindowOpen(now, eoi),
      state: windowState(now, eoi),
    },
    packages: publicPackages(settings),
    ...(season?.lit !== undefined && { lit: season.lit }),
    ...(settings.showHowManyCome && season && season.comers > 0 && { comers: season.comers }),
    ...(settings.showWhoComes && season?.coming && { coming: season.coming }),
    ...(settings.logo && { logo: publicLogo(settings.logo) }),
    ...(own && { pictures: own }),
  };
}

function publicPackages({ packages, showPricesPublicly }: Settings): PublicPackage[] {
  return offeredPackages(packages).map((id) => {
    const { name, description, spacePerM2, structurePerM2 } = packages[id];
    if (!showPricesPublicly || spacePerM2 === null || structurePerM2 === null)
      return { id, name, description };
    return { id, name, description, prices: { spacePerM2, structurePerM2 } };
  });
}
