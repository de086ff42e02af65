import { Check, Minus } from "lucide-react";
import { Checkbox as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { cn } from "#src/components/cn.ts";

/** The box alone; `checked` may be "indeterminate". Give it an id and a label, or use CheckboxLine. */
export function Checkbox({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        "group relative inline-grid size-5 shrink-0 place-items-center rounded-sm border border-field bg-card text-card transition-colors duration-120",
        "before:absolute before:-inset-2 hover:border-ink",
        "data-[state=checked]:border-leaf data-[state=checked]:bg-leaf data-[state=indeterminate]:border-leaf data-[state=indeterminate]:bg-leaf",
        "aria-invalid:border-[1.5px] aria-invalid:border-error",
        "disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-paper-3 disabled:data-[state=checked]:border-quiet disabled:data-[state=checked]:bg-quiet",
        className,
      )}
      {...rest}
    >
      <Radix.Indicator>
        <Check className="size-3.5 stroke-3 group-data-[state=indeterminate]:hidden" />
        <Minus className="hidden size-3.5 stroke-3 group-data-[state=indeterminate]:block" />
      </Radix.Indicator>
    </Radix.Root>
  );
}

type CheckboxLineProps = Omit<ComponentProps<typeof Radix.Root>, "children"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** Draws the required mark beside the label. */
  showRequired?: boolean;
};

/** A box with its words, both of which can be clicked. */
export function CheckboxLine({ label, hint, showRequired, id, className, ...rest }: CheckboxLineProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const hintId = hint ? `${boxId}-hint` : undefined;
  const describedBy = [rest["aria-describedby"], hintId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={cn("flex items-start gap-3 py-1.5", className)}>
      <Checkbox id={boxId} {...rest} aria-describedby={describedBy} className="mt-0.5" />
      <div className="min-w-0 leading-6 wrap-break-word">
        <label htmlFor={boxId} className={cn(rest.disabled && "cursor-not-allowed")}>
          {label}
          {showRequired && (
            <span aria-hidden="true" className="ml-1 text-quiet">
              *
            </span>
          )}
        </label>
        {hint && (
          <p id={hintId} className="text-sm text-quiet">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
