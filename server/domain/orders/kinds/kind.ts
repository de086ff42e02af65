import * as v from "valibot";
import { id, list, usd } from "../../fields.ts";
import { type FieldIssue, message } from "../../messages.ts";
import type { Reason } from "../../refusal.ts";
import type { Briefing } from "../draft/briefing.ts";
import { catalogueLines } from "../draft/catalogue-lines.ts";
import type { OrderDraft } from "../draft/draft.ts";
import { isExtraServiceGroup } from "../lines/extra-service-groups.ts";
import { type ExtraServices, extraServices, groupLines } from "../lines/extra-services.ts";
import type { Goods } from "../draft/goods.ts";
import { MAX_LINES, lineNotes, orderLine, type OrderLinePayload, withOwnNames } from "../lines/line.ts";
import type { OrderedLine } from "../lines/ordered-line.ts";
import type { PriceInput } from "../lines/price.ts";
import type { ProposalAmounts } from "../draft/proposal.ts";
import { secondStand } from "../draft/second-stand.ts";
import type { WizardPlan, WizardScreen } from "./screens.ts";
import type { OfferedOrderType, StandType } from "../type.ts";

/**
 * One kind of order, in one file: what the wizard asks for it, what of that is still missing, what it is made of and
 * costs, and how it travels. Whoever drafts, sends, edits, copies or shows an order asks its kind and knows none by
 * name.
 */
export type Kind<Schema extends v.GenericSchema = v.GenericSchema> = {
  type: OfferedOrderType;
  /** The stand it is for; none for services and proposals. */
  standType: StandType | null;
  wizard: WizardPlan;
  /** Why it cannot be ordered as things are, whatever is filled in. */
  whyNot(draft: OrderDraft, goods: Goods): Reason | undefined;
  /** What a screen still lacks, empty when one may go on; asked by the wizard and by the server before it sends. */
  missing(screen: WizardScreen, draft: OrderDraft, goods: Goods): FieldIssue[];
  /** The lines it is made of: its own first, then what was chosen from the catalogue. */
  lines(draft: OrderDraft, goods: Goods): OrderedLine[];
  /** What the price depends on beside size and lines. */
  priceInput(draft: OrderDraft, goods: Goods): Pick<PriceInput, StandPrices | "simple">;
  /** What the order keeps of it beside its lines. */
  kept(draft: OrderDraft): {
    briefing: Briefing | null;
    description: string;
    extraServices: ExtraServices | null;
    proposal: ProposalAmounts | null;
  };
  /** Which of the parts that may carry files it has. */
  filesIn: { briefing?: true; proposal?: true };
  /** The rules of what is sent. */
  order: Schema;
  /** What is sent, from what was filled in. */
  payload(draft: OrderDraft, lines: OrderLinePayload[]): v.InferInput<Schema>;
  /** What was filled in, from what was sent. */
  content(order: v.InferOutput<Schema>): Partial<OrderDraft>;
};

type StandPrices = "package" | "customSpacePerM2" | "structure";

/** A kind with the types of its own payload. */
export function kind<const Schema extends v.GenericSchema>(one: Kind<Schema>): Kind<Schema> {
  return one;
}

/** The submission an order belongs to (WIZ-60). */
export const submissionId = v.pipe(
  v.string(message("submissionIdRequired")),
  v.trim(),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, message("submissionIdRequired")),
);

/**
 * What every order brings; `draftId` names the draft it was written as, `seenTotal` the total its reader saw, in
 * dollars, `secondStand` why the team orders a second stand for the same space.
 */
export const head = {
  submissionId: v.optional(submissionId, ""),
  draftId: v.optional(id()),
  notes: lineNotes(),
  seenTotal: v.optional(usd(0, message("numberTooSmall"))),
  secondStand: v.optional(secondStand),
};

/**
 * The lines ordered. `extraServices` are the groups as filled in, kept so that an edit can open them again; what is
 * ordered of them are the lines.
 */
export const services = {
  orderServices: v.optional(list(orderLine, MAX_LINES), () => []),
  extraServices: v.optional(extraServices),
};

/** A space holds one stand: nobody fills in another one before learning it. */
export function spaceTaken({ stand }: Goods): FieldIssue[] {
  return stand ? [{ path: "orderType", key: "standTaken" }] : [];
}

/** The groups of extra services asked for, then the lines of the catalogue. */
export function serviceLines(draft: OrderDraft, goods: Goods): OrderedLine[] {
  return [...groupLines(draft.extraServices, goods.groups), ...catalogueLines(draft, goods)];
}

/** Exactly orderServices, notes, submissionId (WIZ-55). Throws `submissionIdRequired` without a submission (WIZ-60). */
export function payloadOfLines(draft: OrderDraft, orderServices: OrderLinePayload[]) {
  return { orderServices, notes: draft.notes, submissionId: v.parse(submissionId, draft.submissionId) };
}

type ServicesOrder = v.InferOutput<v.ObjectSchema<typeof head & typeof services, undefined>>;

/** What was filled in, of an order of goods and services. */
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

/** The same; the lines of extra services among them come from their groups, as they were filled in. */
export function contentWithGroups(order: ServicesOrder): Partial<OrderDraft> {
  const orderServices = order.orderServices.filter(({ itemId }) => !isExtraServiceGroup(itemId));
  return contentOfLines({ ...order, orderServices });
}
