import { useMemo, useState } from "react";
import { countChanges, goneOf, keepPlaces } from "./held-rows.ts";
import type { ListAnswer, ListQuery } from "./list-query.ts";

export type HeldPage<Row> = {
  /** The page as it stands on the screen, its rows and figures as they are now. */
  page: ListAnswer<Row> | undefined;
  /** How many changes wait until somebody wants to see them. */
  waiting: number;
  /** Rows on the screen that are no longer of the list. */
  gone: ReadonlySet<string>;
  show: () => void;
};

/** `placed` is the answer whose rows stand on the screen, of the question `asked`. */
type Kept<Row> = { asked: string; placed: ListAnswer<Row> | undefined };

/**
 * Holds the rows of a page where they stand until `show` is called: what another answer to the same question says of
 * them is seen at once, who came, went or moved is not. Another question has its own rows.
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
    // The pages around it begin where these rows end.
    return { ...data, items: keepPlaces(items, data.items), nextCursor, previousCursor, before };
  }, [placed, data]);
  const gone = useMemo(() => goneOf(placed?.items ?? [], data?.items), [placed, data]);
  return { page, waiting, gone, show: () => setKept({ asked, placed: data }) };
}
