import type { ComponentProps } from "react";
import { cn } from "#src/components/cn.ts";

type LabelProps = ComponentProps<"label"> & {
  /** Draws the required mark; the control itself carries aria-required. */
  required?: boolean;
};

export function Label({ className, required = false, children, ...rest }: LabelProps) {
  return (
    <label className={cn("block text-[0.9375rem] font-medium leading-5", className)} {...rest}>
      {children}
      {required && (
        <span aria-hidden="true" className="ml-1 text-quiet">
          *
        </span>
      )}
    </label>
  );
}
