import * as v from "valibot";
import type { Cents } from "../../money.ts";
import { isSame } from "../../same.ts";
import { type Briefing, briefingDraft } from "./briefing.ts";
import type { OrderDraft } from "./draft.ts";
import { isExtraServiceGroup } from "../lines/extra-service-groups.ts";
import type { ExtraServices } from "../lines/extra-services.ts";
import type { OrderedLine } from "../lines/ordered-line.ts";

/** What an order holds since it was sent, or since the team priced it: an exhibitor's edit keeps what it leaves as it is. */
export type SentContent = {
  lines: readonly OrderedLine[];
  extraServices: ExtraServices | null;
  briefing: Briefing | null;
  structure: Cents;
  isStructurePriced: boolean;
};

/**
 * A line with what the order has given it: one of the catalogue keeps words, price and discount, a package its
 * discount, a group of extra services everything as long as its answers are the same. Another line of the same item is
 * a new one.
 */
export function asSent(line: OrderedLine, draft: OrderDraft, sent: SentContent | undefined): OrderedLine {
  const had = sent?.lines.find(({ lineId }) => lineId === line.lineId);
  if (!sent || had?.kind !== line.kind || had.itemId !== line.itemId || had.isTeamLine) return line;
  const { quantity, periodOfUse, notes } = line;
  switch (line.kind) {
    case "catalogue":
      return { ...had, quantity, periodOfUse, notes };
    case "package":
      return { ...line, discountPercent: had.discountPercent };
    case "custom":
      return isGroupAsSent(line.itemId, draft, sent) ? had : line;
    default:
      return line.kind satisfies never;
  }
}

function isGroupAsSent(group: string, draft: OrderDraft, sent: SentContent): boolean {
  return isExtraServiceGroup(group) && isSame(draft.extraServices[group], sent.extraServices?.[group]);
}

/** The lines that the team added: an exhibitor cannot say them, so they stay as they are. */
export function teamLines(sent: SentContent | undefined): readonly OrderedLine[] {
  return sent?.lines.filter(({ isTeamLine }) => isTeamLine) ?? [];
}

/** The price of a custom stand's structure, null while it waits for one: another briefing asks for another price. */
export function structurePrice(draft: OrderDraft, sent: SentContent | undefined): Cents | null {
  const stays =
    sent?.isStructurePriced &&
    isSame(v.parse(briefingDraft, draft.briefing), v.parse(briefingDraft, sent.briefing ?? {}));
  return stays ? sent.structure : null;
}
