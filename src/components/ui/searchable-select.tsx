import { ChevronDown } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from "react";
import { searchable } from "#domain/accents.ts";
import { useMedia } from "#src/lib/page/media.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";
import { matchingOptions } from "./matching-options.ts";

export type SearchableOption = { value: string; label: string };

type SearchableSelectProps = Pick<
  ComponentProps<"input">,
  "id" | "className" | "disabled" | "name" | "aria-describedby" | "aria-invalid" | "aria-required" | "onBlur"
> & {
  /** In the order to show them; names are matched without case and accents. */
  options: readonly SearchableOption[];
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
};

/** A choice of one among hundreds, countries above all: type to narrow, arrows, Enter. On touch the system's own list. */
export function SearchableSelect(props: SearchableSelectProps) {
  const isTouch = useMedia("(pointer: coarse)");
  return isTouch ? <NativeSelect {...props} /> : <Combobox {...props} />;
}

function NativeSelect({
  options,
  value,
  onValueChange,
  placeholder,
  className,
  ...rest
}: SearchableSelectProps) {
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

function Combobox({
  options,
  value,
  onValueChange,
  placeholder,
  className,
  id,
  onBlur,
  ...rest
}: SearchableSelectProps) {
  const { LL } = useWords();
  const ownId = useId();
  const listId = `${id ?? ownId}-list`;
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const wanted = searchable(query ?? "").trim();
  const matches = matchingOptions(options, query ?? "");
  // A field that Tab reached may stand at the foot of the window, and its list below it.
  useLayoutEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  function open(): void {
    setActive(Math.max(0, query ? 0 : options.findIndex((option) => option.value === value)));
    setIsOpen(true);
  }

  function close(): void {
    setIsOpen(false);
    setQuery(undefined);
  }

  function choose(option: SearchableOption | undefined): void {
    if (option) onValueChange(option.value);
    close();
  }

  function moveTo(index: number): void {
    const next = Math.min(matches.length - 1, Math.max(0, index));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) moveTo(active + step);
      else open();
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      choose(matches[active]);
    } else if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      close();
    }
  }

  return (
    <span className="relative block">
      <input
        {...rest}
        id={id}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && matches[active] ? `${listId}-${matches[active].value}` : undefined}
        placeholder={placeholder ?? LL.field.choose()}
        value={query ?? chosen?.label ?? ""}
        onFocus={(event) => event.target.select()}
        onClick={() => !isOpen && open()}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
          setIsOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          // Leaving with one option left, or its full name typed, means that option.
          if (query && (matches.length === 1 || searchable(matches[0]?.label ?? "") === wanted))
            choose(matches[0]);
          else close();
          onBlur?.(event);
        }}
        className={cn("control pr-10", className)}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-quiet"
      />
      <span role="status" className="sr-only">
        {isOpen && query ? LL.field.matches({ count: matches.length }) : ""}
      </span>
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label={LL.field.searchList()}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-md border border-line-2 bg-card p-1 shadow-lift"
      >
        {isOpen &&
          matches.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys belong to the combobox
            <li
              key={option.value}
              id={`${listId}-${option.value}`}
              role="option"
              aria-selected={option.value === value}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              className={cn(
                "cursor-pointer rounded-sm px-3 py-2 text-[0.9375rem] leading-5 aria-selected:font-semibold hover:bg-paper-2",
                index === active && "bg-paper-3",
              )}
            >
              {option.label}
            </li>
          ))}
        {isOpen && matches.length === 0 && (
          <li
            role="option"
            aria-selected="false"
            aria-disabled="true"
            className="px-3 py-2 text-sm text-quiet"
          >
            {LL.field.noMatch()}
          </li>
        )}
      </ul>
    </span>
  );
}
