import { useEffect, useRef, useState, type ComponentProps, type RefObject } from "react";
import { cn } from "#src/lib/cn.ts";

/** The one table style of the house; DataTable builds on it. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  const [frame, isScrollable] = useScrollable();
  return (
    <div
      ref={frame}
      className="overflow-x-auto rounded-lg bg-card"
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

export function TableHead({ className, ...rest }: ComponentProps<"thead">) {
  return <thead className={cn("border-b border-line-2", className)} {...rest} />;
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody {...props} />;
}

export function TableRow({ className, ...rest }: ComponentProps<"tr">) {
  return (
    <tr
      className={cn("relative border-b border-line last:border-b-0 aria-selected:bg-paper-2", className)}
      {...rest}
    />
  );
}

type CellProps = {
  /** "end" for figures, which are tabular then. */
  align?: "start" | "end";
  /** Long texts may take several lines. */
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

export function TableCell({
  className,
  align = "start",
  wraps = false,
  ...rest
}: Omit<ComponentProps<"td">, "align"> & CellProps) {
  return (
    <td
      className={cn(
        "px-3.5 py-2.5 align-middle first:pl-5 last:pr-5",
        !wraps && "whitespace-nowrap",
        align === "end" && "figures text-right",
        className,
      )}
      {...rest}
    />
  );
}
