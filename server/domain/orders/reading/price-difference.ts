import { type Cents, centsFromUsd } from "../../money.ts";
import type { RefusalParams } from "../../refusal.ts";
import { allLinesOf, priceDraft } from "../kinds/content.ts";
import type { OrderDraft } from "../draft/draft.ts";
import type { Goods } from "../draft/goods.ts";

/** Something that costs another price than its reader saw; null where it was not there to be seen. */
type Repriced = { before: Cents | null; now: Cents };

/** What a refused sending would have cost, beside what its reader saw; cents. */
export type PriceDifference = {
  lines: (Repriced & { lineId: string; title_pt: string; title_en: string })[];
  /** Lines that cost what they did. */
  same: number;
  /** The space of a custom stand, which is no line; null while it costs what it did. */
  space: Repriced | null;
  before: Cents;
  now: Cents;
};

/**
 * A price that changed before sending: the lines whose price is another one by now, and both totals. What was seen is
 * reckoned from the goods on the screen, so that lines of the team count as well.
 */
export function priceDifference(
  refused: RefusalParams["priceChanged"],
  draft: OrderDraft,
  goods: Goods,
): PriceDifference {
  const seen = priceDraft(draft, goods);
  const beside = seen.lines.values();
  const before = new Map(
    allLinesOf(draft, goods).map(({ lineId, kind }) => {
      const priced = kind === "package" ? seen.stand : beside.next().value;
      return [lineId, priced?.net ?? null];
    }),
  );
  const lines = refused.lines.map(({ lineId, title_pt, title_en, price }) => {
    return { lineId, title_pt, title_en, before: before.get(lineId) ?? null, now: centsFromUsd(price) };
  });
  const changed = lines.filter((line) => line.before !== line.now);
  const space = { before: seen.space, now: centsFromUsd(refused.spaceAmount) };
  const isOfPackage = lines.some(({ lineId }) => lineId === "package");
  return {
    lines: changed,
    same: lines.length - changed.length,
    space: isOfPackage || space.before === space.now ? null : space,
    before: centsFromUsd(refused.seenTotal),
    now: centsFromUsd(refused.total),
  };
}
