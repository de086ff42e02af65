import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";

type Chip<Value extends string> = { value: Value; label: string; count?: number };

type ChipFilterProps<Value extends string> = {
  chips: readonly Chip<Value>[];
  chosen: readonly Value[];
  onChoose: (value: Value) => void;
  /** What is filtered, for screen readers: "Status". */
  label?: string;
  className?: string;
};

/** One filter as chips with counts; a press chooses one of them, the first usually means all. */
export function ChipFilter<Value extends string>({
  chips,
  chosen,
  onChoose,
  label,
  className,
}: ChipFilterProps<Value>) {
  const { LL } = useWords();
  return (
    <div
      role="group"
      aria-label={label ?? LL.table.filters()}
      className={cn("flex flex-wrap gap-2", className)}
    >
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chosen.includes(chip.value)}
          onClick={() => onChoose(chip.value)}
          className="min-h-9 rounded-full border border-line-2 px-3.5 text-[0.8125rem] font-semibold whitespace-nowrap transition-colors duration-120 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper-2 coarse:min-h-11"
        >
          {chip.label}
          {chip.count !== undefined && <span className="figures ml-1.5 opacity-80">{chip.count}</span>}
        </button>
      ))}
    </div>
  );
}
