import { useId, type ReactNode } from "react";

type SectionProps = {
  title: string;
  /** A figure beside the title. */
  count?: number;
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of the order's page under its own heading. */
export function Section({ title, count, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="display-5">
          {title}
          {count !== undefined && count > 0 && (
            <span className="figures ml-2 font-sans text-sm font-normal tracking-normal text-quiet">
              {count}
            </span>
          )}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
