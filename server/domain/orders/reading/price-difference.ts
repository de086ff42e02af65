import type { Cents } from "../../money.ts";
import type { RefusalParams } from "../../refusal.ts";
import { allLinesOf, priceDraft } from "../kinds/content.ts";
import type { OrderDraft } from "../draft/draft.ts";
import type { Goods } from "../draft/goods.ts";

/** A price before and after; null where none was shown. */
type Repriced = { before: Cents | null; now: Cents };

/** Prices in cents: the current ones and those the reader saw. */
export type PriceDifference = {
  lines: (Repriced & { lineId: string; title_pt: string; title_en: string })[];
  /** Number of lines whose price did not change. */
  same: number;
  /** The price of a custom stand's space, if it changed. */
  space: Repriced | null;
  before: Cents;
  now: Cents;
};

/**
 * What changed before sending. The seen prices are computed from the goods on the screen, so the team's lines count
 * too.
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
    return { lineId, title_pt, title_en, before: before.get(lineId) ?? null, now: price };
  });
  const changed = lines.filter((line) => line.before !== line.now);
  const space = { before: seen.space, now: refused.spaceAmount };
  const isOfPackage = lines.some(({ lineId }) => lineId === "package");
  return {
    lines: changed,
    same: lines.length - changed.length,
    space: isOfPackage || space.before === space.now ? null : space,
    before: refused.seenTotal,
    now: refused.total,
  };
}
