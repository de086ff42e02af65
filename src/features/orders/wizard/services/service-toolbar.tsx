import type { ReactNode } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { ChipFilter } from "#src/components/ui/chip-filter.tsx";
import { SearchInput } from "#src/components/ui/search-input.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** Everything, or only what is in the order already. */
const SHOWN = ["all", "inOrder"] as const;
export type Shown = (typeof SHOWN)[number];

/** The id of the field that takes the focus when the focused service is no longer shown. */
export const SERVICE_FILTER_ID = "wizard-services-filter";

type ServiceToolbarProps = {
  search: string;
  onSearch: (search: string) => void;
  shown: Shown;
  /** Counts of the services that match the search. */
  counts: Record<Shown, number>;
  onShow: (shown: Shown) => void;
  isAllOpen: boolean;
  /** Absent while a search or a filter keeps all open. */
  onToggleAll: (() => void) | undefined;
  /** What is done to the whole list. */
  children: ReactNode;
};

/** Finds, filters, unfolds and folds the catalogue (WIZ-42). */
export function ServiceToolbar({ search, onSearch, shown, counts, onShow, ...rest }: ServiceToolbarProps) {
  const { isAllOpen, onToggleAll, children } = rest;
  const { LL } = useWords();
  const words = LL.orders.services;
  return (
    <div className="mb-5 grid gap-3">
      <SearchInput value={search} onValueChange={onSearch} label={words.search()} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div id={SERVICE_FILTER_ID} tabIndex={-1}>
          <ChipFilter
            label={words.show()}
            chips={SHOWN.map((value) => ({ value, label: words[value](), count: counts[value] }))}
            chosen={[shown]}
            onChoose={onShow}
          />
        </div>
        <div className="-mx-2 flex grow flex-wrap items-center justify-end gap-x-1">
          {children}
          <Button variant="quiet" size="sm" disabled={!onToggleAll} onClick={onToggleAll}>
            {isAllOpen ? words.collapseAll() : words.expandAll()}
          </Button>
        </div>
      </div>
    </div>
  );
}
