import type { ComponentProps, ReactNode } from "react";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useField, type FieldProps } from "./use-field.ts";

/** What a line on the screen may be beside its value: how it is typed, filled in and shown by the browser. */
export type LineProps = FieldProps &
  Pick<
    ComponentProps<"input">,
    "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "autoCorrect" | "spellCheck"
  > &
  Pick<ComponentProps<"input">, "placeholder" | "maxLength" | "step"> & {
    inputClass?: string;
    /** A button that goes with the field, on its line. */
    beside?: ReactNode;
  };

type LineFieldProps<Value> = LineProps & {
  /** Between the value and the text on the line. */
  show: (value: Value) => string;
  read: (typed: string) => Value;
  /** The value as a sentence tells it; as it is shown unless given. */
  say?: (value: Value) => string;
  onLeave?: () => void;
};

/** One line of text, whatever value stands behind it. */
export function LineField<Value>({ show, read, say = show, onLeave, ...props }: LineFieldProps<Value>) {
  const {
    label,
    hint,
    aside,
    required,
    hideLabel,
    className,
    about,
    under,
    inputClass = "",
    beside,
    ...input
  } = props;
  const words = { label, hint, aside, required, hideLabel, className, about, under };
  const { name, value, change, leave, around } = useField<Value>(words, say);
  return (
    <FormField {...around}>
      {(control) => (
        <div className="flex flex-wrap gap-2.5">
          <Input
            autoComplete="off"
            {...input}
            {...control}
            name={name}
            className={`min-w-0 flex-1 basis-60 ${inputClass}`}
            value={show(value)}
            onChange={(event) => change(read(event.target.value))}
            onBlur={() => {
              leave();
              onLeave?.();
            }}
          />
          {beside}
        </div>
      )}
    </FormField>
  );
}
