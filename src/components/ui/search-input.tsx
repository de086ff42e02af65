import { Search, X } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { cn } from "#src/components/cn.ts";
import { letterKeyOf } from "#src/lib/page/letter-key.ts";
import { useWords } from "#src/lib/words/words.tsx";

type SearchInputProps = {
  value: string;
  /** Called 250 ms after the last key, at once on Enter and on clearing. */
  onValueChange: (value: string) => void;
  /** What the search covers: "Company, representative or order". It is the field's name as well. */
  label: string;
  /** A shorter hint for narrow fields; pointer and screen reader still get the full name. */
  placeholder?: string;
  /** The key "/" brings the cursor here; a screen has one such field. */
  shortcut?: boolean;
  maxLength?: number;
  className?: string;
};

const TYPING_PAUSE_MS = 250;

export function SearchInput({
  value,
  onValueChange,
  label,
  placeholder = label,
  shortcut = true,
  maxLength,
  className,
}: SearchInputProps) {
  const { LL } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTold(value);
    // The searched text comes back trimmed; by then the reader may be typing the next word.
    if (value.trim() !== told.trim()) setDraft(value);
  }
  useSlashShortcut(shortcut, () => field.current?.focus());
  const latest = useLatest(onValueChange);
  useEffect(() => {
    if (draft.trim() === told.trim()) return;
    const timer = setTimeout(() => {
      setTold(draft);
      latest.current(draft);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, told, latest]);

  function tell(text: string): void {
    setTold(text);
    onValueChange(text);
  }

  function clear(): void {
    setDraft("");
    tell("");
    field.current?.focus();
  }

  return (
    <div className={cn("relative", className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-quiet"
      />
      <input
        ref={field}
        type="search"
        value={draft}
        aria-label={label}
        placeholder={placeholder}
        title={label}
        maxLength={maxLength}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && tell(draft)}
        className="control peer pr-11 pl-10 text-ellipsis text-[0.9375rem] [&::-webkit-search-cancel-button]:hidden"
      />
      {draft !== "" && (
        <button
          type="button"
          aria-label={LL.actions.clear()}
          onClick={clear}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-quiet -outline-offset-2 hover:text-ink"
        >
          <X className="size-4.5" />
        </button>
      )}
      {draft === "" && shortcut && <SlashKey />}
    </div>
  );
}

function SlashKey() {
  return (
    <kbd
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-sm border border-line-2 px-1.75 font-sans text-[0.8125rem] leading-5 text-quiet peer-focus:hidden coarse:hidden"
    >
      /
    </kbd>
  );
}

/** The newest of a function that is made again with each drawing: what waits for it need not begin again. */
function useLatest<Function>(made: Function): RefObject<Function> {
  const latest = useRef(made);
  useEffect(() => {
    latest.current = made;
  });
  return latest;
}

function useSlashShortcut(isOn: boolean, act: () => void): void {
  const latest = useLatest(act);
  useEffect(() => {
    if (!isOn) return;
    function onKey(event: KeyboardEvent): void {
      if (letterKeyOf(event) !== "/") return;
      event.preventDefault();
      latest.current();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn, latest]);
}
