import { useMemo } from "react";
import { countryName, listCountries } from "#domain/countries.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { SearchableField } from "./searchable-field.tsx";

/** By code, named and sorted in the reader's language; found by its name in the other one, too. */
export function CountryField({ label, required }: { label: string; required?: boolean }) {
  const { locale } = useWords();
  const countries = useMemo(
    () =>
      listCountries(locale).map(({ code, name }) => ({
        value: code,
        label: name,
        also: countryName(code, locale === "pt" ? "en" : "pt"),
      })),
    [locale],
  );
  return <SearchableField label={label} required={required} options={countries} />;
}
