import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useMedia } from "#src/lib/page/media.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";
import { Combobox, type SearchableSelectProps } from "./combobox.tsx";

/** A single choice among hundreds, countries above all: type to narrow, arrows, Enter. On touch the system's own list. */
export function SearchableSelect({ anew, ...props }: SearchableSelectProps) {
  const isTouch = useMedia("(pointer: coarse)");
  return isTouch ? <NativeSelect {...props} /> : <Combobox {...props} {...(anew && { anew })} />;
}

function NativeSelect({
  options,
  value,
  onValueChange,
  placeholder,
  className,
  ...rest
}: Omit<SearchableSelectProps, "anew">) {
  const { LL } = useWords();
  return (
    <span className="relative block">
      <select
        {...(rest as ComponentProps<"select">)}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={cn("control appearance-none pr-10", value === "" && "text-quiet", className)}
      >
        <option value="">{placeholder ?? LL.field.choose()}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-quiet"
      />
    </span>
  );
}
