import type { ComponentProps } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";

type TextareaProps = ComponentProps<"textarea"> & {
  /** Shows how many characters are used of this many; the text itself is not cut. */
  counterMax?: number;
};

/** A text that grows with what is written in it, up to what leaves its message in view. The counter needs `value`. */
export function Textarea({ className, counterMax, rows = 4, value, ...rest }: TextareaProps) {
  const { LL } = useWords();
  const used = typeof value === "string" ? value.trim().length : 0;
  const isOver = counterMax !== undefined && used > counterMax;
  return (
    <span className="block">
      <textarea
        rows={rows}
        value={value}
        className={cn("control field-sizing-content max-h-[max(12rem,40dvh)] min-h-28 resize-y", className)}
        {...rest}
      />
      {counterMax !== undefined && (
        <span
          className={cn(
            "figures mt-1 block text-right text-[0.8125rem]",
            isOver ? "error-text font-semibold" : "text-quiet",
          )}
        >
          {LL.field.counter({ used, max: counterMax })}
        </span>
      )}
    </span>
  );
}
