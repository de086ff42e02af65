import type { ComponentProps, ReactNode } from "react";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useField, type FieldProps } from "./use-field.ts";

/** The props of a one-line field, with some attributes of its input. */
export type LineProps = FieldProps &
  Pick<
    ComponentProps<"input">,
    "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "autoCorrect" | "spellCheck"
  > &
  Pick<ComponentProps<"input">, "placeholder" | "maxLength" | "step"> & {
    inputClass?: string;
    /** A button beside the input. */
    beside?: ReactNode;
  };

type LineFieldProps<Value> = LineProps & {
  /** Turns the value into text; `read` turns text into the value. */
  show: (value: Value) => string;
  read: (typed: string) => Value;
  /** The value in a sentence; by default as shown. */
  say?: (value: Value) => string;
  onLeave?: () => void;
  /** What becomes of it when the field is left. */
  settle?: (value: Value) => Value;
};

/** One line of text for any kind of value. */
export function LineField<Value>({
  show,
  read,
  say = show,
  onLeave,
  settle,
  ...props
}: LineFieldProps<Value>) {
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
              const settled = settle?.(value) ?? value;
              if (settled !== value) change(settled);
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
