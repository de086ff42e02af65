import { ChevronDown } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { cn } from "#src/components/cn.ts";
import { Button } from "#src/components/ui/button.tsx";

type UnfoldProps = {
  /** The button's label, closed and open. */
  label: (isOpen: boolean) => string;
  /** Content beside the button. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of an order that loads when it is unfolded. */
export function Unfold({ label, aside, children }: UnfoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-3">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label(isOpen)}
        <ChevronDown
          aria-hidden="true"
          className={cn("size-4 transition-transform duration-150", isOpen && "rotate-180")}
        />
      </Button>
      {aside}
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
