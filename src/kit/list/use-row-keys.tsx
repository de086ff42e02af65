import { useRouterState } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, type SyntheticEvent, useState } from "react";
import { usePreferences } from "./preferences.ts";
import { openRow, rowAt } from "./row-places.ts";
import { type ListActs, type ListKey, useListKeys } from "./use-list-keys.ts";
import { useRowInHand } from "./use-row-in-hand.ts";

const ListKeysHelp = lazy(() =>
  import("./keys-help.tsx").then((module) => ({ default: module.ListKeysHelp })),
);

type Acts = {
  /** Toggles a row, or a range from the last row. */
  onMark: ((id: string, isRange: boolean) => void) | undefined;
  /** Edits a row; without it "e" opens the record. */
  onEdit: ((id: string) => void) | undefined;
  /** Moves a row by the move's figure, or offers the moves. Without it "s" and figures do nothing. */
  onStatus: ((id: string, figure?: number) => void) | undefined;
};

type RowKeys = {
  current: string | undefined;
  /** For the container: touching a row makes it current. */
  watch: { onFocusCapture: (event: SyntheticEvent) => void; onClickCapture: (event: SyntheticEvent) => void };
  showHelp: () => void;
  help: ReactNode;
};

/** j and k, x, Enter, e, s, 1 to 9, "?"; the search field handles "/". */
export function useRowKeys(rows: readonly string[], { onMark, onEdit, onStatus }: Acts): RowKeys {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> });
  const { letterKeys } = usePreferences();
  const inHand = useRowInHand(rows, { path, search });
  const [isHelping, setIsHelping] = useState(false);
  const { id } = inHand;
  const showHelp = () => setIsHelping(true);

  const acts: ListActs = {
    next: () => inHand.step(1),
    previous: () => inHand.step(-1),
    help: showHelp,
    ...(id !== undefined && {
      open: () => openRow(id),
      edit: () => (onEdit ?? openRow)(id),
      ...(onStatus && {
        status: () => onStatus(id),
        move: ({ key }: KeyboardEvent) => onStatus(id, Number(key)),
      }),
      ...(onMark && { mark: (event: KeyboardEvent) => onMark(id, event.shiftKey) }),
    }),
  };
  useListKeys(acts, letterKeys);

  function touch({ target }: SyntheticEvent): void {
    const touched = rowAt(target);
    if (touched !== undefined) inHand.take(touched);
  }

  const missing: Partial<Record<ListKey, boolean>> = { mark: !onMark, status: !onStatus, move: !onStatus };
  const keys = HELD.filter((key) => !missing[key]);
  return {
    current: id,
    watch: { onFocusCapture: touch, onClickCapture: touch },
    showHelp,
    help: isHelping && (
      <Suspense fallback={null}>
        <ListKeysHelp keys={keys} onClose={() => setIsHelping(false)} />
      </Suspense>
    ),
  };
}

const HELD: readonly ListKey[] = [
  "next",
  "previous",
  "mark",
  "open",
  "edit",
  "status",
  "move",
  "search",
  "help",
];
