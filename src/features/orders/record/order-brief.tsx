import { lazy, Suspense } from "react";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { loadWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

/** Loads with its words, only for the order of a custom stand. */
const WrittenBrief = lazy(async () => {
  const [part] = await Promise.all([import("./written-brief.tsx"), loadWords("briefing")]);
  return { default: part.WrittenBrief };
});

/** The brief of a custom stand on its order's page; of a draft as far as it is written. Other orders have none. */
export function OrderBrief({ order, isRuled }: { order: Order; isRuled?: boolean }) {
  const written = order.briefing ?? order.draft?.briefing;
  if (order.type !== "CUSTOM" || !written) return null;
  return (
    <Suspense fallback={<Skeleton shape="h-60 rounded-sm" />}>
      <WrittenBrief order={order} isRuled={isRuled} />
    </Suspense>
  );
}
