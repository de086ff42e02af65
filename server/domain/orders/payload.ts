import * as v from "valibot";
import { DEFAULT_CATEGORY } from "../catalogue/categories.ts";
import { shownDescription, shownTitle, type ItemWords } from "../catalogue/words.ts";
import type { Locale } from "../locales.ts";
import { centsFromUsd, usdFromCents } from "../money.ts";
import type { Briefing } from "./briefing.ts";
import { requiredGroups, type ExtraServiceGroup, type ExtraServices } from "./extra-services.ts";
import type { FileReference } from "./file-reference.ts";
import { lineTotal } from "./price.ts";
import { submissionId } from "./schema.ts";
import type { StandType } from "./type.ts";

/** A line as it travels, fifteen keys (WIZ-58); prices in dollars. */
export type OrderLinePayload = {
  itemId: string;
  title: string;
  description: string;
  title_pt: string;
  title_en: string;
  description_pt: string;
  description_en: string;
  category: string;
  unitMetric: string;
  unitPrice: number;
  quantity: number;
  periodOfUse: number;
  notes: string;
  totalPrice: number;
  isCustomService: boolean;
};

/** What of a catalogue item a line is built from; `unitPrice` in dollars. */
export type OrderableItem = ItemWords & {
  id: string;
  category?: string | null;
  unitMetric: string;
  unitPrice: number;
};

/**
 * A catalogue line: the item's words and price, the chosen quantity, days and notes, and their total (WIZ-47).
 * An item without a category gets "default" (WIZ-59). A package makes its line the same way, with its stand
 * value as unit price.
 */
export function lineFromItem(
  item: OrderableItem,
  choice: { quantity?: number; periodOfUse?: number; notes?: string; isCustomService?: boolean },
  locale: Locale,
): OrderLinePayload {
  const { quantity = 1, periodOfUse = 1, notes = "", isCustomService = false } = choice;
  return {
    itemId: item.id,
    title: shownTitle(item, locale) ?? "",
    description: shownDescription(item, locale) ?? "",
    title_pt: item.title_pt ?? "",
    title_en: item.title_en ?? "",
    description_pt: item.description_pt ?? "",
    description_en: item.description_en ?? "",
    category: item.category?.trim() || DEFAULT_CATEGORY,
    unitMetric: item.unitMetric,
    unitPrice: item.unitPrice,
    quantity,
    periodOfUse,
    notes,
    totalPrice: usdFromCents(lineTotal(centsFromUsd(item.unitPrice), quantity, periodOfUse)),
    isCustomService,
  };
}

/** The words of a group in one language: its title, its fields' labels, and how a yes is said. */
export type GroupWords = { title: string; fields: Record<string, string>; yes: string };

/**
 * One line per required extra service group: marked isCustomService, 0 until staff price it, its answers in the
 * description, one labelled line each (SVC-02, decisions.md 6). A language without words stays empty.
 */
export function linesFromGroups(
  services: ExtraServices,
  words: Record<ExtraServiceGroup, Partial<Record<Locale, GroupWords>>>,
  locale: Locale,
): OrderLinePayload[] {
  return requiredGroups(services).map((group) => {
    const item = {
      id: group,
      title_pt: words[group].pt?.title,
      title_en: words[group].en?.title,
      description_pt: describe(services[group], words[group].pt),
      description_en: describe(services[group], words[group].en),
      unitMetric: "",
      unitPrice: 0,
    };
    return lineFromItem(item, { isCustomService: true }, locale);
  });
}

function describe(answers: Record<string, string | boolean>, words: GroupWords | undefined): string {
  if (!words) return "";
  return Object.entries(words.fields)
    .map(([field, label]) => [label, answers[field] === true ? words.yes : answers[field]])
    .filter(([, answer]) => typeof answer === "string" && answer.trim() !== "")
    .map(([label, answer]) => `${label}: ${answer}`)
    .join("\n");
}

type Services = { submissionId: string | undefined; lines: readonly OrderLinePayload[]; notes?: string };

/** WIZ-55: exactly orderServices, notes, submissionId. Throws `submissionIdRequired` without a submission (WIZ-60). */
export function buildStandardPayload({ submissionId: submission, lines, notes = "" }: Services) {
  return { orderServices: [...lines], notes, submissionId: v.parse(submissionId, submission) };
}

/** The same three keys; the lines are catalogue lines and those of the extra service groups. */
export function buildCustomServicesPayload({
  customLines = [],
  ...order
}: Services & { customLines?: readonly OrderLinePayload[] }) {
  return buildStandardPayload({ ...order, lines: [...order.lines, ...customLines] });
}

/** WIZ-56: exactly eight keys; the lines are catalogue lines and custom services (WIZ-57). */
export function buildCustomPayload({
  briefing,
  standType,
  ...order
}: Services & {
  customLines?: readonly OrderLinePayload[];
  briefing: Briefing;
  standType: StandType;
}) {
  return {
    visualReference: briefing.visualReference,
    visualIdentity: briefing.visualIdentity,
    finalConsiderations: briefing.finalConsiderations,
    structuralElements: briefing.structuralElements,
    standType,
    ...buildCustomServicesPayload(order),
  };
}

/** A proposal's payload (decisions.md 14), dollars; amounts left empty travel as null. */
export function buildSimplePayload(order: {
  submissionId: string | undefined;
  description: string;
  value: number;
  spaceAmount?: number | null;
  structureAmount?: number | null;
  extraAmount?: number | null;
  notes?: string;
  attachments?: readonly FileReference[];
}) {
  return {
    submissionId: v.parse(submissionId, order.submissionId),
    description: order.description,
    value: order.value,
    spaceAmount: order.spaceAmount ?? null,
    structureAmount: order.structureAmount ?? null,
    extraAmount: order.extraAmount ?? null,
    notes: order.notes ?? "",
    attachments: [...(order.attachments ?? [])],
  };
}
