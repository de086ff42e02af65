import { ChevronDown, Circle } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#src/components/ui/button.tsx";

type ToolPlaceProps = { hasChevron?: boolean; children?: ReactNode };

/** Reserves a loading tool's room: otherwise the tools wrap when it arrives, and rows slide away under the finger. */
export function ToolPlace({ hasChevron = false, children }: ToolPlaceProps) {
  return (
    <Button variant="secondary" size="sm" aria-hidden="true" className="invisible">
      <Circle className="size-4 shrink-0" />
      {children && <span className="max-xl:sr-only">{children}</span>}
      {hasChevron && <ChevronDown className="size-4 shrink-0 max-xl:hidden" />}
    </Button>
  );
}
