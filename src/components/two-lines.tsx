import type { ReactNode } from "react";
import { cn } from "#src/components/cn.ts";

type TwoLinesProps = {
  children: ReactNode;
  second: ReactNode;
  /** For names, which page translators leave alone. */
  translate?: "no";
  className?: string;
};

/** A name and what goes with it, under it or, in a compact list, beside it. Too long, both end in dots; on a card they break. */
export function TwoLines({ children, second, translate, className }: TwoLinesProps) {
  return (
    <span
      translate={translate}
      // On a card it has a line of its own.
      data-own-line
      className={cn(
        "flex min-w-0 flex-col in-data-[density=compact]:flex-row in-data-[density=compact]:items-baseline in-data-[density=compact]:gap-2",
        className,
      )}
    >
      <span className="md:truncate">{children}</span>
      <span className="text-[0.8125rem] leading-4.5 text-quiet md:truncate in-data-[density=compact]:shrink-3">
        {second}
      </span>
    </span>
  );
}
