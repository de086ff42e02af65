import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { isChoice } from "#domain/lists/filter.ts";
import type { NumberSpan } from "#domain/lists/spans.ts";
import { FilterChoice } from "./choice-filter-field.tsx";
import { AgeField, DayField, RangeField } from "./figure-filter-fields.tsx";
import type { ShownFilter } from "./filter-words.ts";

type FilterPanelProps = {
  filters: readonly ShownFilter[];
  onChoose: (name: string, value: unknown) => void;
  sort: ReactNode;
  more: ReactNode;
};

/** The number of sections open at first, beside each with a chosen value. */
const OPEN = 4;

export function FilterPanel({ filters, onChoose, sort, more }: FilterPanelProps) {
  return (
    <div className="grid gap-4">
      {sort}
      {more}
      {filters.map((shown, at) => {
        const field = <FilterField shown={shown} onChange={(value) => onChoose(shown.name, value)} />;
        if (!isChoice(shown.filter)) return <div key={shown.name}>{field}</div>;
        return (
          <details
            key={shown.name}
            open={at < OPEN || (shown.value as readonly string[]).length > 0}
            className="group border-t border-line pt-3"
          >
            <summary className="flex min-h-8 cursor-pointer list-none items-center justify-between gap-3 rounded-sm font-semibold coarse:min-h-11 [&::-webkit-details-marker]:hidden">
              {shown.words.label}
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 text-quiet transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            {field}
          </details>
        );
      })}
    </div>
  );
}

type FilterFieldProps = { shown: ShownFilter; onChange: (value: unknown) => void };

function FilterField({ shown: { filter, words, value }, onChange }: FilterFieldProps) {
  const { label } = words;
  if (isChoice(filter)) {
    // The cast holds: a choice filter has words for each of its values.
    const say = words.say as (value: string) => string;
    const values = value as readonly string[];
    return <FilterChoice label={label} all={filter.values} say={say} values={values} onChange={onChange} />;
  }
  const { kind } = filter as { kind?: string };
  if (kind === "range") return <RangeField label={label} value={value as NumberSpan} onChange={onChange} />;
  if (kind === "age") return <AgeField label={label} value={value as number} onChange={onChange} />;
  return <DayField label={label} value={value as string} onChange={onChange} />;
}
