import * as v from "valibot";
import { eachCriterion, type CriterionRules, type EvaluatingRules } from "../evaluations/criteria.ts";
import type { Criterion } from "../evaluations/schema.ts";
import { version } from "../fields.ts";
import type { Localised } from "../locales.ts";
import { centsFromUsd, usdFromCents, type Cents } from "../money.ts";
import type { Figure } from "../typed-number.ts";
import { PACKAGE_IDS, type PackageId } from "../package-id.ts";
import { type Content, type ContentRow, eachRow } from "../package-contents.ts";
import type { StandPackage } from "../packages.ts";
import {
  REMINDER_KINDS,
  type ReminderKind,
  type ReminderRule,
  type ReminderRules,
} from "../reminders/rules.ts";
import { checkNumbers } from "./payee-numbers.ts";
import { settingsRecord, type Settings } from "./schema.ts";
import { instantAt, wallTime } from "../wall-time.ts";

/** A package in the form, with prices in dollars. */
type PackageForm = Omit<StandPackage, "spacePerM2" | "structurePerM2"> & {
  spacePerM2: Figure;
  structurePerM2: Figure;
};

type EvaluatingForm = {
  criteria: Record<Criterion, Omit<CriterionRules, "weight"> & { weight: Figure }>;
  minimumMarks: Figure;
};

/** Days before the day as they are typed: "7, 1". */
type ReminderForm = Pick<ReminderRule, "way"> & { daysBefore: string } & Record<
    "daysAfter" | "times",
    Figure
  >;

type ContentForm = Record<PackageId, boolean | Figure> & { unit: Localised };

/** Instants as wall times of the event's zone, prices in dollars. */
export type SettingsForm = Omit<
  Settings,
  | "parties"
  | "retentionMonths"
  | "mailTextMonths"
  | "customSpacePerM2"
  | "standAreaM2"
  | "packages"
  | "packageContents"
  | "paying"
  | "evaluating"
  | "reminders"
> & {
  evaluating: EvaluatingForm;
  reminders: Record<ReminderKind, ReminderForm>;
  /** The tolerance is in dollars. */
  paying: Omit<Settings["paying"], "daysToPay" | "tolerance"> & { daysToPay: Figure; tolerance: Figure };
  parties: Figure;
  retentionMonths: Figure;
  mailTextMonths: Figure;
  customSpacePerM2: Figure;
  standAreaM2: Figure;
  packages: Record<PackageId, PackageForm>;
  packageContents: Record<ContentRow, ContentForm>;
};

export function settingsForm(settings: Settings): SettingsForm {
  const { eoi, eventZone, packages } = settings;
  return {
    ...settings,
    eoi: { ...eoi, opens: wallTime(eoi.opens, eventZone), closes: wallTime(eoi.closes, eventZone) },
    customSpacePerM2: inDollars(settings.customSpacePerM2),
    paying: { ...settings.paying, tolerance: inDollars(settings.paying.tolerance) },
    reminders: eachReminder((kind) => reminderForm(settings.reminders[kind])),
    packages: eachPackage((id) => ({
      ...packages[id],
      spacePerM2: inDollars(packages[id].spacePerM2),
      structurePerM2: inDollars(packages[id].structurePerM2),
    })),
  };
}

const rightSettings = v.pipe(settingsRecord, checkNumbers<Settings>());

/** Validated by the rules of the record, whose paths are also the form's. */
export const settingsFormInput = v.pipe(
  v.custom<SettingsForm>((input) => typeof input === "object" && input !== null),
  v.transform(readForm),
  rightSettings,
);

/** The whole record, and the version that was on the screen. */
export const settingsUpdateInput = v.strictObject({ data: rightSettings, version: version() });

/** Unreadable values are left for the schema to refuse. */
function readForm(form: SettingsForm): v.InferInput<typeof settingsRecord> {
  const { eoi, eventZone, packages } = form;
  return {
    ...form,
    eoi: {
      ...eoi,
      opens: instantAt(eoi.opens, eventZone) ?? eoi.opens,
      closes: instantAt(eoi.closes, eventZone) ?? eoi.closes,
    },
    evaluating: readEvaluating(form.evaluating),
    reminders: readReminders(form.reminders),
    paying: readPaying(form.paying),
    parties: readCount(form.parties),
    retentionMonths: readCount(form.retentionMonths),
    mailTextMonths: readCount(form.mailTextMonths),
    customSpacePerM2: readPrice(form.customSpacePerM2),
    standAreaM2: form.standAreaM2 === null ? null : readCount(form.standAreaM2),
    packages: eachPackage((id) => ({
      ...packages[id],
      spacePerM2: readPrice(packages[id].spacePerM2),
      structurePerM2: readPrice(packages[id].structurePerM2),
    })),
    packageContents: eachRow((row) => {
      const { unit } = form.packageContents[row];
      return { unit, ...eachPackage((id) => readContent(form.packageContents[row][id])) };
    }),
  };
}

function readPaying({ daysToPay, tolerance, ...paying }: SettingsForm["paying"]): Settings["paying"] {
  return { ...paying, daysToPay: readCount(daysToPay), tolerance: readPrice(tolerance) ?? Number.NaN };
}

function readReminders(form: SettingsForm["reminders"]): ReminderRules {
  const read = ({ way, daysBefore, daysAfter, times }: ReminderForm) => {
    return {
      way,
      daysBefore: readDays(daysBefore),
      daysAfter: readCount(daysAfter),
      times: readCount(times),
    };
  };
  return eachReminder((kind) => read(form[kind]));
}

/** What is no number becomes none, for the schema to refuse. */
function readDays(typed: string): number[] {
  return typed.split(/[,;\s]+/).flatMap((part) => (part === "" ? [] : [Number(part)]));
}

function reminderForm({ daysBefore, ...rule }: ReminderRule): ReminderForm {
  return { ...rule, daysBefore: daysBefore.join(", ") };
}

function readEvaluating({ criteria, minimumMarks }: EvaluatingForm): EvaluatingRules {
  return {
    criteria: eachCriterion((name) => ({ ...criteria[name], weight: readCount(criteria[name].weight) })),
    minimumMarks: readCount(minimumMarks),
  };
}

function eachReminder<Of>(make: (kind: ReminderKind) => Of): Record<ReminderKind, Of> {
  return Object.fromEntries(REMINDER_KINDS.map((kind) => [kind, make(kind)])) as Record<ReminderKind, Of>;
}

function eachPackage<Of>(make: (id: PackageId) => Of): Record<PackageId, Of> {
  return Object.fromEntries(PACKAGE_IDS.map((id) => [id, make(id)])) as Record<PackageId, Of>;
}

function inDollars(price: Cents | null): number | null {
  return price === null ? null : usdFromCents(price);
}

/** Reads a price with at most two decimals; NaN for any other. */
function readPrice(price: Figure): Cents | null {
  if (typeof price !== "number") return price === null ? null : Number.NaN;
  const cents = centsFromUsd(price);
  return usdFromCents(cents) === price ? cents : Number.NaN;
}

function readContent(content: boolean | Figure): Content {
  return typeof content === "string" ? Number.NaN : content;
}

function readCount(count: Figure): number {
  return typeof count === "number" ? count : Number.NaN;
}
