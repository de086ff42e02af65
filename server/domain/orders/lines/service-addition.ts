import * as v from "valibot";
import { type FieldIssue, fieldIssues, message } from "../../messages.ts";
import { usdFromCents } from "../../money.ts";
import type { OrderedLine } from "./ordered-line.ts";
import type { OrderPrice } from "./price.ts";

/** What an order adds to its stand, as the price engine computes it from the draft's lines (WIZ-48); dollars. */
const serviceAddition = v.object({
  selectedItems: v.array(v.object({ itemId: v.string(), quantity: v.number(), periodOfUse: v.number() })),
  totalValue: v.pipe(v.number(), v.minValue(0, message("totalValueMin"))),
  totalItems: v.pipe(v.number(), v.minValue(0, message("totalItemsMin"))),
});
type ServiceAddition = v.InferOutput<typeof serviceAddition>;

export function serviceAdditionOf(
  lines: readonly OrderedLine[],
  { extra, itemCount }: Pick<OrderPrice, "extra" | "itemCount">,
): ServiceAddition {
  const beside = lines.filter(({ kind }) => kind !== "package");
  return {
    selectedItems: beside.map(({ itemId, quantity, periodOfUse }) => ({ itemId, quantity, periodOfUse })),
    totalValue: usdFromCents(extra),
    totalItems: itemCount,
  };
}

/** Issues of the total; checked before the wizard goes on and before the server sends. */
export function brokenAddition(addition: ServiceAddition): FieldIssue[] {
  const parsed = v.safeParse(serviceAddition, addition);
  return parsed.success ? [] : fieldIssues(parsed.issues);
}
