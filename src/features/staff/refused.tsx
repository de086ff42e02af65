import type { ReactNode } from "react";

/** Why a dialog's call was refused, inside the dialog; announced when it appears. */
export function Refused({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="border-l-3 border-annatto bg-annatto-wash px-4 py-3">
      {children}
    </p>
  );
}
