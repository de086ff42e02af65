import { Link2 } from "lucide-react";
import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Link } from "./address-form.tsx";

type AddressEntryProps = {
  onAdd: (link: Link) => unknown;
  /** The label of the file field, for screen readers. */
  label?: ReactNode;
};

const AddressForm = lazy(() => import("./address-form.tsx").then((part) => ({ default: part.AddressForm })));

/** A file given by its address (FIL-05), behind a button. */
export function AddressEntry({ onAdd, label }: AddressEntryProps) {
  const { LL } = useWords();
  const words = LL.statuses.files;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close(): void {
    setIsOpen(false);
    // The focus waits until the button is drawn again.
    setTimeout(() => opener.current?.focus());
  }
  if (isOpen) {
    return (
      <Suspense fallback={<Skeleton shape="mt-3 h-40 rounded-md" />}>
        <AddressForm onAdd={onAdd} onClose={close} />
      </Suspense>
    );
  }
  return (
    <Button ref={opener} variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => setIsOpen(true)}>
      <Link2 className="size-4" />
      {words.byAddress()}
      {label && <span className="sr-only">, {label}</span>}
    </Button>
  );
}
