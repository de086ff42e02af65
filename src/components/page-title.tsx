import type { ReactNode } from "react";
import { cn } from "#src/components/cn.ts";

type PageTitleProps = {
  children: ReactNode;
  /** A quiet sentence beside or under the title: "214 orders, 9 wait for you". */
  note?: ReactNode;
  /** A line that belongs to a desk's title: below it, and on a phone before the buttons. */
  under?: ReactNode;
  /** Buttons of the page, the main one last. */
  actions?: ReactNode;
  /** A link back, above the title. */
  above?: ReactNode;
  /** "desk" dense, for staff lists; "page" for everything that is read; "question" for wizards and sign-in. */
  size?: "desk" | "page" | "question";
  /** Classes, such as the space below the title. */
  className?: string;
};

const SIZES = { desk: "display-4", page: "display-2", question: "display-3" };

/** The one h1 of a page. It takes the focus when the page opens. */
export function PageTitle({
  children,
  note,
  under,
  actions,
  above,
  size = "page",
  className = "mb-6",
}: PageTitleProps) {
  return (
    <div className={className}>
      {above && <div className="mb-3 text-[0.9375rem]">{above}</div>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div
          className={cn(
            "min-w-0",
            size === "desk" && "flex flex-wrap items-baseline gap-x-4 gap-y-1",
            // A long line breaks before it sends the buttons below.
            under && "grow basis-64",
          )}
        >
          <h1 tabIndex={-1} data-page-heading className={cn(SIZES[size], size !== "desk" && "max-w-[22ch]")}>
            {children}
          </h1>
          {note && (
            <div
              className={cn(
                "wrap-anywhere text-quiet",
                // On a phone under the title, whatever its figures: beside it, it would jump by a digit.
                size === "desk" ? "max-sm:basis-full" : "mt-3 max-w-[60ch] text-[1.0625rem] text-pretty",
              )}
            >
              {note}
            </div>
          )}
          {under && <div className="basis-full">{under}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
      </div>
    </div>
  );
}
