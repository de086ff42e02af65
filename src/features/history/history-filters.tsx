import { X } from "lucide-react";
import type { historyList } from "#domain/history/list.ts";
import type { Happening } from "#domain/history.ts";
import type { ListContract } from "#domain/lists/contract.ts";
import { Select } from "#src/components/ui/select.tsx";
import type { ListSearch } from "#src/kit/list/use-list-search.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { ListedHistory } from "./data.ts";
import { sayDeed } from "#i18n/deed-word.ts";
import { sayKind } from "#i18n/kind-word.ts";

type SearchOf<Contract> =
  Contract extends ListContract<infer Column, infer Of> ? ListSearch<Column, Of> : never;
type HistoryFiltersProps = { list: SearchOf<typeof historyList>; page: ListedHistory | undefined };

/** Whose deeds are shown, until it is pressed; and that no day is left between two that stand the wrong way round. */
export function ChosenPerson({ list, page }: HistoryFiltersProps) {
  const { LL } = useWords();
  const words = LL.historyList;
  const { actorId, from, to } = list.state.filters;
  const person = page?.items.find((row) => row.actorId === actorId)?.actorName ?? words.chosenPerson();
  const isWrongWay = from && to && from > to;
  if (!isWrongWay && !actorId) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {isWrongWay && (
        <p role="status" className="error-text">
          {words.wrongWay()}
        </p>
      )}
      {actorId && (
        <button
          type="button"
          title={words.everybody()}
          onClick={() => list.choose("actorId", undefined)}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-paper-3 px-3 text-[0.8125rem] font-medium hover:bg-line-2 coarse:min-h-11"
        >
          {words.by({ name: person })}
          <X aria-hidden="true" className="size-3.5" />
          <span className="sr-only">, {words.everybody()}</span>
        </button>
      )}
    </div>
  );
}

const ALL = "ALL";

/** The filter by action; it offers only actions in the history, each with its count. */
export function DeedFilter({ list, page }: HistoryFiltersProps) {
  const { LL, locale } = useWords();
  const words = LL.historyList;
  const { deed = ALL, records } = list.state.filters;
  function sayOption(value: string, count: number): string {
    const [record, action] = value.split(".");
    const happening = { record, action } as Happening;
    const said: unknown = sayDeed(LL, happening);
    // The server counts what it has written; an address may name a deed that there is none of.
    if (typeof said !== "string" || said === "") return `${value} (${count})`;
    const counted = `${said} (${count})`;
    return records.length === 1 ? counted : `${sayKind(LL, happening.record)}: ${counted}`;
  }

  const options = Object.entries(page?.counts.deeds ?? {}).map(([value, count]) => ({
    value,
    label: sayOption(value, count),
  }));
  const sorted = options.toSorted((a, b) => a.label.localeCompare(b.label, locale, { numeric: true }));
  // The address may still name an action that the other filters leave no rows of.
  const gone = deed !== ALL && !page?.counts.deeds[deed] ? [{ value: deed, label: sayOption(deed, 0) }] : [];
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 font-semibold">
        {words.deed.label()}
      </p>
      <Select
        aria-label={words.deed.label()}
        options={[{ value: ALL, label: words.deed.all() }, ...gone, ...sorted]}
        value={deed}
        onValueChange={(value) => list.choose("deed", value === ALL ? undefined : value)}
      />
    </div>
  );
}
