import { useId, type ReactNode } from "react";
import { cn } from "#src/components/cn.ts";

type SectionProps = {
  title: string;
  /** The name by which links lead to it. */
  place?: string;
  /** A number beside the title. */
  count?: number;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Draws a rule above the section. */
  isRuled?: boolean;
  className?: string;
  children: ReactNode;
};

export function Section({ title, place, count = 0, actions, isRuled, className, children }: SectionProps) {
  const id = useId();
  return (
    <section
      id={place}
      tabIndex={place === undefined ? undefined : -1}
      aria-labelledby={id}
      className={cn("min-w-0 scroll-mt-20", isRuled && "border-t border-line-2 pt-5", className)}
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
