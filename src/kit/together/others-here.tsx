import { Eye, PencilLine } from "lucide-react";
import type { OtherHere, OpenRecord } from "#domain/looking.ts";
import { useOthersHere } from "#src/lib/live/use-others-here.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** Who else has the record open: writers, readers, and the same person's other tab. Empty when there is nobody. */
export function OthersHere({ at, className = "" }: { at: OpenRecord; className?: string }) {
  const { LL } = useWords();
  const words = LL.statuses.others;
  const others = useOthersHere(at);
  const writers = others.filter(({ isWriting, isYou }) => isWriting && !isYou).map(({ name }) => name);
  const lookers = others.filter(({ isWriting, isYou }) => !isWriting && !isYou).map(({ name }) => name);
  return (
    <span
      role="status"
      className={`inline-flex flex-wrap gap-x-3 gap-y-1 text-sm font-normal tracking-normal ${className}`}
    >
      {writers.length > 0 && (
        <Line as={PencilLine} tone="font-medium text-wait-ink">
          {writers.length === 1
            ? words.writes({ name: writers[0] ?? "" })
            : words.write({ names: writers.join(", ") })}
        </Line>
      )}
      {lookers.length > 0 && (
        <Line as={Eye} tone="text-quiet">
          {lookers.length === 1
            ? words.one({ name: lookers[0] ?? "" })
            : words.many({ names: lookers.join(", ") })}
        </Line>
      )}
      {others.some(({ isYou }) => isYou) && <You others={others} />}
    </span>
  );
}

function You({ others }: { others: readonly OtherHere[] }) {
  const { LL } = useWords();
  const words = LL.statuses.others;
  const isWriting = others.some((other) => other.isYou && other.isWriting);
  return isWriting ? (
    <Line as={PencilLine} tone="font-medium text-wait-ink">
      {words.youWrite()}
    </Line>
  ) : (
    <Line as={Eye} tone="text-quiet">
      {words.you()}
    </Line>
  );
}

type LineProps = { as: typeof Eye; tone: string; children: string };

function Line({ as: Icon, tone, children }: LineProps) {
  return (
    <span className={`inline-flex items-center gap-1.5 ${tone}`}>
      <Icon className="size-4 shrink-0" aria-hidden />
      {children}
    </span>
  );
}
