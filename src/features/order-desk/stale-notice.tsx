import { formatDateTime } from "#i18n/formatters.ts";
import { ConflictPanel } from "#src/kit/form/conflict-panel.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { Order } from "./data.ts";
import { isLost, tellHistory } from "#src/components/tell-history.ts";

type StaleNoticeProps = {
  /** The order as it stands on the screen, and as it is stored now. */
  before: Order;
  now: Order;
  onReload: () => void;
};

/** Somebody was faster: who did what since, and the way on that keeps the note (decisions.md 10). */
export function StaleNotice({ before, now, onReload }: StaleNoticeProps) {
  const { LL, locale } = useWords();
  const words = LL.desk.status;
  const known = new Set(before.history.map(({ id }) => id));
  const since = now.history.filter((entry) => !known.has(entry.id) && !isLost(entry));
  return (
    <ConflictPanel title={words.staleTitle()} takeTheirs={{ label: words.reload(), onPress: onReload }}>
      <ul className="mt-1.5 grid gap-1">
        {since.length === 0 && <li>{words.staleUnknown()}</li>}
        {since.map((entry) => (
          <li key={entry.id}>
            {words.staleLine({
              who: entry.actorName || LL.history.system(),
              what: tellHistory(LL, entry, "team"),
              date: formatDateTime(locale, entry.at),
            })}
          </li>
        ))}
      </ul>
      <p className="mt-1.5">{words.staleText()}</p>
    </ConflictPanel>
  );
}
