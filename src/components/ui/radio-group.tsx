import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { cn } from "#src/components/cn.ts";
import { Radio } from "./radio.tsx";

type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type RadioGroupProps = Omit<ComponentProps<"div">, "children"> & {
  options: readonly RadioOption[];
  /** The id of a control; by default the group makes its own. */
  name?: string;
  /** The option's, or none of them for nothing chosen. */
  value: string;
  onValueChange: (value: string) => void;
  /** "list" below each other, "row" side by side, "cards" as surfaces to pick up. */
  layout?: "list" | "row" | "cards";
  /** How many cards stand side by side on a wide screen. */
  columns?: 2 | 3 | 4;
};

const COLUMNS = { 2: "sm:grid-cols-2", 3: "sm:grid-cols-3", 4: "sm:grid-cols-2 xl:grid-cols-4" };

/** A single choice with all options in view. Name it with aria-labelledby or inside a FormGroup. */
export function RadioGroup({
  options,
  name,
  value,
  onValueChange,
  layout = "list",
  columns = 2,
  className,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  const arrangement = {
    list: "grid gap-1",
    row: "flex flex-wrap gap-x-7 gap-y-1",
    cards: cn("grid gap-3", COLUMNS[columns]),
  }[layout];
  return (
    <div role="radiogroup" className={cn(arrangement, className)} {...rest}>
      {options.map((option) => (
        <RadioItem
          key={option.value}
          id={`${id}-${option.value}`}
          name={name ?? id}
          isChosen={option.value === value}
          onChoose={() => onValueChange(option.value)}
          isCard={layout === "cards"}
          {...option}
        />
      ))}
    </div>
  );
}

type RadioItemProps = RadioOption & {
  id: string;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  isCard: boolean;
};

function RadioItem({ id, name, value, isChosen, onChoose, label, hint, disabled, isCard }: RadioItemProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div
      className={cn(
        "relative flex items-start gap-3",
        !isCard && "py-1.5",
        isCard &&
          "rounded-lg border border-line-2 bg-card p-4.5 transition-colors duration-150 hover:border-ink has-checked:border-leaf has-checked:bg-good/40 has-checked:ring-1 has-checked:ring-leaf has-disabled:border-line has-disabled:bg-paper-2",
      )}
    >
      <Radio
        id={id}
        name={name}
        value={value}
        checked={isChosen}
        onChoose={onChoose}
        disabled={disabled}
        aria-describedby={hintId}
        className="mt-0.5"
      />
      <div className={cn("leading-6", disabled && "text-quiet")}>
        {/* In a card the label spreads over the whole surface, so all of it can be clicked. */}
        <label htmlFor={id} className={cn(isCard && "font-semibold after:absolute after:inset-0")}>
          {label}
        </label>
        {hint && (
          <div id={hintId} className="text-sm text-quiet">
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
