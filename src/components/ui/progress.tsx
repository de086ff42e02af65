import { cn } from "#src/components/cn.ts";

type ProgressProps = {
  /** 0 to 100 */ value: number;
  /** What is progressing. */ label: string;
  className?: string;
};

export function Progress({ value, label, className }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cn("h-1 overflow-hidden rounded-full bg-paper-3", className)}
    >
      <div
        data-bar
        className="h-full bg-leaf transition-[width] duration-200"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
