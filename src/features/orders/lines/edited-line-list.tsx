import { memo, useCallback, useDeferredValue, useState, type ReactNode } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { EditedLineRow, type EditedLineRowProps, LINE_COLUMNS } from "./edited-line.tsx";
import { removeId } from "./edited-line-places.ts";
import type { EditedLine, WriteLine } from "./edited-lines.ts";

type EditedLineListProps = {
  field: {
    state: { value: EditedLine[] };
    handleChange: (edit: (before: EditedLine[]) => EditedLine[]) => void;
  };
  isTried: boolean;
  /** What the exhibitor asked for with each custom service, by its line. */
  asked: ReadonlyMap<string, string>;
};

const KINDS = ["package", "catalogue", "custom"] as const;

/** What a window shows of a long order; the rest is drawn once this stands there. */
const AT_FIRST = 12;
/** Rows of a block, which is compared and drawn as a whole. */
const BLOCK = 16;

/** The lines of an order to edit, kind by kind. */
export function EditedLineList({ field: { state, handleChange }, isTried, asked }: EditedLineListProps) {
  const isWhole = useDeferredValue(true, false);
  const placed = state.value.map((line, at) => ({ line, at }));
  const inBlocks = useBlocks();
  const shown = isWhole ? placed : placed.slice(0, AT_FIRST);

  const write: WriteLine = useCallback(
    (lineId, patch) =>
      handleChange((before) => before.map((line) => (line.lineId === lineId ? { ...line, ...patch } : line))),
    [handleChange],
  );

  /** The focus goes on to the line that took its place. */
  const remove = useCallback(
    (lineId: string) => {
      let place = 0;
      handleChange((before) => {
        place = before.findIndex((line) => line.lineId === lineId);
        return before.filter((line) => line.lineId !== lineId);
      });
      requestAnimationFrame(() => {
        const next = document.getElementById(removeId(place)) ?? document.getElementById(removeId(place - 1));
        next?.focus();
      });
    },
    [handleChange],
  );

  return KINDS.map((kind) => {
    const ofKind = shown.filter(({ line }) => line.kind === kind);
    return (
      ofKind.length > 0 && (
        <LineTable key={kind} kind={kind}>
          {inBlocks(ofKind).map(({ key, placed }) => (
            <Block key={key} {...{ placed, isTried, asked }} onWrite={write} onRemove={remove} />
          ))}
        </LineTable>
      )
    );
  });
}

type Placed = { line: EditedLine; at: number };

/**
 * The rows some at a time, so that a key compares the blocks of a long order, and only the rows of its own. A line stays
 * in the block where it was first seen, whatever is removed before it.
 */
function useBlocks(): (placed: Placed[]) => { key: string; placed: Placed[] }[] {
  const [seen] = useState(() => new Map<string, number>());
  function blockOf({ line: { lineId } }: Placed): number {
    const nth = seen.get(lineId) ?? seen.size;
    seen.set(lineId, nth);
    return Math.floor(nth / BLOCK);
  }
  return (all) => {
    const blocks: { key: string; of: number; placed: Placed[] }[] = [];
    for (const one of all) {
      const of = blockOf(one);
      const last = blocks.at(-1);
      if (last?.of === of) last.placed.push(one);
      // Where another's line stands in between, the block goes on after it.
      else
        blocks.push({ key: `${of}.${blocks.filter((block) => block.of === of).length}`, of, placed: [one] });
    }
    return blocks;
  };
}

type BlockProps = Pick<EditedLineRowProps, "isTried" | "onWrite" | "onRemove"> &
  Pick<EditedLineListProps, "asked"> & { placed: Placed[] };

const Block = memo(function Block({ placed, asked, ...row }: BlockProps) {
  return placed.map(({ line, at }) => (
    <EditedLineRow key={line.lineId} line={line} at={at} asked={asked.get(line.lineId)} {...row} />
  ));
}, isSameBlock);

function isSameBlock({ placed: before, ...one }: BlockProps, { placed: now, ...other }: BlockProps): boolean {
  if (
    one.isTried !== other.isTried ||
    one.onWrite !== other.onWrite ||
    one.onRemove !== other.onRemove ||
    one.asked !== other.asked
  )
    return false;
  return (
    before.length === now.length &&
    before.every(({ line, at }, nth) => line === now[nth]?.line && at === now[nth].at)
  );
}

/** The lines of one kind under the heads of their columns. */
function LineTable({ kind, children }: { kind: (typeof KINDS)[number]; children: ReactNode }) {
  const { LL } = useWords();
  const words = LL.orders.line;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{LL.desk.items.kinds[kind]()}</legend>
      <div
        aria-hidden="true"
        className={`grid border-t border-line-2 pt-2 text-[0.8125rem] text-quiet max-md:hidden ${LINE_COLUMNS}`}
      >
        <span>{words.item()}</span>
        <span>{words.count()}</span>
        <span>{words.periodOfUse()}</span>
        <span className={kind === "custom" ? "" : "text-right"}>{words.unitPrice()}</span>
        <span>{LL.desk.items.discount()}</span>
        <span className="text-right">{words.net()}</span>
      </div>
      <ul className="max-md:border-t max-md:border-line-2">{children}</ul>
    </fieldset>
  );
}
