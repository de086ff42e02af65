import { LOCALES, type Locale } from "#domain/locales.ts";
import { useWords } from "#src/lib/words.tsx";
import { FormGroup } from "./form-field.tsx";
import { RadioGroup } from "./ui/radio-group.tsx";

type LanguageChoiceProps = { label: string; value: Locale; onValueChange: (locale: Locale) => void };

/** The language that somebody is written to in. */
export function LanguageChoice({ label, value, onValueChange }: LanguageChoiceProps) {
  const { LL } = useWords();
  return (
    <FormGroup label={label}>
      {(control) => (
        <RadioGroup
          {...control}
          layout="row"
          options={LOCALES.map((locale) => ({ value: locale, label: LL.language[locale]() }))}
          value={value}
          onValueChange={(locale) => onValueChange(locale === "en" ? "en" : "pt")}
        />
      )}
    </FormGroup>
  );
}
