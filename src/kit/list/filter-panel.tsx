import { isChoice } from "#domain/lists/filter.ts";
import type { NumberSpan } from "#domain/lists/spans.ts";
import { FilterChoice } from "./choice-filter-field.tsx";
import { AgeField, DayField, RangeField } from "./figure-filter-fields.tsx";
import type { ShownFilter } from "./filter-words.ts";

type FilterPanelProps = {
  filters: readonly ShownFilter[];
  onChoose: (name: string, value: unknown) => void;
};

export function FilterPanel({ filters, onChoose }: FilterPanelProps) {
  return (
    <div className="grid gap-5">
      {filters.map((shown) => (
        <FilterField key={shown.name} shown={shown} onChange={(value) => onChoose(shown.name, value)} />
      ))}
    </div>
  );
}

type FilterFieldProps = { shown: ShownFilter; onChange: (value: unknown) => void };

function FilterField({ shown: { filter, words, value }, onChange }: FilterFieldProps) {
  const { label } = words;
  if (isChoice(filter)) {
    // The words of a choice's values.
    const say = words.say as (value: string) => string;
    const values = value as readonly string[];
    return <FilterChoice label={label} all={filter.values} say={say} values={values} onChange={onChange} />;
  }
  const { kind } = filter as { kind?: string };
  if (kind === "range") return <RangeField label={label} value={value as NumberSpan} onChange={onChange} />;
  if (kind === "age") return <AgeField label={label} value={value as number} onChange={onChange} />;
  return <DayField label={label} value={value as string} onChange={onChange} />;
}
