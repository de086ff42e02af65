import { Button } from "#src/components/ui/button.tsx";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { useWords } from "#src/lib/words/words.tsx";

export type EmptyWords = {
  /** The title while the list has no rows at all. */
  empty: () => string;
  emptyText: () => string;
  /** The title while nothing matches, and below it what may help. */
  filtered: () => string;
  filteredText?: () => string;
};

type ListEmptyProps = { words: EmptyWords; isNarrowed: boolean; onClear: () => void };

export function ListEmpty({ words, isNarrowed, onClear }: ListEmptyProps) {
  const { LL } = useWords();
  if (!isNarrowed) return <EmptyState title={words.empty()}>{words.emptyText()}</EmptyState>;
  return (
    <EmptyState
      title={words.filtered()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {LL.actions.clearFilters()}
        </Button>
      }
    >
      {(words.filteredText ?? LL.listing.filteredText)()}
    </EmptyState>
  );
}
