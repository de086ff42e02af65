import * as v from "valibot";
import { id, list, usd, version } from "../../fields.ts";
import { type FieldIssue, message } from "../../messages.ts";
import type { Reason } from "../../refusal.ts";
import type { Briefing } from "../draft/briefing.ts";
import { catalogueLines } from "../draft/catalogue-lines.ts";
import type { OrderDraft } from "../draft/draft.ts";
import { isExtraServiceGroup } from "../lines/extra-service-groups.ts";
import { type ExtraServices, extraServices, groupLines, undescribedGroups } from "../lines/extra-services.ts";
import type { Goods } from "../draft/goods.ts";
import {
  brokenLines,
  MAX_LINES,
  lineNotes,
  orderLine,
  type OrderLinePayload,
  withOwnNames,
} from "../lines/line.ts";
import type { OrderedLine } from "../lines/ordered-line.ts";
import type { PriceInput } from "../lines/price.ts";
import type { ProposalAmounts } from "../draft/proposal.ts";
import { secondStand } from "../draft/second-stand.ts";
import type { WizardPlan, WizardScreen } from "./screens.ts";
import type { OfferedOrderType, StandType } from "../type.ts";

/**
 * A kind of order in one file: the wizard's screens, what is missing, its content and price, and how it is sent.
 * Other code uses these methods and names no kind.
 */
export type Kind<Schema extends v.GenericSchema = v.GenericSchema> = {
  type: OfferedOrderType;
  /** The stand's type; null for services and proposals. */
  standType: StandType | null;
  wizard: WizardPlan;
  /** Why it cannot be ordered now, whatever is filled in. */
  whyNot(draft: OrderDraft, goods: Goods): Reason | undefined;
  /** Issues that block the next step; checked by the wizard, and by the server before sending. */
  missing(screen: WizardScreen, draft: OrderDraft, goods: Goods): FieldIssue[];
  /** The kind's own lines first, then those of the catalogue. */
  lines(draft: OrderDraft, goods: Goods): OrderedLine[];
  /** What the kind adds to size and lines when the order is priced. */
  priceInput(draft: OrderDraft, goods: Goods): Pick<PriceInput, StandPrices | "simple">;
  /** What an order of this kind stores beside its lines. */
  kept(draft: OrderDraft): {
    briefing: Briefing | null;
    description: string;
    extraServices: ExtraServices | null;
    proposal: ProposalAmounts | null;
  };
  filesIn: { briefing?: true; proposal?: true };
  /** The schema of the order that is sent. */
  order: Schema;
  payload(draft: OrderDraft, lines: OrderLinePayload[]): v.InferInput<Schema>;
  /** The draft's content from a sent order: the inverse of `payload`. */
  content(order: v.InferOutput<Schema>): Partial<OrderDraft>;
};

type StandPrices = "package" | "customSpacePerM2" | "structure";

export function kind<const Schema extends v.GenericSchema>(one: Kind<Schema>): Kind<Schema> {
  return one;
}

/** WIZ-60 */
export const submissionId = v.pipe(
  v.string(message("submissionIdRequired")),
  v.trim(),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, message("submissionIdRequired")),
);

/**
 * Of every order: `draftId` is the draft it was written as, `seenTotal` the total on the screen in dollars,
 * `secondStand` why there are two stands, `acceptedClauses` the version of the contract's clauses that was ticked.
 */
export const head = {
  submissionId: v.optional(submissionId, ""),
  draftId: v.optional(id()),
  notes: lineNotes(),
  seenTotal: v.optional(usd(0, message("numberTooSmall"))),
  secondStand: v.optional(secondStand),
  acceptedClauses: v.optional(version()),
};

/** `extraServices` are stored as filled in, for later edits; the lines are what is ordered of them. */
export const services = {
  orderServices: v.optional(list(orderLine, MAX_LINES), () => []),
  extraServices: v.optional(extraServices),
};

/** The issue of a second stand: a space holds only one. */
export function spaceTaken({ stand }: Goods): FieldIssue[] {
  return stand ? [{ path: "orderType", key: "standTaken" }] : [];
}

/** What is wrong with the goods and services of a draft: a line's figures, and what nobody could quote. */
export function brokenServices({ lines, extraServices: groups }: OrderDraft, { items }: Goods): FieldIssue[] {
  return [...brokenLines(lines, items), ...undescribedGroups(groups)];
}

/** Extra services first, then the lines of the catalogue. */
export function serviceLines(draft: OrderDraft, goods: Goods): OrderedLine[] {
  return [...groupLines(draft.extraServices, goods.groups), ...catalogueLines(draft, goods)];
}

/** Exactly orderServices, notes, submissionId (WIZ-55). Throws `submissionIdRequired` without one (WIZ-60). */
export function payloadOfLines(draft: OrderDraft, orderServices: OrderLinePayload[]) {
  return { orderServices, notes: draft.notes, submissionId: v.parse(submissionId, draft.submissionId) };
}

type ServicesOrder = v.InferOutput<v.ObjectSchema<typeof head & typeof services, undefined>>;

function contentOfLines({ orderServices, extraServices: groups, ...order }: ServicesOrder) {
  const content: Partial<OrderDraft> = {
    submissionId: order.submissionId,
    notes: order.notes,
    lines: withOwnNames(
      orderServices.map(({ itemId, lineId = itemId, quantity, periodOfUse, notes: note }) => ({
        lineId,
        itemId,
        quantity,
        periodOfUse,
        notes: note,
      })),
    ),
    ...(groups && { extraServices: groups }),
  };
  return content;
}

/** Lines of extra services come from their groups. */
export function contentWithGroups(order: ServicesOrder): Partial<OrderDraft> {
  const orderServices = order.orderServices.filter(({ itemId }) => !isExtraServiceGroup(itemId));
  return contentOfLines({ ...order, orderServices });
}
