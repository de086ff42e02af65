import type { ComponentProps } from "react";
import { cn } from "#src/components/cn.ts";

/** A text that grows with what is written in it, up to what leaves its message in view. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={cn("control field-sizing-content max-h-[max(12rem,40dvh)] min-h-28 resize-y", className)}
      {...rest}
    />
  );
}
