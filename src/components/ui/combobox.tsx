import { ChevronDown } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ComponentProps, type RefObject } from "react";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useCombobox, type SearchableOption } from "./use-combobox.ts";

export type SearchableSelectProps = Pick<
  ComponentProps<"input">,
  "id" | "className" | "disabled" | "name" | "aria-describedby" | "aria-invalid" | "aria-required" | "onBlur"
> & {
  /** The options in display order; names match without case and accents. */
  options: readonly SearchableOption[];
  value: string;
  onValueChange: (value: string) => void;
  /** What is offered for a typed text that is no option's name. */
  anew?: (typed: string) => SearchableOption;
  placeholder?: string;
};

/**
 * A field to type in with its list below. Not cmdk, which the palette has: its input brings an id, a label and
 * "expanded" of its own, so that a form's label and error would not be the field's.
 */
export function Combobox({
  options,
  value,
  onValueChange,
  anew,
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
  const box = useCombobox({
    options,
    value,
    onValueChange,
    anew,
    onMove: (index) => list.current?.children[index]?.scrollIntoView({ block: "nearest" }),
  });
  const { typed, isOpen, isUnknown, matches } = box;
  const active = isOpen ? matches[box.active] : undefined;
  const chosen = options.find((option) => option.value === value);
  // The form around it may say already that nothing is chosen.
  const isTold = isUnknown && !rest["aria-invalid"];
  return (
    <span className="relative block">
      <input
        {...rest}
        aria-invalid={rest["aria-invalid"] ?? (isUnknown || undefined)}
        id={id}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && `${listId}-${active.value}`}
        placeholder={placeholder ?? LL.field.choose()}
        value={typed ?? chosen?.label ?? ""}
        onFocus={(event) => event.target.select()}
        onClick={() => !isOpen && box.open()}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.onKeyDown}
        onBlur={(event) => {
          box.leave();
          onBlur?.(event);
        }}
        className={cn("control pr-10", className)}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-5.5 right-3 size-4.5 -translate-y-1/2 text-quiet"
      />
      <span role="status" className={isTold ? "mt-1.5 block text-sm leading-5 error-text" : "sr-only"}>
        {isTold && LL.validation.choice()}
        {isOpen && typed && LL.field.matches({ count: matches.length })}
      </span>
      <Options ref={list} id={listId} value={value} box={box} />
    </span>
  );
}

type OptionsProps = {
  ref: RefObject<HTMLUListElement | null>;
  id: string;
  value: string;
  box: ReturnType<typeof useCombobox>;
};

function Options({ ref, id, value, box }: OptionsProps) {
  const { LL } = useWords();
  const { isOpen, matches, active, choose } = box;
  // A field that Tab reached may stand at the foot of the window, and its list below it.
  useLayoutEffect(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen, ref]);
  return (
    <ul
      ref={ref}
      id={id}
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
            id={`${id}-${option.value}`}
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
        <li role="option" aria-selected="false" aria-disabled="true" className="px-3 py-2 text-sm text-quiet">
          {LL.field.noMatch()}
        </li>
      )}
    </ul>
  );
}
