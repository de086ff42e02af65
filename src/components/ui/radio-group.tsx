import { RadioGroup as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { cn } from "#src/components/cn.ts";

type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type RadioGroupProps = Omit<ComponentProps<typeof Radix.Root>, "children" | "asChild"> & {
  options: readonly RadioOption[];
  /** "list" one under the other, "row" side by side, "cards" as surfaces to pick up. */
  layout?: "list" | "row" | "cards";
  /** How many cards stand side by side on a wide screen. */
  columns?: 2 | 3 | 4;
};

const COLUMNS = { 2: "sm:grid-cols-2", 3: "sm:grid-cols-3", 4: "sm:grid-cols-2 xl:grid-cols-4" };

/** A choice of one, all of it in view. Name it with aria-labelledby or inside a FormField. */
export function RadioGroup({ options, layout = "list", columns = 2, className, ...rest }: RadioGroupProps) {
  const id = useId();
  const arrangement = {
    list: "grid gap-1",
    row: "flex flex-wrap gap-x-7 gap-y-1",
    cards: cn("grid gap-3", COLUMNS[columns]),
  }[layout];
  return (
    <Radix.Root className={cn(arrangement, className)} {...rest}>
      {options.map((option) => (
        <RadioItem key={option.value} id={`${id}-${option.value}`} isCard={layout === "cards"} {...option} />
      ))}
    </Radix.Root>
  );
}

function RadioItem({
  id,
  value,
  label,
  hint,
  disabled,
  isCard,
}: RadioOption & { id: string; isCard: boolean }) {
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div
      className={cn(
        "relative flex items-start gap-3",
        !isCard && "py-1.5",
        isCard &&
          "rounded-lg border border-line-2 bg-card p-4.5 transition-colors duration-150 hover:border-ink has-data-[state=checked]:border-leaf has-data-[state=checked]:bg-good/40 has-data-[state=checked]:ring-1 has-data-[state=checked]:ring-leaf has-disabled:border-line has-disabled:bg-paper-2",
      )}
    >
      <Radix.Item
        id={id}
        value={value}
        disabled={disabled}
        aria-describedby={hintId}
        className="relative z-1 mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-field bg-card before:absolute before:-inset-2 hover:border-ink disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-paper-3 data-[state=checked]:border-leaf aria-invalid:border-[1.5px] aria-invalid:border-error"
      >
        <Radix.Indicator data-dot className="size-2.5 rounded-full bg-leaf" />
      </Radix.Item>
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
