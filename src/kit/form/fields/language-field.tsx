import { LOCALES } from "#domain/locales.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ChoiceField } from "./choice-field.tsx";
import type { FieldProps } from "./use-field.ts";

export function LanguageField(props: FieldProps) {
  const { LL } = useWords();
  const options = LOCALES.map((value) => ({ value, label: LL.language[value]() }));
  return <ChoiceField {...props} layout="row" options={options} />;
}
