import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { cn } from "#src/components/cn.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { changesQuery, type HistoryChanges, type HistoryRow } from "./data.ts";
import { recordedDifferences } from "./recorded-differences.ts";
import { sayDifference } from "./say-difference.ts";

/** A settings record or a briefing may differ in hundreds of places. */
const SHOWN = 30;

type ChangesProps = { row: HistoryRow };

/** Old and new values, loaded when somebody unfolds them. */
export function Changes({ row }: ChangesProps) {
  const { LL } = useWords();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="mt-0.5 flex min-h-6 items-center gap-1 rounded-sm text-[0.8125rem] font-semibold text-annatto-ink hover:underline hover:underline-offset-4"
      >
        {isOpen ? LL.historyList.fold() : LL.historyList.unfold()}
        <ChevronDown
          aria-hidden="true"
          className={cn("size-3.5 transition-transform duration-150", isOpen && "rotate-180")}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Differences row={row} />}
      </div>
    </>
  );
}

function Differences({ row }: ChangesProps) {
  const { LL, locale } = useWords();
  const { data, error } = useQuery(changesQuery(row.id));
  if (error) return <p className="text-[0.8125rem] text-quiet">{say(LL, error)}</p>;
  if (data === undefined) return <p className="text-[0.8125rem] text-quiet">{LL.loading.generic()}</p>;
  if (data && "parts" in data) return <Parts {...data.parts} />;
  const all = Object.entries(data?.changes ?? {}).flatMap(([field, change]) =>
    recordedDifferences(change.old, change.new, field),
  );
  const saying = { LL, locale, record: row.record };
  if (all.length === 0) return <p className="text-[0.8125rem] text-quiet">{LL.historyList.same()}</p>;
  return (
    <ul className="mt-1 grid gap-0.5 border-l border-line-2 pl-3 text-[0.8125rem] text-quiet">
      {all.slice(0, SHOWN).map((one) => (
        <li key={one.path.join(" ")} className="wrap-anywhere">
          {sayDifference(saying, one)}
        </li>
      ))}
      {all.length > SHOWN && <li>{LL.historyList.more({ count: all.length - SHOWN })}</li>}
    </ul>
  );
}

type PartsProps = Extract<HistoryChanges, { parts: object }>["parts"];

/** The items of a row that stands for several, each with what was done to it. */
function Parts({ items, more }: PartsProps) {
  const { LL } = useWords();
  const words = LL.historyList;
  return (
    <ul className="mt-1 grid gap-0.5 border-l border-line-2 pl-3 text-[0.8125rem] text-quiet">
      {items.map(({ id, itemId, action, name }) => (
        <li key={id} className="wrap-anywhere">
          {words.done.catalogueItem[action]()}:{" "}
          {itemId ? (
            <Link to="/admin/catalog/$itemId" params={{ itemId }} className="link">
              {name ?? LL.historyList.goneItem()}
            </Link>
          ) : (
            (name ?? words.goneItem())
          )}
        </li>
      ))}
      {more > 0 && <li>{words.moreItems({ count: more })}</li>}
    </ul>
  );
}
