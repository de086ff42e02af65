import { lazy, Suspense, useState, type ComponentProps, type ComponentType, type ReactNode } from "react";
import { Button } from "#src/components/ui/button.tsx";

type Closable = { onClose: () => void };

/** A dialog whose code loads when it is first opened. */
export function lateDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load() }));
}

type DialogButtonProps = ComponentProps<typeof Button> & {
  /** Such as `(close) => <CreateDialog onClose={close} />`. */
  renderDialog: (close: () => void) => ReactNode;
};

/** The button must stay mounted: what is typed in its dialog would go with it. */
export function DialogButton({ renderDialog, ...button }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      <Suspense fallback={null}>{isOpen && renderDialog(() => setIsOpen(false))}</Suspense>
    </>
  );
}
