import { SENT_STATUSES } from "#domain/orders/status.ts";
import { Button } from "#src/components/ui/button.tsx";
import { ChipFilter } from "#src/components/ui/chip-filter.tsx";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { OrderPage } from "./data.ts";
import type { StatusChoice } from "./list-search.ts";

type Counts = OrderPage["counts"];

/** How many there are, and of all of them how many wait for the team: new ones and payments to confirm. */
export function ListNote({ page, isFiltered }: { page: OrderPage; isFiltered: boolean }) {
  const { LL } = useWords();
  const { total, counts } = page;
  if (isFiltered) return LL.desk.list.noteFiltered({ total });
  return LL.desk.list.note({ total, waiting: counts.PENDING + counts.CONFIRM_PAYMENT });
}

type StatusChipsProps = {
  counts: Counts | undefined;
  value: StatusChoice;
  onValueChange: (status: StatusChoice) => void;
};

/** All and the seven statuses of sent orders, each with its count under the search (ORD-05). */
export function StatusChips({ counts, value, onValueChange }: StatusChipsProps) {
  const { LL } = useWords();
  const all = counts && SENT_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const chips = [
    { value: "ALL" as StatusChoice, label: LL.desk.list.all(), count: all },
    ...SENT_STATUSES.map((status) => ({
      value: status,
      label: LL.statuses.order[status](),
      count: counts?.[status],
    })),
  ];
  return (
    <ChipFilter label={LL.desk.list.status()} chips={chips} value={value} onValueChange={onValueChange} />
  );
}

export function NoOrders({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { LL } = useWords();
  const words = LL.desk.list;
  if (!isFiltered) return <EmptyState title={words.empty()}>{words.emptyText()}</EmptyState>;
  return (
    <EmptyState
      title={words.filtered()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {LL.actions.clearFilters()}
        </Button>
      }
    >
      {words.filteredText()}
    </EmptyState>
  );
}
