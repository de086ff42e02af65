import type { ReactNode } from "react";
import { cn } from "#src/components/cn.ts";
import { type RunProgress, RunProgressBar } from "./run-progress.tsx";

export function RunList({ children }: { children: ReactNode }) {
  return <ul className="border-y border-line text-sm">{children}</ul>;
}

type RunLineProps = {
  title: ReactNode;
  /** The progress of a run under way; otherwise the children show the result. */
  progress?: RunProgress | false;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A run's line: its progress or its result. */
export function RunLine({ title, progress, actions, children, className }: RunLineProps) {
  return (
    <li
      className={cn(
        "flex flex-wrap items-center gap-x-4 gap-y-0.5 border-t border-line py-1 first:border-t-0",
        className,
      )}
    >
      <div className="min-w-0 font-medium wrap-anywhere">{title}</div>
      {progress ? (
        <RunProgressBar {...progress} className="grow" />
      ) : (
        <div className="grow text-quiet">{children}</div>
      )}
      {actions && <div className="flex flex-wrap">{actions}</div>}
    </li>
  );
}
