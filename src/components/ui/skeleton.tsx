import type { ComponentProps, ReactNode } from "react";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";

type SkeletonProps = ComponentProps<"span"> & {
  /** Classes for height and corners; default a line of text. */
  shape?: string;
};

/** The place of something that is on its way. The area around it says so (Spinner, Awaited or aria-busy). */
export function Skeleton({ shape = "h-4 rounded-sm", className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-awaited
      className={cn("block animate-breathe bg-paper-3", shape, className)}
      {...rest}
    />
  );
}

/** The place of a sentence: the sentence itself, unseen, with figures that are only as long as those that come. */
export function TextPlace({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="animate-breathe rounded-sm bg-paper-3 box-decoration-clone text-transparent select-none **:text-transparent forced-colors:invisible"
    >
      {children}
    </span>
  );
}

type AwaitedProps = {
  /** What is being waited for, for those who do not see the places. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** The places of what comes, drawn as it will stand. */
export function Awaited({ label, className, children }: AwaitedProps) {
  const { LL } = useWords();
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label ?? LL.loading.page()}</span>
      {children}
    </div>
  );
}
