import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { Button } from "./button.tsx";
import { DialogFooter } from "./dialog.tsx";
import { overlayClasses } from "./overlay.ts";
import { useFocusReturn } from "./focus-return.ts";

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The verb itself ("Cancel order"), never only "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** The danger tone is for what cannot be undone. */
  tone?: "danger" | "normal";
  /** The call is on its way; the dialog stays until the caller closes it. */
  pending?: boolean;
  onConfirm: () => void;
  /** More to read or fill in, a note for example. */
  children?: ReactNode;
};

/** Asks before something is done. The focus starts on the way out, and a click beside it does not answer. */
export function AlertDialog(props: AlertDialogProps) {
  const { LL } = useWords();
  const focusReturn = useFocusReturn();
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel,
    tone = "normal",
    pending,
  } = props;
  return (
    <Radix.Root open={open} onOpenChange={pending ? undefined : onOpenChange}>
      <Radix.Portal>
        {/* As high as a dialog that it may be asked over: it comes later in the page, and so shades that as well. */}
        <Radix.Overlay className={cn("z-50", overlayClasses)} />
        <Radix.Content
          {...focusReturn}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-lg bg-card shadow-lift outline-none data-[state=closed]:animate-vanish data-[state=open]:animate-rise sm:inset-y-0 sm:my-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:max-w-110 sm:rounded-lg"
        >
          <div className="min-h-0 overflow-y-auto px-6 pt-6 pb-6">
            <Radix.Title className="display-5">{title}</Radix.Title>
            <Radix.Description className="mt-2 text-quiet">{description}</Radix.Description>
            {props.children && <div className="mt-5 empty:hidden">{props.children}</div>}
          </div>
          <DialogFooter>
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={pending}>
                {cancelLabel ?? LL.actions.cancel()}
              </Button>
            </Radix.Cancel>
            <Button
              variant={tone === "danger" ? "danger" : "primary"}
              pending={pending}
              onClick={props.onConfirm}
            >
              {confirmLabel}
            </Button>
          </DialogFooter>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
