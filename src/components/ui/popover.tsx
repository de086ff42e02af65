import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "#src/components/cn.ts";
import { useMedia } from "#src/lib/page/media.ts";
import { Drawer, DrawerContent, DrawerTrigger } from "./drawer.tsx";

type PopoverProps = {
  /** The button that opens the popover. */
  trigger: ReactNode;
  /** What it is for; a phone shows it as the title of a sheet. */
  title: string;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** A small panel under its button; on a phone a sheet, which has the room. */
export function Popover({ trigger, title, open, onOpenChange, className, children }: PopoverProps) {
  const isWide = useMedia("(min-width: 48rem)");
  const state = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }) };
  if (!isWide) {
    return (
      <Drawer {...state}>
        <DrawerTrigger asChild>{trigger}</DrawerTrigger>
        <DrawerContent title={title}>{children}</DrawerContent>
      </Drawer>
    );
  }
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={title}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className={cn(
            "z-30 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-lg border border-line-2 bg-card p-4 text-sm shadow-lift outline-none data-[state=open]:animate-appear",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
