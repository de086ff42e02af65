import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#src/components/cn.ts";

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
};

/** What is seldom done, behind one button; opened and walked through by keyboard as well. */
export function Menu({ trigger, label, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={12}
          className="z-40 min-w-48 rounded-md border border-line-2 bg-card p-1 text-sm shadow-lift data-[state=open]:animate-appear"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const ITEM =
  "flex min-h-9 cursor-pointer items-center rounded-sm px-3 py-1.5 outline-none select-none data-highlighted:bg-paper-3 coarse:min-h-11";

/** One thing to do; takes what a Radix item takes. */
export function MenuItem({ className, ...item }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item {...item} className={cn(ITEM, className)} />;
}

/** A group of options of which one is chosen. */
export const MenuChoice = Radix.RadioGroup;

/** One of a `MenuChoice`; pressing it leaves the menu open. */
export function MenuOption({ className, children, ...option }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem
      onSelect={(event) => event.preventDefault()}
      {...option}
      className={cn(ITEM, "relative pr-9 data-[state=checked]:font-semibold", className)}
    >
      {children}
      <Radix.ItemIndicator className="absolute right-3">
        <Check className="size-4 text-leaf" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

/** What the things below it belong to. */
export function MenuLabel({ className, ...label }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...label} className={cn("px-3 pt-2 pb-1 text-[0.8125rem] text-quiet", className)} />;
}

export function MenuRule() {
  return <Radix.Separator className="mx-2 my-1 h-px bg-line-2" />;
}
