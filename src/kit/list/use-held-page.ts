import { useMemo, useState } from "react";
import { countChanges, goneOf, keepPlaces } from "./held-rows.ts";
import type { ListAnswer, ListQuery } from "./list-query.ts";

export type HeldPage<Row> = {
  /** The page in the shown order, with current contents. */
  page: ListAnswer<Row> | undefined;
  /** Number of changes not shown yet. */
  waiting: number;
  /** Ids of shown rows that have left the list. */
  gone: ReadonlySet<string>;
  show: () => void;
};

/** `placed` is the answer whose order is shown, for the question `asked`. */
type Kept<Row> = { asked: string; placed: ListAnswer<Row> | undefined };

/**
 * Keeps the order of rows until `show` is called: contents update at once, additions, removals and moves wait.
 * Another question shows its own rows.
 */
export function useHeldPage<Row extends { id: string }>(
  { data, isPlaceholderData }: Pick<ListQuery<Row>, "data" | "isPlaceholderData">,
  asked: string,
): HeldPage<Row> {
  const [kept, setKept] = useState<Kept<Row>>({ asked, placed: data });
  const isOther = kept.asked !== asked && !isPlaceholderData;
  if (data !== kept.placed && (isOther || kept.placed === undefined)) setKept({ asked, placed: data });
  const { placed } = kept;

  const waiting = useMemo(
    () => (placed && data && placed !== data ? countChanges(placed.items, data.items) : 0),
    [placed, data],
  );
  const page = useMemo(() => {
    if (!placed || !data || placed === data) return data;
    const { items, nextCursor, previousCursor, before } = placed;
    // The neighbouring pages begin where these rows end.
    return { ...data, items: keepPlaces(items, data.items), nextCursor, previousCursor, before };
  }, [placed, data]);
  const gone = useMemo(() => goneOf(placed?.items ?? [], data?.items), [placed, data]);
  return { page, waiting, gone, show: () => setKept({ asked, placed: data }) };
}
