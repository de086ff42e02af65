import { useQuery } from "@tanstack/react-query";
import type { ListAddress } from "#domain/lists/address.ts";
import { submissionList } from "#domain/submissions/list.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { useWords } from "#src/lib/words.tsx";
import { type ListedSubmissions, submissionListQuery } from "../data.ts";
import { useSubmissionColumns } from "./submission-columns.tsx";

export type SubmissionListAddress = ListAddress<typeof submissionList>;

/** All submissions (SUB-01, SUB-04). */
export function SubmissionList() {
  const { LL } = useWords();
  const words = LL.submissions.list;
  const list = useListSearch(submissionList);
  const query = useQuery(submissionListQuery(list.state));
  const columns = useSubmissionColumns();
  return (
    <ListScreen
      list={list}
      query={query}
      columns={columns}
      words={words}
      filters={{
        statuses: {
          label: words.status(),
          all: words.all(),
          say: (status) => LL.statuses.submission[status](),
        },
      }}
      note={query.data && <ListNote page={query.data} isNarrowed={list.isNarrowed} />}
    />
  );
}

/** What waits is what nobody has begun, as in the rail and on the dashboard. */
function ListNote({ page, isNarrowed }: { page: ListedSubmissions; isNarrowed: boolean }) {
  const { LL } = useWords();
  const { total } = page;
  if (isNarrowed) return LL.submissions.list.noteFiltered({ total });
  return LL.submissions.list.note({ total, waiting: page.counts.statuses.PENDING });
}
