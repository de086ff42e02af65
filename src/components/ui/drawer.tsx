import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";
import { Button } from "./button.tsx";
import { useFocusReturn } from "./focus-return.ts";
import { overlayClasses } from "./overlay.ts";

export const Drawer = Radix.Root;
export const DrawerTrigger = Radix.Trigger;

type DrawerContentProps = Omit<ComponentProps<typeof Radix.Content>, "title"> & {
  title: ReactNode;
  side?: "left" | "right";
  /** Buttons at the foot, always in view. */
  footer?: ReactNode;
  /** The colour forest instead of card, for navigation. */
  deep?: boolean;
};

const SIDES = {
  left: "left-0 data-[state=closed]:animate-leave-left data-[state=open]:animate-enter-left",
  right: "right-0 data-[state=closed]:animate-leave-right data-[state=open]:animate-enter-right",
};

/** A panel from the side, for details beside a list and for the menu of a small screen. */
export function DrawerContent({
  title,
  side = "right",
  footer,
  deep = false,
  className,
  children,
  ...rest
}: DrawerContentProps) {
  const { LL } = useWords();
  const focusReturn = useFocusReturn();
  return (
    <Radix.Portal>
      <Radix.Overlay className={cn("z-40", overlayClasses)} />
      <Radix.Content
        {...focusReturn}
        aria-describedby={undefined}
        className={cn(
          "fixed inset-y-0 z-50 flex w-full flex-col shadow-lift outline-none",
          deep ? "on-deep max-w-80 bg-forest text-paper-2" : "max-w-130 bg-card",
          SIDES[side],
          className,
        )}
        {...rest}
      >
        <div className="flex items-center justify-between gap-4 px-6 pt-5 pb-4">
          <Radix.Title className="display-5">{title}</Radix.Title>
          <Radix.Close asChild>
            <Button
              variant={deep ? "quietOnDeep" : "quiet"}
              size="iconSm"
              aria-label={LL.actions.close()}
              className="-mr-2"
            >
              <X className="size-5" />
            </Button>
          </Radix.Close>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">{children}</div>
        {footer && <div className="flex justify-end gap-2.5 border-t border-line px-6 py-4">{footer}</div>}
      </Radix.Content>
    </Radix.Portal>
  );
}
