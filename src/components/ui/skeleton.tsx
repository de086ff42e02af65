import type { ComponentProps } from "react";
import { cn } from "#src/components/cn.ts";

type SkeletonProps = ComponentProps<"span"> & {
  /** Its height and corners; without them a line of text. */
  shape?: string;
};

/** The place of something that is on its way. The area around it says so (Spinner or aria-busy). */
export function Skeleton({ shape = "h-4 rounded-sm", className, ...rest }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cn("block animate-breathe bg-paper-3", shape, className)} {...rest} />
  );
}
