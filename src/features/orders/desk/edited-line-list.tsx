import { useCallback, useDeferredValue, type ReactNode } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { EditedLineRow, LINE_COLUMNS } from "./edited-line.tsx";
import { removeId } from "./edited-line-places.ts";
import type { EditedLine, WriteLine } from "./edited-lines.ts";

type EditedLineListProps = {
  field: {
    state: { value: EditedLine[] };
    handleChange: (edit: (before: EditedLine[]) => EditedLine[]) => void;
  };
  isTried: boolean;
};

const KINDS = ["package", "catalogue", "custom"] as const;

/** What a window shows of a long order; the rest is drawn once this stands there. */
const AT_FIRST = 12;

/** The lines of an order to edit, kind by kind. */
export function EditedLineList({ field: { state, handleChange }, isTried }: EditedLineListProps) {
  const isWhole = useDeferredValue(true, false);
  const placed = state.value.map((line, at) => ({ line, at }));
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
          {ofKind.map(({ line, at }) => (
            <EditedLineRow
              key={line.lineId}
              line={line}
              at={at}
              isTried={isTried}
              onWrite={write}
              onRemove={remove}
            />
          ))}
        </LineTable>
      )
    );
  });
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
