import type { ReactNode } from "react";

/** The notice that a form was accepted, in the form's place; announced when it appears. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="border-l-3 border-leaf bg-good px-4 py-3 text-[0.9375rem] leading-6">
      {children}
    </div>
  );
}
