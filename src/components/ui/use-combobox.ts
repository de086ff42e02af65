import { useState, type KeyboardEvent } from "react";
import { plainWords } from "#domain/accents.ts";
import { matchingOptions, type Named, namesOf } from "./matching-options.ts";

export type SearchableOption = Named & { value: string };

type ComboboxInput = {
  options: readonly SearchableOption[];
  value: string;
  onValueChange: (value: string) => void;
  /** An option in the list is in hand now, by its place. */
  onMove: (index: number) => void;
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** What is typed, which options match it, and which of them is in hand; its ways are those of the keyboard. */
export function useCombobox({ options, value, onValueChange, onMove }: ComboboxInput) {
  /** Undefined until something is typed: the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const matches = matchingOptions(options, typed ?? "");

  function open(): void {
    setActive(Math.max(0, typed ? 0 : options.findIndex((option) => option.value === value)));
    setIsOpen(true);
  }

  function close(): void {
    setIsOpen(false);
    setTyped(undefined);
  }

  function choose(option: SearchableOption | undefined): void {
    if (option) onValueChange(option.value);
    close();
  }

  function type(text: string): void {
    setTyped(text);
    setActive(0);
    setIsOpen(true);
  }

  function moveTo(index: number): void {
    const next = Math.min(matches.length - 1, Math.max(0, index));
    setActive(next);
    onMove(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
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

  /** Leaving takes what was called by a whole name: a part of one may be the beginning of another. */
  function leave(): void {
    const named = plainWords(typed ?? "");
    const called = matches.find((option) => namesOf(option).includes(named));
    if (named !== "" && called) choose(called);
    else close();
  }

  return { typed, isOpen, active, matches, open, choose, type, onKeyDown, leave };
}
