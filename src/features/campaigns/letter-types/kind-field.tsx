import { LETTER_KINDS } from "#domain/campaigns/kinds.ts";
import { SelectField } from "#src/kit/form/fields/select-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** What a text is about, which decides the placeholders it may use. */
export function KindField() {
  const { LL } = useWords();
  const { types, kinds } = LL.campaigns;
  return (
    <SelectField
      label={types.kind()}
      hint={types.kindHint()}
      options={LETTER_KINDS.map((kind) => ({ value: kind, label: kinds[kind]() }))}
    />
  );
}
