import { useEffect, useRef, useState, type ComponentProps, type RefObject } from "react";
import type { Density } from "#domain/preferences.ts";
import { cn } from "#src/components/cn.ts";

/** The one table style of the house; DataTable builds on it. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  const [frame, isScrollable] = useScrollable();
  return (
    <div
      ref={frame}
      className={cn("group/frame rounded-lg bg-card", isScrollable && "scroll-shades overflow-x-auto")}
      data-scrolls={isScrollable || undefined}
      // What the arrow keys must be able to scroll is reached by Tab, and only then.
      {...(isScrollable && { tabIndex: 0, role: "group", "aria-label": rest["aria-label"] })}
    >
      <table className={cn("w-full border-collapse text-left text-sm leading-5", className)} {...rest} />
    </div>
  );
}

function useScrollable(): [RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [frame, isScrollable];
}

type TableHeadProps = ComponentProps<"thead"> & {
  /** Stays in sight over a long list; borders do not go along, so the line under it is a shadow. */
  isSticky?: boolean;
};

export function TableHead({ isSticky = false, className, ...rest }: TableHeadProps) {
  return (
    <thead
      className={cn(
        isSticky
          ? // What scrolls sideways would hold the head fast in its own frame, and so over the rows.
            "sticky top-0 z-2 bg-card shadow-[inset_0_-1px_var(--color-line-2)] group-data-scrolls/frame:static group-data-scrolls/frame:bg-transparent max-lg:top-15"
          : "border-b border-line-2",
        className,
      )}
      {...rest}
    />
  );
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody {...props} />;
}

export function TableRow({ className, ...rest }: ComponentProps<"tr">) {
  return (
    <tr
      className={cn(
        "relative scroll-my-16 border-b border-line outline-none last:border-b-0 aria-selected:bg-paper-2 data-gone:*:opacity-60 aria-[current=true]:bg-paper-3 aria-[current=true]:shadow-[inset_3px_0_var(--color-ink)]",
        className,
      )}
      {...rest}
    />
  );
}

type CellProps = {
  /** "end" for figures, which are tabular then. */
  align?: "start" | "end";
  /** Lets long texts take several lines. */
  wraps?: boolean;
};

export function TableHeaderCell({
  className,
  align = "start",
  wraps = false,
  ...rest
}: Omit<ComponentProps<"th">, "align"> & CellProps) {
  return (
    <th
      scope="col"
      className={cn(
        "px-3.5 py-2.5 text-[0.8125rem] font-semibold text-quiet first:pl-5 last:pr-5",
        !wraps && "whitespace-nowrap",
        align === "end" && "text-right",
        className,
      )}
      {...rest}
    />
  );
}

/** In a list 44 px a row or 36: two lines of text at most, in a compact list a single line. */
const ROOM = { free: "py-2.5", comfortable: "h-11 py-0.75", compact: "h-9 py-0.5" };

export function TableCell({
  className,
  align = "start",
  wraps = false,
  density,
  ...rest
}: Omit<ComponentProps<"td">, "align"> & CellProps & { density?: Density | undefined }) {
  return (
    <td
      className={cn(
        "px-3.5 align-middle first:pl-5 last:pr-5",
        ROOM[density ?? "free"],
        !wraps && "whitespace-nowrap",
        align === "end" && "figures text-right",
        className,
      )}
      {...rest}
    />
  );
}
