import { Progress } from "#src/components/ui/progress.tsx";
import { cn } from "#src/components/cn.ts";

/** How far a run over many rows is. */
export type RunProgress = {
  /** What is going on, for those who hear it. */
  label: string;
  gone: number;
  count: number;
  /** "12 of 40", as the run counts. */
  said: string;
};

type RunProgressBarProps = RunProgress & { isWide?: boolean; className?: string };

/** How far it is, as a bar and in figures. */
export function RunProgressBar({ label, gone, count, said, isWide, className }: RunProgressBarProps) {
  return (
    <div className={cn("flex flex-wrap items-center gap-x-3 gap-y-1", className)}>
      <Progress
        value={(100 * gone) / Math.max(1, count)}
        label={label}
        className={isWide ? "h-2 w-full" : "w-40 max-w-full"}
      />
      <span className="figures text-quiet">{said}</span>
    </div>
  );
}
