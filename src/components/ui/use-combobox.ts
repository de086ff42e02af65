import { useState, type KeyboardEvent } from "react";
import { plainWords } from "#domain/accents.ts";
import { isCalled, matchingOptions, type Named } from "./matching-options.ts";

export type SearchableOption = Named & { value: string };

type ComboboxInput = {
  options: readonly SearchableOption[];
  value: string;
  onValueChange: (value: string) => void;
  anew: ((typed: string) => SearchableOption) | undefined;
  /** An option in the list is in hand now, by its place. */
  onMove: (index: number) => void;
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** What is typed, which options match it, and which of them is in hand; its ways are those of the keyboard. */
export function useCombobox({ options, value, onValueChange, anew, onMove }: ComboboxInput) {
  /** Undefined until something is typed: the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const known = matchingOptions(options, typed ?? "");
  const text = typed?.trim();
  const isNew = text && !known.some((option) => isCalled(option, text));
  const matches = isNew && anew ? [...known, anew(text)] : known;
  const isUnknown = !isOpen && typed !== undefined && value === "";

  function open(): void {
    if (value !== "") setTyped(undefined);
    setActive(Math.max(0, typed ? 0 : options.findIndex((option) => option.value === value)));
    setIsOpen(true);
  }

  function close(): void {
    setIsOpen(false);
    setTyped(undefined);
  }

  /** Without an option nothing is chosen any more, unless nothing was typed. */
  function choose(option: SearchableOption | undefined): void {
    if (!option && !text) return close();
    onValueChange(option?.value ?? "");
    setIsOpen(false);
    if (option) setTyped(undefined);
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

  /** Leaving chooses the option typed by its whole name or code, or the only match; otherwise none. */
  function leave(): void {
    const [first, second] = known.length > 0 ? known : matches;
    const isMeant = plainWords(text ?? "") !== "" && first && (!second || isCalled(first, text ?? ""));
    choose(isMeant ? first : undefined);
  }

  return {
    typed: isOpen || isUnknown ? typed : undefined,
    isOpen,
    isUnknown,
    active,
    matches,
    open,
    choose,
    type,
    onKeyDown,
    leave,
  };
}
