import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { AboutRecord } from "./about-record.tsx";
import { historyListQuery } from "./data.ts";
import { sayEntry } from "./say-entry.ts";

const SHOWN = 10;

/** The first rows of the history, for the desk's first page. Needs the words desk and historyList. */
export function LastEvents() {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  const { data, error } = useQuery(historyListQuery({ limit: SHOWN }));
  return (
    <section aria-labelledby="events" className="@container min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="events" className="display-5">
          {words.events()}
        </h2>
        <Link to="/admin/history">{words.allEvents()}</Link>
      </div>
      {error && <p className="mt-3 text-quiet">{say(LL, error)}</p>}
      {data?.items.length === 0 && <p className="mt-3 text-quiet">{words.eventsNone()}</p>}
      <ol aria-busy={data === undefined} className="mt-3 min-h-84 border-t border-line-2 text-sm">
        {data?.items.map((row) => (
          <li
            key={row.id}
            className="grid items-baseline gap-x-6 border-b border-line py-1.5 @lg:grid-cols-[minmax(0,1fr)_9rem_6rem]"
          >
            <span className="min-w-0 whitespace-normal @lg:truncate" title={sayEntry(LL, row)}>
              {sayEntry(LL, row)}
              <span className="ml-2 text-[0.8125rem] text-quiet">{row.actorName || LL.history.system()}</span>
            </span>
            <span className="min-w-0 truncate">
              <AboutRecord row={row} isInLine />
            </span>
            <span className="text-[0.8125rem] text-quiet @lg:text-right">
              <RelativeTime value={row.at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
