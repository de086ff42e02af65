import type { ComponentProps } from "react";
import { cn } from "#src/lib/cn.ts";

/** The place of something that is on its way. The area around it says so (Spinner or aria-busy). */
export function Skeleton({ className, ...rest }: ComponentProps<"span">) {
  return (
    <span
      aria-hidden="true"
      className={cn("block h-4 animate-breathe rounded-sm bg-paper-3", className)}
      {...rest}
    />
  );
}
