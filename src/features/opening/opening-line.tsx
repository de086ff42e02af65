import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import { openingQuery } from "./data.ts";

/** Fetched for a desk on which nothing has happened yet. */
const OpeningList = optionalPart(async () => {
  const words = loadWords("opening", "deskObstacles", "obstacles");
  const [part] = await Promise.all([import("./opening-list.tsx"), words]);
  return part.OpeningList;
});

/**
 * For ADMIN: how much is left before the season opens, in a space reserved from the beginning; the list itself while the
 * desk is empty, since there is nothing else to do.
 */
export function OpeningLine({ isEmpty }: { isEmpty: boolean }) {
  const { LL } = useWords();
  const { data } = useQuery(openingQuery);
  const left = data?.lines.filter(({ isDone }) => !isDone).length;
  return (
    <div className="min-h-6 basis-full">
      {left !== undefined && (
        <Link to="/admin/opening" className="link">
          {left > 0
            ? LL.desk.dashboard.opening({ left })
            : LL.desk.dashboard[data?.facts.isHeld ? "toOpen" : "opened"]()}
        </Link>
      )}
      {isEmpty && left !== undefined && left > 0 && (
        <Suspense fallback={null}>
          <div className="mt-3">
            <OpeningList />
          </div>
        </Suspense>
      )}
    </div>
  );
}
