import { useId, type ReactNode } from "react";
import { cn } from "#src/components/cn.ts";

type SectionProps = {
  title: string;
  /** A figure beside the title. */
  count?: number;
  /** What can be done with it, at the far end of the title's line. */
  actions?: ReactNode;
  /** A rule above it, where sections follow each other in one column. */
  isRuled?: boolean;
  className?: string;
  children: ReactNode;
};

/** A part of a record's page under its own heading. */
export function Section({ title, count = 0, actions, isRuled, className, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn("min-w-0", isRuled && "border-t border-line-2 pt-5", className)}
    >
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="display-5">
          {title}
          {count > 0 && (
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
