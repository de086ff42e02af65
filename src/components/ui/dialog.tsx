import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";
import { Button } from "./button.tsx";
import { useFocusReturn } from "./focus-return.ts";
import { overlayClasses } from "./overlay.ts";

export const Dialog = Radix.Root;

type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, "title"> & {
  title: ReactNode;
  /** One sentence under the title; without it the dialog has no description. */
  description?: ReactNode;
  /** "sm" a question, "md" a form, "lg" a table or preview. */
  size?: "sm" | "md" | "lg";
  /** Buttons, the main one last; they stay in view while the middle scrolls. */
  footer?: ReactNode;
};

const SIZES = { sm: "sm:max-w-110", md: "sm:max-w-150", lg: "sm:max-w-240" };

/**
 * A dialog in the middle of the screen, on a phone a sheet at its bottom. Keeps and returns the focus. Where the text is
 * so large that title and buttons leave nothing to the middle, all of it scrolls together.
 */
export function DialogContent({
  title,
  description,
  size = "md",
  footer,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const { LL } = useWords();
  const focusReturn = useFocusReturn();
  const withoutDescription = description ? {} : { "aria-describedby": undefined };
  return (
    <Radix.Portal>
      <Radix.Overlay className={cn("z-40", overlayClasses)} />
      <Radix.Content
        {...focusReturn}
        {...withoutDescription}
        className={cn(
          "@container fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col overflow-y-auto rounded-t-lg bg-card shadow-lift outline-none",
          "sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[86dvh] sm:w-[calc(100%-3rem)] sm:rounded-lg",
          "data-[state=closed]:animate-vanish data-[state=open]:animate-rise",
          SIZES[size],
          className,
        )}
        {...rest}
      >
        <div className="flex items-start justify-between gap-4 px-6 pt-5.5 pb-4">
          <div>
            <Radix.Title className="display-5">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-1.5 text-quiet">{description}</Radix.Description>
            )}
          </div>
          <Radix.Close asChild>
            <Button variant="quiet" size="iconSm" aria-label={LL.actions.close()} className="-mt-1 -mr-2">
              <X className="size-5" />
            </Button>
          </Radix.Close>
        </div>
        {children && (
          <div className="min-h-0 overflow-y-auto px-6 pt-1 pb-6 @max-[16rem]:shrink-0 @max-[16rem]:overflow-visible">
            {children}
          </div>
        )}
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </Radix.Content>
    </Radix.Portal>
  );
}

export function DialogFooter({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "flex flex-col-reverse gap-2.5 border-t border-line px-6 py-4 sm:flex-row sm:justify-end",
        className,
      )}
      {...rest}
    />
  );
}
