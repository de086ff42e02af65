import type { FieldIssue } from "../../messages.ts";
import type { OrderDraft } from "../draft/draft.ts";
import type { Goods } from "../draft/goods.ts";
import { orderKindOf } from "./kinds.ts";
import { withOwnNames } from "../lines/line.ts";
import { brokenAddition, serviceAdditionOf } from "../lines/service-addition.ts";
import type { OrderedLine } from "../lines/ordered-line.ts";
import { priceOrder, type OrderPrice, type PriceInput } from "../lines/price.ts";
import type { WizardScreen } from "./screens.ts";
import { asSent, teamLines } from "../draft/sent-content.ts";

/** Empty when the next step is open. */
export function missingOn(screen: WizardScreen, draft: OrderDraft, goods: Goods): FieldIssue[] {
  const missing = orderKindOf(draft.orderType).missing(screen, draft, goods);
  // No total can be computed from broken figures.
  if (!SERVICE_SCREENS.includes(screen) || missing.length > 0) return missing;
  return brokenAddition(serviceAdditionOf(allLinesOf(draft, goods), priceDraft(draft, goods)));
}

const SERVICE_SCREENS: readonly WizardScreen[] = ["additionalServices", "descriptionAndServices"];

/**
 * The first incomplete step up to `last`, by default the step that sends. The server sends an order only when there
 * is none.
 */
export function firstIncomplete(
  draft: OrderDraft,
  goods: Goods,
  last = orderKindOf(draft.orderType).wizard.sendsAt,
): number | undefined {
  const { screens } = orderKindOf(draft.orderType).wizard;
  const found = screens.slice(0, last + 1).findIndex((screen) => missingOn(screen, draft, goods).length > 0);
  return found === -1 ? undefined : found;
}

/** The kind's own lines first, then those of the catalogue. */
export function linesOf(draft: OrderDraft, goods: Goods): OrderedLine[] {
  return orderKindOf(draft.orderType)
    .lines(draft, goods)
    .map((line) => asSent(line, draft, goods.sent));
}

/** The lines of the draft, followed by the team's. */
export function allLinesOf(draft: OrderDraft, goods: Goods): OrderedLine[] {
  const team = teamLines(goods.sent);
  // The team's lines and the kind's own keep their names.
  const named = withOwnNames([...team, ...linesOf(draft, goods)]);
  return [...named.slice(team.length), ...team];
}

/** The price as far as it is known; its `lines` are those besides the stand. */
export function priceDraft(draft: OrderDraft, goods: Goods): OrderPrice {
  return priceOrder(priceInputOf(draft, goods));
}

/** What the team took off the stand of an order that is edited, and its parts before; undefined without a discount. */
export function standDiscountOf(draft: OrderDraft, goods: Goods) {
  const { standDiscountPercent: percent = 0, ...input } = priceInputOf(draft, goods);
  if (percent === 0) return undefined;
  const { space, structure, standValue } = priceOrder(input);
  const after = priceOrder({ ...input, standDiscountPercent: percent });
  return { percent, space, structure, discount: standValue - after.standValue };
}

function priceInputOf(draft: OrderDraft, goods: Goods): PriceInput {
  const lines = allLinesOf(draft, goods);
  return {
    type: draft.orderType,
    sizeM2: goods.sizeM2,
    ...orderKindOf(draft.orderType).priceInput(draft, goods),
    standDiscountPercent: lines.find(isPackage)?.discountPercent,
    lines: lines
      .filter((line) => !isPackage(line))
      .map((line) => ({ ...line, isCustomService: line.kind === "custom" })),
  };
}

function isPackage({ kind }: OrderedLine): boolean {
  return kind === "package";
}
