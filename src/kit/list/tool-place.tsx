import { ChevronDown, Circle } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#src/components/ui/button.tsx";

type ToolPlaceProps = { hasChevron?: boolean; children: ReactNode };

/**
 * The room of a tool that is on its way. Without it the tools break into another line when it comes, and the rows below
 * slide away from under the finger that is pressing one.
 */
export function ToolPlace({ hasChevron = false, children }: ToolPlaceProps) {
  return (
    <Button variant="secondary" size="sm" aria-hidden="true" className="invisible">
      <Circle className="size-4 shrink-0 max-sm:hidden" />
      {children}
      {hasChevron && <ChevronDown className="size-4 shrink-0" />}
    </Button>
  );
}
