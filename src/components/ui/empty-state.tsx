import type { ReactNode } from "react";
import { cn } from "#src/components/cn.ts";
import { StandGrid } from "#src/components/stand-grid.tsx";

type EmptyStateProps = {
  title: ReactNode;
  /** What would be here, or why nothing is. */
  children?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
  className?: string;
};

/** Nothing to show, said plainly, with the next step beside it. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn("flex flex-col items-center px-6 py-14 text-center", className)}>
      <StandGrid className="mb-6 h-14 w-auto max-w-full" columns={7} rows={2} seed={5} isOpen />
      <p className="display-5">{title}</p>
      {children && <div className="mt-2 max-w-prose text-quiet">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
