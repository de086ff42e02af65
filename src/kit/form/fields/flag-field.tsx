import { useId } from "react";
import { describe } from "#src/components/form-field.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useField, type FieldProps } from "./use-field.ts";

/** A single checkbox; the value is a boolean. */
export function FlagField(props: FieldProps) {
  const { LL } = useWords();
  const say = (isTicked: boolean) => (isTicked ? LL.statuses.conflict.yes() : LL.statuses.conflict.no());
  const { name, value, change, around } = useField<boolean>(props, say);
  const ownId = useId();
  const id = around.id ?? ownId;
  const described = describe(id, undefined, around.error);
  return (
    <div className={around.className}>
      <CheckboxLine
        {...described.props}
        id={id}
        name={name}
        label={around.label}
        hint={around.hint}
        showRequired={around.required}
        aria-required={around.required}
        checked={value}
        onCheckedChange={(checked) => change(checked === true)}
      />
      {described.error}
    </div>
  );
}
