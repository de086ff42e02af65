import type { Leftover } from "#domain/orders/draft/draft.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useDraftWords } from "./draft-words.ts";

type LeftoversProps = { leftovers: readonly Leftover[]; onDiscard: () => void };

/** What was entered in fields that an earlier version of the portal had: as text, until its author throws it away. */
export function Leftovers({ leftovers, onDiscard }: LeftoversProps) {
  const { LL } = useWords();
  const words = LL.wizard.draft;
  const { part } = useDraftWords();
  if (leftovers.length === 0) return null;
  return (
    <section className="mb-8 border-l-3 border-ochre bg-card px-5 py-4.5" aria-label={words.leftoverTitle()}>
      <h2 className="display-5">{words.leftoverTitle()}</h2>
      <p className="mt-1 max-w-[60ch]">{words.leftoverText()}</p>
      <ul className="mt-3 grid gap-2">
        {leftovers.map(({ path, text }) => {
          const name = part(path.split("."));
          return (
            <li key={path} className="break-words whitespace-pre-wrap">
              {name && <span className="block text-sm text-quiet">{name}</span>}
              {text}
            </li>
          );
        })}
      </ul>
      <Button variant="quiet" size="sm" className="mt-3" onClick={onDiscard}>
        {words.leftoverDiscard()}
      </Button>
    </section>
  );
}
