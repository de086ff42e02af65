import type { ComponentProps } from "react";
import { cn } from "#src/components/cn.ts";

type TextareaProps = ComponentProps<"textarea"> & {
  /** Of two lines until more is written. */
  isLow?: boolean | undefined;
};

/** A text that grows with what is written in it, up to what leaves its message in view. */
export function Textarea({ className, rows = 4, isLow = false, ...rest }: TextareaProps) {
  return (
    <textarea
      rows={rows}
      className={cn(
        "control field-sizing-content max-h-[max(12rem,40dvh)] resize-y",
        isLow ? "min-h-17" : "min-h-28",
        className,
      )}
      {...rest}
    />
  );
}
