import { Progress } from "#src/components/ui/progress.tsx";
import { cn } from "#src/components/cn.ts";

export type RunProgress = {
  /** The label for screen readers. */
  label: string;
  gone: number;
  count: number;
  /** The progress in words: "12 of 40". */
  said: string;
};

type RunProgressBarProps = RunProgress & { isWide?: boolean; className?: string };

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
