import { Eye } from "lucide-react";
import type { Place } from "#domain/looking.ts";
import { useOthersHere } from "#src/lib/live/use-others-here.ts";
import { useWords } from "#src/lib/words.tsx";

/** Beside the status of a record at the desk: who else has it open now. Takes no room while there is nobody. */
export function OthersHere({ at }: { at: Place }) {
  const { LL } = useWords();
  const [first, ...more] = useOthersHere(at);
  const words = LL.statuses.others;
  return (
    <span role="status" className="text-sm text-quiet">
      {first !== undefined && (
        <span className="inline-flex items-center gap-1.5">
          <Eye className="size-4" aria-hidden />
          {more.length === 0
            ? words.one({ name: first })
            : words.many({ names: [first, ...more].join(", ") })}
        </span>
      )}
    </span>
  );
}
