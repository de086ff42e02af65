import * as v from "valibot";
import { centsFromUsd, usdFromCents, type Cents } from "../money.ts";
import { version } from "../fields.ts";
import type { Locale } from "../locales.ts";
import { PACKAGE_IDS, type PackageId, type StandPackage } from "./packages.ts";
import { SettingsSchema, type Settings } from "./schema.ts";
import { instantAt, wallTime } from "./wall-time.ts";

/** A package as it is typed: prices in dollars, "" while there is none. */
type PackageForm = Omit<StandPackage, "spacePerM2" | "structurePerM2"> & {
  spacePerM2: string;
  structurePerM2: string;
};

/** The settings as they are typed: instants as wall times of the event's zone, figures as text. */
export type SettingsForm = Omit<Settings, "parties" | "retentionMonths" | "customSpacePerM2" | "packages"> & {
  parties: string;
  retentionMonths: string;
  customSpacePerM2: string;
  packages: Record<PackageId, PackageForm>;
};

/** The record as it is typed by somebody who reads this language: 120,50 in Portuguese, 120.50 in English. */
export function settingsForm(settings: Settings, locale: Locale): SettingsForm {
  const { eoi, eventZone, packages } = settings;
  return {
    ...settings,
    eoi: { opens: wallTime(eoi.opens, eventZone), closes: wallTime(eoi.closes, eventZone) },
    parties: String(settings.parties),
    retentionMonths: String(settings.retentionMonths),
    customSpacePerM2: writePrice(settings.customSpacePerM2, locale),
    packages: eachPackage((id) => ({
      ...packages[id],
      spacePerM2: writePrice(packages[id].spacePerM2, locale),
      structurePerM2: writePrice(packages[id].structurePerM2, locale),
    })),
  };
}

/** What was typed, held to the rules of the record; its issues carry the record's paths, which are the form's too. */
export const SettingsFormSchema = v.pipe(
  v.custom<SettingsForm>((input) => typeof input === "object" && input !== null),
  v.transform(readForm),
  SettingsSchema,
);

/** What a save carries: the whole record, and the version that was on the screen. */
export const SettingsUpdateSchema = v.strictObject({ data: SettingsSchema, version: version() });

/** Takes the typed text as far as it can be read; what cannot is left for the schema to refuse. */
function readForm(form: SettingsForm): v.InferInput<typeof SettingsSchema> {
  const { eoi, eventZone, packages } = form;
  return {
    ...form,
    eoi: {
      opens: instantAt(eoi.opens, eventZone) ?? eoi.opens,
      closes: instantAt(eoi.closes, eventZone) ?? eoi.closes,
    },
    parties: readCount(form.parties),
    retentionMonths: readCount(form.retentionMonths),
    customSpacePerM2: readPrice(form.customSpacePerM2),
    packages: eachPackage((id) => ({
      ...packages[id],
      spacePerM2: readPrice(packages[id].spacePerM2),
      structurePerM2: readPrice(packages[id].structurePerM2),
    })),
  };
}

function eachPackage<Of>(make: (id: PackageId) => Of): Record<PackageId, Of> {
  return Object.fromEntries(PACKAGE_IDS.map((id) => [id, make(id)])) as Record<PackageId, Of>;
}

function writePrice(price: Cents | null, locale: Locale): string {
  if (price === null) return "";
  const written = usdFromCents(price).toFixed(2);
  return locale === "pt" ? written.replace(".", ",") : written;
}

/** Dollars with up to two decimals behind a point or a comma; "" is no price, and anything else no number. */
function readPrice(typed: string): Cents | null {
  const written = typed.trim();
  if (written === "") return null;
  return /^\d+([.,]\d{1,2})?$/.test(written) ? centsFromUsd(Number(written.replace(",", "."))) : Number.NaN;
}

function readCount(typed: string): number {
  return typed.trim() === "" ? Number.NaN : Number(typed);
}
