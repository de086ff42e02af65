import { useQuery } from "@tanstack/react-query";
import { PageTitle } from "#src/components/page-title.tsx";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { Applications } from "./applications.tsx";
import { openingQuery } from "./data.ts";
import { OpeningList } from "./opening-list.tsx";

/** The list by itself, also when everything on it is done. */
export function OpeningScreen() {
  const { LL } = useWords();
  const { data } = useQuery(openingQuery);
  const lines = data?.lines;
  return (
    <>
      <PageTitle
        size="desk"
        above={<BackLink to="/admin">{LL.rail.to.dashboard()}</BackLink>}
        note={
          lines && LL.opening.doneOf({ done: lines.filter(({ isDone }) => isDone).length, all: lines.length })
        }
      >
        {LL.opening.title()}
      </PageTitle>
      <p className="mb-6 max-w-[70ch] text-quiet">{LL.opening.lead()}</p>
      {data && <Applications {...data} />}
      <OpeningList />
    </>
  );
}
