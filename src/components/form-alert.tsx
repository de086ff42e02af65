import type { ReactNode } from "react";

/** Why a form or a call was refused, shown where it was sent; announced when it appears (AUTH-05). */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="border-l-3 border-error bg-error-wash px-4 py-3 text-[0.9375rem] leading-6">
      {children}
    </p>
  );
}
