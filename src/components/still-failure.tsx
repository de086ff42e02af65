import type { ReactNode } from "react";

/** Beside a button of a still page: what it leads to could not be fetched. `src/lib/still.tsx` shows it then. */
export function StillFailure({ children }: { children: ReactNode }) {
  return (
    <p role="alert" hidden data-still-failure className="text-annatto-ink">
      {children}
    </p>
  );
}
