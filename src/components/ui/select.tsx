import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";

type SelectOption = { value: string; label: string; hint?: string; disabled?: boolean };

type SelectProps = Pick<
  ComponentProps<"button">,
  | "id"
  | "className"
  | "disabled"
  | "aria-describedby"
  | "aria-invalid"
  | "aria-required"
  | "aria-label"
  | "onBlur"
> & {
  options: readonly SelectOption[];
  /** The chosen value; "" shows the placeholder. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  name?: string;
  /** By default the focus goes back to the field. */
  onCloseAutoFocus?: (event: Event) => void;
};

/** A single choice among a handful (up to about fifteen); for more use SearchableSelect. */
export function Select({
  options,
  value,
  onValueChange,
  placeholder,
  name,
  className,
  disabled,
  onCloseAutoFocus,
  ...trigger
}: SelectProps) {
  const { LL } = useWords();
  return (
    <Radix.Root value={value} onValueChange={onValueChange} name={name} disabled={disabled}>
      <Radix.Trigger
        className={cn(
          "control group flex items-center justify-between gap-2 text-left data-placeholder:text-quiet",
          className,
        )}
        {...trigger}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder ?? LL.field.choose()} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown className="size-4.5 shrink-0 text-quiet transition-transform duration-150 group-data-[state=open]:rotate-180" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[90vw] overflow-hidden rounded-md border border-line-2 bg-card shadow-lift data-[state=open]:animate-appear"
        >
          <Radix.Viewport className="max-h-80 p-1">
            {options.map((option) => (
              <SelectItem key={option.value} {...option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function SelectItem({ value, label, hint, disabled }: SelectOption) {
  return (
    <Radix.Item
      value={value}
      disabled={disabled}
      className="relative flex min-h-10 cursor-pointer items-center rounded-sm py-2 pr-9 pl-3 text-[0.9375rem] leading-5 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-quiet data-highlighted:bg-paper-3 data-[state=checked]:font-semibold coarse:min-h-11"
    >
      <span>
        <Radix.ItemText>{label}</Radix.ItemText>
        {hint && <span className="block text-[0.8125rem] font-normal text-quiet">{hint}</span>}
      </span>
      <Radix.ItemIndicator className="absolute right-3">
        <Check className="size-4 text-leaf" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
