import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { useWords } from "#src/lib/words.tsx";
import { useField, type FieldProps } from "./use-field.ts";

/** A statement to tick. */
export function FlagField(props: FieldProps) {
  const { LL } = useWords();
  const say = (isTicked: boolean) => (isTicked ? LL.statuses.conflict.yes() : LL.statuses.conflict.no());
  const { name, value, change, around } = useField<boolean>(props, say);
  return (
    <CheckboxLine
      name={name}
      label={around.label}
      hint={around.hint}
      className={around.className}
      checked={value}
      onCheckedChange={(checked) => change(checked === true)}
    />
  );
}
