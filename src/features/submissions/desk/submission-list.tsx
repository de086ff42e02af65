import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { countryName } from "#domain/countries.ts";
import { submissionList } from "#domain/submissions/list.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { BulkGroup } from "#src/kit/bulk/data.ts";
import { useBulk } from "#src/kit/bulk/use-bulk.tsx";
import { filterWords } from "#src/kit/list/filter-words.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { useRowQuestion } from "#src/kit/list/use-row-question.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type ListedSubmissions, submissionListQuery } from "../data.ts";
import { wantEdit } from "./edit-wanted.ts";
import type { SubmissionListAddress } from "./list-at.ts";
import { useSubmissionColumns } from "./submission-columns.tsx";

/** The dialog of a row loads when its key is pressed. */
const RowStatus = lazy(() => import("./row-status.tsx").then((part) => ({ default: part.RowStatus })));

type Actions = ReturnType<typeof useBulk>["actions"];

/** The moves of two kinds in one bar. */
function both(one: Actions, other: Actions): Actions {
  return (chosen, clear) => (
    <>
      {one(chosen, clear)}
      {other(chosen, clear)}
    </>
  );
}

/** The list of all submissions (SUB-01, SUB-04). */
export function SubmissionList() {
  const { LL, locale } = useWords();
  const words = LL.submissions.list;
  const { options } = LL.eoi;
  const list = useListSearch(submissionList);
  const query = useQuery(submissionListQuery(list.state));
  const address: SubmissionListAddress = useSearch({ strict: false });
  const columns = useSubmissionColumns(address);
  const navigate = useNavigate();
  const question = useRowQuestion();
  const { actions, lead } = useBulk("submissions", {
    move: LL.submissions.moves,
    status: LL.statuses.submission,
    noteHint: (verb) =>
      verb === "approve" || verb === "reject" ? LL.submissions.ask.noteMail() : LL.submissions.ask.noteHint(),
  });
  const registrations = useBulk("registrations", {
    move: { register: LL.bulk.register.move },
    status: LL.statuses.submission,
    outcome: (group, count) => sayRegistration(LL, group, count),
  });

  function edit(submissionId: string): void {
    wantEdit(submissionId);
    void navigate({ to: "/admin/submissions/$submissionId", params: { submissionId }, search: address });
  }

  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="submissions"
      bulk={both(actions, registrations.actions)}
      lead={
        <>
          {lead}
          {registrations.lead}
          <Suspense fallback={null}>
            {question.asked && (
              <RowStatus id={question.asked} figure={question.figure} onClose={question.close} />
            )}
          </Suspense>
        </>
      }
      onEdit={edit}
      onStatus={question.ask}
      columns={columns}
      words={words}
      nameRow={(row) => row.reference}
      filters={filterWords({ LL, locale }, submissionList.filters, words.filters, {
        statuses: LL.statuses.submission,
        themes: options.focus,
        types: options.institutionType,
        countries: (code) => countryName(code, locale),
        stands: options.standType,
        languages: options.language,
      })}
      notePlace={LL.submissions.list.note({ total: 100, waiting: 10 })}
      note={query.data && <ListNote page={query.data} isNarrowed={list.isNarrowed} />}
    />
  );
}

/** Which mail each of them gets, or got. */
function sayRegistration(LL: TranslationFunctions, { state, to }: BulkGroup, count: number): string {
  const words = state === "waiting" ? LL.bulk.register.goes : LL.bulk.register.went;
  return words[to === "access" ? "access" : "credentials"]({ count });
}

/** What waits is what nobody has begun, as in the rail and on the dashboard. */
function ListNote({ page, isNarrowed }: { page: ListedSubmissions; isNarrowed: boolean }) {
  const { LL } = useWords();
  const { total } = page;
  if (isNarrowed) return LL.submissions.list.noteFiltered({ total });
  return LL.submissions.list.note({ total, waiting: page.counts.statuses.PENDING });
}
