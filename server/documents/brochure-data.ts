import type { Locale } from "#domain/locales.ts";
import type { Cents } from "#domain/money.ts";
import { costOfStand } from "#domain/orders/estimate.ts";
import type { PackageId } from "#domain/package-id.ts";
import type { OwnPictures } from "#domain/site/own-pictures.ts";
import { MIN_SPACE_M2 } from "#domain/submissions/options.ts";
import {
  eoiDays,
  publicEvent,
  type PublicEvent,
  type PublicPackage,
  type Settings,
} from "#domain/settings/schema.ts";
import { standRows } from "../event/stand-rows.ts";

/** The facts a brochure prints; nothing else in it can change while the portal runs. */
export type BrochureData = Pick<
  PublicEvent,
  "zone" | "city" | "region" | "conference" | "summit" | "parties" | "officialSite" | "support"
> & {
  locale: Locale;
  event: string;
  /** The days on which interest may be expressed. */
  interest: { from: string; to: string };
  organiser: { name: string; site: string };
  /** The organising office; empty when none is named. */
  office: string;
  /** Those on offer, each with what the smallest stand of it costs where prices are public. */
  packages: { id: PackageId; name: string; description: string; example?: Example }[];
  /** What they contain, a cell each in their order, and what holds for every stand, in one. */
  rows: { name: string; cells: string[] }[];
  /** The portal's own address. */
  portal: string;
  /** The logo of the event on the first page. */
  logo?: string;
  pictures?: OwnPictures;
};

type Example = { sizeM2: number; total: Cents };

export function composeBrochure(settings: Settings, locale: Locale, portal: string): BrochureData {
  const { zone, city, region, conference, summit, parties, officialSite, support } = settings;
  const { packages, pictures } = publicEvent(settings, new Date(0));
  return {
    locale,
    event: settings.name[locale],
    zone,
    city,
    region,
    conference,
    summit,
    interest: eoiDays(settings),
    parties,
    officialSite,
    organiser: { name: settings.organiser.name, site: settings.organiser.site },
    office: settings.office[locale],
    support,
    packages: packages.map((one) => ({
      id: one.id,
      name: one.name[locale],
      description: one.description[locale],
      ...exampleOf(one),
    })),
    rows: standRows(settings).map(({ name, cells }) => ({
      name: name[locale],
      cells: cells.map((cell) => cell[locale]),
    })),
    portal,
    ...(settings.logo && { logo: settings.logo.sha256 }),
    ...(pictures && { pictures }),
  };
}

function exampleOf(one: PublicPackage): { example?: Example } {
  const cost = costOfStand(one, MIN_SPACE_M2);
  return cost ? { example: { sizeM2: MIN_SPACE_M2, total: cost.total } } : {};
}
