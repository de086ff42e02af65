import { Suspense } from "react";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { useReached } from "#src/lib/page/use-reached.ts";
import { loadWords } from "#src/lib/words/words.tsx";

const Events = optionalPart(async () => {
  const [{ LastEvents }] = await Promise.all([import("./last-events.tsx"), loadWords("historyList")]);
  return LastEvents;
});

/** What was done last, fetched when somebody comes near it. Needs the words desk. */
export function LateEvents() {
  const [watch, isReached] = useReached();
  return (
    <div ref={watch} className="min-h-93 min-w-0">
      {isReached && (
        <Suspense fallback={null}>
          <Events />
        </Suspense>
      )}
    </div>
  );
}
