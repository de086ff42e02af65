import { ChevronRight } from "lucide-react";

/** Before the summary of a `<details className="group">`: points down while it is open. */
export function Fold() {
  return (
    <ChevronRight
      aria-hidden="true"
      className="size-4 shrink-0 self-center text-quiet transition-transform duration-120 group-open:rotate-90"
    />
  );
}
