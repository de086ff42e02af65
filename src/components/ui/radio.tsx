import type { ComponentProps } from "react";
import { cn } from "#src/components/cn.ts";

type RadioProps = Pick<ComponentProps<"input">, "id" | "disabled" | "className" | "aria-describedby"> & {
  /** The name shared by all buttons of a group. */
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
};

/** The browser's own radio button in our colours. Stands in a radiogroup and has a label with its id. */
export function Radio({ onChoose, className, ...rest }: RadioProps) {
  return (
    <input
      type="radio"
      {...rest}
      onChange={onChoose}
      className={cn(
        "radio relative z-1 size-5 shrink-0 rounded-full border border-field bg-card before:absolute before:-inset-2 hover:border-ink disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-paper-3",
        className,
      )}
    />
  );
}
