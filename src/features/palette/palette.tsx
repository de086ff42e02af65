import { useNavigate } from "@tanstack/react-router";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { Dialog } from "radix-ui";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { MAX_SEARCH } from "#domain/lists/search.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { overlayClasses } from "#src/components/ui/overlay.ts";
import { useFocusReturn } from "#src/components/ui/focus-return.ts";
import { cn } from "#src/components/cn.ts";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { DESK_RECORDS } from "#src/records/desk-records.ts";
import { GROUPS, type PaletteEntry, type PaletteGroup, type Screen } from "./entry.ts";
import { paletteClasses, paletteFieldClasses, paletteRowClasses, takeKeys } from "./frame.ts";
import { useEntries } from "./use-entries.ts";

type PaletteProps = {
  screens: readonly Screen[];
  text: string;
  onType: (text: string) => void;
  /** Whether Enter was pressed over what is typed, and waits for the answer. */
  isEntered: boolean;
  onEnter: (is: boolean) => void;
  /** The element that had the focus before. */
  opener: Element | null;
  onClose: () => void;
};

/** Goes to any screen or record, and asks for the moves of the record in front, by what is typed. */
export function Palette({ screens, text, onType, isEntered, onEnter, opener, onClose }: PaletteProps) {
  const { LL } = useWords();
  const words = LL.palette;
  const navigate = useNavigate();
  const focusReturn = useFocusReturn(opener);
  const [chosen, setChosen] = useState("");
  const { entries, isSearching, hasFailed } = useEntries(text, screens);
  // By what it is, not by its place: an answer that comes later moves no highlight.
  const highlighted = entries.find(({ id }) => id === chosen) ?? entries[0];

  function act({ act: what }: PaletteEntry): void {
    onClose();
    if (typeof what === "function") what();
    else void navigate(what as never); // Each entry's address is one of the router's; their union is too large to say so.
  }

  const [onKey, forgetHand] = useEnter({ isEntered, onEnter, isSearching, highlighted, act });

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={cn("z-40", overlayClasses)} />
        <Dialog.Content {...focusReturn} aria-describedby={undefined} className={paletteClasses}>
          <Dialog.Title className="sr-only">{words.title()}</Dialog.Title>
          <Command
            shouldFilter={false}
            loop
            label={words.title()}
            value={highlighted?.id ?? ""}
            onValueChange={setChosen}
            onKeyDown={onKey}
            className="flex max-h-[80dvh] flex-col"
          >
            <div className={paletteRowClasses}>
              <Search aria-hidden="true" className="size-4.5 shrink-0 text-quiet" />
              <Command.Input
                ref={takeKeys}
                value={text}
                onValueChange={(typed) => {
                  onType(typed);
                  setChosen("");
                  forgetHand();
                }}
                maxLength={MAX_SEARCH}
                placeholder={words.hint()}
                className={paletteFieldClasses}
              />
            </div>
            <Command.List label={words.results()} className="min-h-0 overflow-y-auto p-2">
              {GROUPS.map((group) => (
                <EntryGroup
                  key={group}
                  heading={sayGroup(LL, group)}
                  entries={entries.filter((entry) => entry.group === group)}
                  onAct={act}
                />
              ))}
            </Command.List>
            <p role="status" className="border-t border-line px-4.5 py-2.5 text-[0.8125rem] text-quiet">
              {hasFailed
                ? words.failed()
                : isSearching
                  ? words.searching()
                  : entries.length === 0
                    ? words.none()
                    : words.keys()}
            </p>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type EnterOptions = Pick<PaletteProps, "isEntered" | "onEnter"> & {
  isSearching: boolean;
  highlighted: PaletteEntry | undefined;
  act: (entry: PaletteEntry) => void;
};

/**
 * Enter opens what is marked. Until the answer is whole another record may come to stand first, so Enter waits for it,
 * unless a row was chosen by the arrows or is a row that no answer moves. The list itself hears Enter too late: a moment
 * after it is drawn.
 */
function useEnter({ isEntered, onEnter, isSearching, highlighted, act }: EnterOptions) {
  const [isByHand, setIsByHand] = useState(false);
  const isSure = !isSearching || (highlighted !== undefined && (isByHand || !isFound(highlighted)));

  function onKey(event: KeyboardEvent): void {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") setIsByHand(true);
    if (event.key !== "Enter" || event.nativeEvent.isComposing) {
      if (isEntered) onEnter(false);
      return;
    }
    event.preventDefault();
    if (!isSure) onEnter(true);
    else if (highlighted) act(highlighted);
  }

  const isDue = isEntered && isSure;
  const actLate = useEffectEvent(() => {
    if (highlighted) act(highlighted);
    else onEnter(false);
  });
  useEffect(() => {
    if (isDue) actLate();
  }, [isDue]);

  return [onKey, () => setIsByHand(false)] as const;
}

function isFound({ group }: PaletteEntry): boolean {
  return group !== "opened" && group !== "moves" && group !== "screens";
}

function sayGroup(LL: TranslationFunctions, group: PaletteGroup): string {
  if (group === "opened" || group === "moves" || group === "screens") return LL.palette.groups[group]();
  return DESK_RECORDS[group]?.find?.heading(LL) ?? "";
}

type EntryGroupProps = {
  heading: string;
  entries: readonly PaletteEntry[];
  onAct: (entry: PaletteEntry) => void;
};

function EntryGroup({ heading, entries, onAct }: EntryGroupProps) {
  if (entries.length === 0) return null;
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-[0.8125rem] [&_[cmdk-group-heading]]:text-quiet"
    >
      {entries.map((entry) => (
        <Command.Item
          key={entry.id}
          value={entry.id}
          onSelect={() => onAct(entry)}
          className="flex min-h-10 cursor-default items-baseline justify-between gap-4 rounded-md border-l-3 border-transparent px-2.5 py-2 text-sm data-[selected=true]:border-ink data-[selected=true]:bg-paper-3"
        >
          <span className="min-w-0 font-medium wrap-anywhere">{entry.name}</span>
          <span className="flex shrink-0 items-baseline gap-3">
            {entry.detail && (
              <span className="reference text-right text-quiet max-sm:max-w-40 max-sm:truncate">
                {entry.detail}
              </span>
            )}
            {entry.standing && <StatusBadge {...entry.standing} />}
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
