import { useId, type ReactNode } from "react";
import { cn } from "#src/components/cn.ts";
import { moveChildren } from "#src/lib/page/move-children.ts";

/** For visitors only; `place` is where an index beside the form leads, and then the fields stand under their title. */
export type SectionHint = { hint?: string; place?: string };
export const NO_HINT: SectionHint = {};

type FormSectionProps = SectionHint & {
  title: string;
  /** A denser layout for the staff area. */
  isDense?: boolean;
  /** Content under the hint. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Title on the left, fields on the right; title above fields beside an index. */
export function FormSection({ title, hint, place, isDense = false, aside, children }: FormSectionProps) {
  const ownId = useId();
  const id = place ?? ownId;
  return (
    <section
      aria-labelledby={id}
      className={cn(
        "grid gap-x-14 gap-y-6 border-t border-line-2",
        place === undefined && "lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]",
        isDense ? "py-8" : "py-10 lg:py-14",
      )}
    >
      <div>
        <h2 id={id} tabIndex={place === undefined ? undefined : -1} className="display-5 scroll-mt-20">
          {title}
        </h2>
        {hint && <p className="mt-2 max-w-[40ch] text-quiet">{hint}</p>}
        {aside}
      </div>
      <div ref={moveChildren} className="grid content-start gap-x-6 gap-y-7 sm:grid-cols-2">
        {children}
      </div>
    </section>
  );
}
