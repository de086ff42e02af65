import * as v from "valibot";
import type { OrderDraft } from "#domain/orders/draft.ts";
import { selectedLine } from "#domain/orders/line.ts";
import { fieldIssues, type FieldIssue } from "#domain/messages.ts";
import { centsFromUsd, type Cents } from "#domain/money.ts";
import { priceOrder, type OrderPrice } from "#domain/orders/price.ts";
import { screenAt, type WizardScreen } from "#domain/orders/steps.ts";
import type { DraftLine, WizardItem, WizardPackage } from "./wizard-context.tsx";

/** The screens with something to fill in, of the kinds that can be ordered today. */
const OPEN_SCREENS = ["orderType", "selectStand", "additionalServices", "confirmData"] as const;
export type OpenScreen = (typeof OPEN_SCREENS)[number];

export function openScreenAt(type: string, step: number): OpenScreen {
  const screen = screenAt(type, step);
  return OPEN_SCREENS.find((open) => open === screen) ?? "orderType";
}

/** The rules a line breaks now: its quantity, days and note, under `lines.<itemId>.…`. */
export function lineIssues(line: DraftLine): FieldIssue[] {
  const parsed = v.safeParse(selectedLine, {
    ...line,
    quantity: line.quantity ?? Number.NaN,
    periodOfUse: line.periodOfUse ?? Number.NaN,
  });
  if (parsed.success) return [];
  return fieldIssues(parsed.issues).map((issue) => ({
    ...issue,
    path: `lines.${line.itemId}.${issue.path}`,
  }));
}

/** What keeps somebody from leaving a screen; empty when it is complete. */
export function screenIssues(
  screen: WizardScreen,
  draft: OrderDraft,
  packages: readonly WizardPackage[],
): FieldIssue[] {
  switch (screen) {
    case "selectStand": {
      const chosen = packages.find((one) => one.id === draft.selectedStandardStandId);
      return chosen && isOrderable(chosen)
        ? []
        : [{ path: "selectedStandardStandId", key: "packageRequired" }];
    }
    case "additionalServices":
      return draft.lines.flatMap(lineIssues);
    default:
      return [];
  }
}

/** A package with both of its prices. */
export type OrderablePackage = WizardPackage & { spacePerM2: number; structurePerM2: number };

export function isOrderable(one: WizardPackage): one is OrderablePackage {
  return one.spacePerM2 !== null && one.structurePerM2 !== null;
}

export function findOrderablePackage(
  packages: readonly WizardPackage[],
  id: string | null,
): OrderablePackage | undefined {
  const found = packages.find((one) => one.id === id);
  return found && isOrderable(found) ? found : undefined;
}

/** What the stand of a package costs at a size. */
export function priceStand(one: OrderablePackage, sizeM2: number): Cents {
  return priceOrder({ type: "STANDARD", sizeM2, package: perSquareMetre(one), lines: [] }).standValue;
}

function perSquareMetre(one: WizardPackage): { spacePerM2: Cents; structurePerM2: Cents } | null {
  if (!isOrderable(one)) return null;
  return { spacePerM2: centsFromUsd(one.spacePerM2), structurePerM2: centsFromUsd(one.structurePerM2) };
}

/**
 * What the draft costs as far as it can be reckoned: lines with a broken figure wait outside the total. The server
 * reckons it again with the same engine.
 */
export function priceDraft(
  draft: OrderDraft,
  sizeM2: number,
  items: readonly WizardItem[],
  packages: readonly WizardPackage[],
): OrderPrice {
  const chosen = packages.find((one) => one.id === draft.selectedStandardStandId);
  return priceOrder({
    type: draft.orderType,
    sizeM2,
    package: chosen ? perSquareMetre(chosen) : null,
    lines: draft.lines.flatMap((line) => {
      const item = items.find((one) => one.id === line.itemId);
      if (!item || lineIssues(line).length > 0) return [];
      return [
        {
          unitPrice: centsFromUsd(item.unitPrice),
          quantity: line.quantity ?? 1,
          periodOfUse: line.periodOfUse ?? 1,
        },
      ];
    }),
  });
}

/** The first screen that is not complete yet, up to `last`; an order is sent only when there is none. */
export function firstOpenStep(
  draft: OrderDraft,
  packages: readonly WizardPackage[],
  last: number,
): number | undefined {
  for (let step = 0; step <= last; step += 1) {
    if (screenIssues(screenAt(draft.orderType, step), draft, packages).length > 0) return step;
  }
  return undefined;
}
