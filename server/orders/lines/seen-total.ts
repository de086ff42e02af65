import { add, centsFromUsd, type Usd } from "#domain/money.ts";
import { refuse } from "#domain/refusal.ts";
import type { Composed } from "./compose.ts";

/** The figures of a payload that its reader saw. */
export type Seen = {
  seenTotal?: Usd | undefined;
  orderServices?: readonly { itemId: string; lineId?: string | undefined; totalPrice?: Usd | undefined }[];
};

/**
 * Whoever sends pays what they saw: a total that is another one by now is refused with what each line costs, beside what
 * it cost then. A call that says nothing of a total is taken.
 */
export function requireSeenTotal({ price, lines }: Composed, { seenTotal, orderServices }: Seen): void {
  const { total, space } = price;
  if (seenTotal === undefined || centsFromUsd(seenTotal) === total) return;
  throw refuse("priceChanged", {
    seenTotal: centsFromUsd(seenTotal),
    total,
    spaceAmount: space,
    lines: lines.map(
      ({ lineId, itemId, kind, titlePt = "", titleEn = "", totalCents, discountCents = 0 }) => {
        const saw = orderServices?.find((line) =>
          kind === "package" ? line.itemId === itemId : (line.lineId ?? line.itemId) === lineId,
        );
        const seen = saw?.totalPrice === undefined ? null : centsFromUsd(saw.totalPrice);
        const price = add(totalCents, -discountCents);
        return { lineId, title_pt: titlePt, title_en: titleEn, seen, price };
      },
    ),
  });
}
