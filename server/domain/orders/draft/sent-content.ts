import * as v from "valibot";
import type { Cents } from "../../money.ts";
import { isSame } from "../../same.ts";
import { type Briefing, briefingDraft } from "./briefing.ts";
import type { OrderDraft } from "./draft.ts";
import { isExtraServiceGroup } from "../lines/extra-service-groups.ts";
import type { ExtraServices } from "../lines/extra-services.ts";
import type { OrderedLine } from "../lines/ordered-line.ts";

/** Content of an order that was sent or priced; an exhibitor's edit preserves whatever it does not change. */
export type SentContent = {
  lines: readonly OrderedLine[];
  extraServices: ExtraServices | null;
  briefing: Briefing | null;
  structure: Cents;
  isStructurePriced: boolean;
};

/**
 * A line with what the sent order fixed: words, price and discount of a catalogue line, a package's discount, extra
 * services while the answers are the same. A second line of the same item is new.
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

/** The team's lines of a sent order; exhibitors cannot edit them. */
export function teamLines(sent: SentContent | undefined): readonly OrderedLine[] {
  return sent?.lines.filter(({ isTeamLine }) => isTeamLine) ?? [];
}

/** The price of the structure; null while unpriced: another briefing needs another price. */
export function structurePrice(draft: OrderDraft, sent: SentContent | undefined): Cents | null {
  const stays =
    sent?.isStructurePriced &&
    isSame(v.parse(briefingDraft, draft.briefing), v.parse(briefingDraft, sent.briefing ?? {}));
  return stays ? sent.structure : null;
}
