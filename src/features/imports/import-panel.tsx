import type { ReactNode } from "react";

/** Where an import stands, beside what can be done. */
export function ImportPanel({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-y border-line-2 py-4 text-[0.9375rem] leading-6">
      <div className="min-w-0">{children}</div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}
