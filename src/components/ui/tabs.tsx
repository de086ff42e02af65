import { Tabs as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#src/lib/cn.ts";

/** `value` and `onValueChange`, or `defaultValue`. */
export const Tabs = Radix.Root;

/** The row of names on one long rule; scrolls sideways on a phone. Give it an aria-label. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn("flex gap-7 overflow-x-auto border-b border-line-2 [scrollbar-width:none]", className)}
      {...rest}
    />
  );
}

type TabsTabProps = ComponentProps<typeof Radix.Trigger> & {
  /** A figure beside the name. */
  count?: number;
};

export function TabsTab({ className, count, children, ...rest }: TabsTabProps) {
  return (
    <Radix.Trigger
      className={cn(
        "min-h-11 shrink-0 border-b-3 border-transparent pb-1 font-medium text-quiet -outline-offset-2 hover:text-ink",
        "data-[state=active]:border-annatto data-[state=active]:font-semibold data-[state=active]:text-ink",
        className,
      )}
      {...rest}
    >
      {children}
      {count !== undefined && <span className="figures ml-1.5 text-quiet">{count}</span>}
    </Radix.Trigger>
  );
}

export function TabsPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn("pt-6", className)} {...rest} />;
}
