import type { orderLines, orders, submissions } from "#db/schema/index.ts";
import { type OwnWord, unitWord } from "#domain/catalogue/own-words.ts";
import { shownDescription, shownTitle } from "#domain/catalogue/words.ts";
import type { ContractData } from "#domain/contracts/schema.ts";
import type { Locale } from "#domain/locales.ts";
import { isPackageId } from "#domain/package-id.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { shownLegalId } from "#domain/submissions/cnpj.ts";
import { composeBrief } from "../documents/contract-texts.ts";
import { contentRows } from "../event/stand-rows.ts";
import { standDiscountOf } from "../orders/lines/stand-discount.ts";

type Sources = {
  order: typeof orders.$inferSelect;
  lines: (typeof orderLines.$inferSelect)[];
  submission: typeof submissions.$inferSelect;
  settings: Settings;
  /** What units of the team's own are called. */
  words: readonly OwnWord[];
  version: number;
  notes: string;
  now: Date;
  /** The language the partner chose for contact, unless it is printed for its reader. */
  locale?: Locale;
  /** Whether the order is not approved yet. */
  isDraft?: boolean;
};

/** What is printed in a contract, in the language the partner chose for contact; all figures as they were frozen. */
export function composeContract(sources: Sources): ContractData {
  const { order, lines, submission, settings, version, notes, now } = sources;
  const locale = sources.locale ?? submission.contactLanguage;
  return {
    version,
    isDraft: sources.isDraft ?? false,
    locale,
    date: now.toISOString(),
    eventZone: settings.eventZone,
    eventName: `${settings.zone}, ${settings.name[locale]}`,
    submissionReference: submission.reference,
    orderReference: order.reference ?? "",
    orderVersion: order.contentVersion,
    orderType: order.type,
    organiser: {
      name: settings.identity.legalName || settings.organiser.name,
      taxNumber: settings.identity.taxNumber,
      address: settings.identity.address,
      site: settings.organiser.site,
      office: settings.office[locale],
      email: locale === "pt" ? settings.support.pt : settings.support.other,
    },
    partner: {
      institutionName: submission.institutionName,
      legalId: shownLegalId(submission),
      country: submission.country,
      representative: submission.representativeName,
      position: submission.representativePosition,
      email: submission.representativeEmail,
      phone: submission.representativePhone,
    },
    stand: composeStand(sources, locale),
    lines: lines
      .filter((line) => line.kind !== "package")
      .map((line) => composeLine(line, locale, sources.words)),
    amounts: {
      space: order.spaceCents,
      structure: order.structureCents,
      extra: order.extraCents,
      total: order.totalCents,
    },
    isStructurePriced: order.isStructurePriced,
    unpricedLines: order.unpricedLines,
    event: {
      ...settings.conference,
      venue: [settings.zone, settings.city, settings.region].join(", "),
    },
    paying: null,
    brief: composeBrief(order, locale),
    clauses: null,
    code: "",
    proposal: order.description,
    notes: notes || order.notes,
  };
}

/** The package is named as on the order's own line, which staff cannot rename afterwards. */
function composeStand(
  { order, lines, submission, settings }: Sources,
  locale: Locale,
): ContractData["stand"] {
  if (order.type === "SIMPLE" || order.type === "CUSTOM_SERVICES") return null;
  const line = lines.find(({ kind }) => kind === "package");
  const named = line && shownTitle({ title_pt: line.titlePt, title_en: line.titleEn }, locale);
  const packageId = isPackageId(order.packageId) ? order.packageId : null;
  const known = packageId && settings.packages[packageId].name[locale];
  return {
    package: named ?? known,
    packageId,
    contents: (packageId ? contentRows(settings, [packageId]) : []).map(({ name, cells: [cell] }) => ({
      label: name[locale],
      value: cell?.[locale] ?? "",
    })),
    sizeM2: order.sizeM2 ?? submission.spaceM2,
    spacePerM2: order.spacePerM2Cents,
    structurePerM2: order.structurePerM2Cents,
    discount: standDiscountOf(order, lines),
  };
}

function composeLine(
  line: typeof orderLines.$inferSelect,
  locale: Locale,
  words: readonly OwnWord[],
): ContractData["lines"][number] {
  return {
    title: shownTitle({ title_pt: line.titlePt, title_en: line.titleEn }, locale) ?? "",
    description: line.isCustomService
      ? (shownDescription(
          { description_pt: line.descriptionPt, description_en: line.descriptionEn },
          locale,
        ) ?? "")
      : "",
    unitMetric: unitWord(words, { unit: line.unitMetric, quantity: line.quantity }, locale),
    unitPeriod: line.unitPeriod,
    quantity: line.quantity,
    periodOfUse: line.periodOfUse,
    unitPrice: line.unitPriceCents,
    total: line.totalCents,
    discountPercent: line.discountPercent,
    discount: line.discountCents,
    net: line.totalCents - line.discountCents,
    isPriced: line.isPriced,
    notes: line.notes,
  };
}
