import { otherNames } from "#domain/countries.ts";
import { X } from "lucide-react";
import { useId } from "react";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { SearchableSelect } from "#src/components/ui/searchable-select.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type ChoiceFieldProps = {
  label: string;
  all: readonly string[];
  say: (value: string) => string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

/** The most options without a search. */
const FEW = 12;

export function FilterChoice(props: ChoiceFieldProps) {
  return props.all.length > FEW ? <ManyValues {...props} /> : <FewValues {...props} />;
}

function FewValues({ label, all, say, values, onChange }: ChoiceFieldProps) {
  return (
    <div role="group" aria-label={label} className="grid grid-cols-1 min-[20rem]:grid-cols-2 gap-x-3">
      {all.map((value) => (
        <CheckboxLine
          key={value}
          label={say(value)}
          checked={values.includes(value)}
          onCheckedChange={() => onChange(toggled(values, value))}
          className="py-1 [&_label]:leading-5"
        />
      ))}
    </div>
  );
}

function ManyValues({ label, all, say, values, onChange }: ChoiceFieldProps) {
  const { LL, locale } = useWords();
  const id = useId();
  const options = all
    .map((value) => ({ value, label: say(value), ...otherNames(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale, { numeric: true }));
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <SearchableSelect
        // The new key empties the select after each choice.
        key={values.join(" ")}
        id={id}
        options={options.filter(({ value }) => !values.includes(value))}
        value=""
        onValueChange={(value) => value && onChange([...values, value])}
      />
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {values.map((value) => (
          <li key={value}>
            <button
              type="button"
              aria-label={LL.listing.removeFilter({ name: say(value) })}
              onClick={() => onChange(toggled(values, value))}
              className="inline-flex min-h-7 items-center gap-1 rounded-full bg-paper-3 px-2.5 text-[0.8125rem] hover:bg-line-2 coarse:min-h-11"
            >
              {say(value)}
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
