import { useMemo } from "react";
import { listCountries, otherNames } from "#domain/countries.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { SearchableField } from "./searchable-field.tsx";

/** By code, named and sorted in the reader's language; other names and codes of a country match too. */
export function CountryField({ label, required }: { label: string; required?: boolean }) {
  const { locale } = useWords();
  const countries = useMemo(
    () => listCountries(locale).map(({ code, name }) => ({ value: code, label: name, ...otherNames(code) })),
    [locale],
  );
  return <SearchableField label={label} required={required} options={countries} />;
}
