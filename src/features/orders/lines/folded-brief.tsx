import { lazy, Suspense, useState } from "react";
import { readBriefing } from "#domain/orders/draft/briefing.ts";
import { Fold } from "#src/components/fold.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

/** The briefing loads with its words when it is first unfolded. */
const BriefSummary = lazy(async () => {
  const [part] = await Promise.all([import("../record/brief-summary.tsx"), loadWords("briefing")]);
  return { default: part.BriefSummary };
});

/** The briefing of a custom stand beside the price of its structure, folded until it is opened. */
export function FoldedBrief({ order }: { order: Pick<Order, "briefing"> }) {
  const { LL } = useWords();
  const [wasOpened, setWasOpened] = useState(false);
  const briefing = readBriefing(order.briefing);
  if (!briefing) return null;
  return (
    <details
      className="group min-w-0 border-y border-line lg:mt-6"
      onToggle={(event) => setWasOpened((before) => before || event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Fold />
        {LL.desk.items.brief()}
      </summary>
      {wasOpened && (
        <div className="pt-1 pb-5">
          <Suspense fallback={<Skeleton shape="h-60 rounded-sm" />}>
            <BriefSummary briefing={briefing} />
          </Suspense>
        </div>
      )}
    </details>
  );
}
