import { lazy, Suspense, useState, type ComponentProps, type ComponentType, type ReactNode } from "react";
import { Button } from "#src/components/ui/button.tsx";

/** What a dialog is given, whatever else it needs. */
type Closable = { onClose: () => void };

/** A dialog whose code is fetched when it is first opened. */
export function lateDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load() }));
}

type DialogButtonProps = ComponentProps<typeof Button> & {
  /** The dialog over the page, given how it is closed: `(close) => <CreateDialog onClose={close} />`. */
  renderDialog: (close: () => void) => ReactNode;
};

/**
 * A button and the dialog it opens, for a button that stays: were it taken away meanwhile, what is typed in the dialog
 * would go with it.
 */
export function DialogButton({ renderDialog, ...button }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      <Suspense fallback={null}>{isOpen && renderDialog(() => setIsOpen(false))}</Suspense>
    </>
  );
}
