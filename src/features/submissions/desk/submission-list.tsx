import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { countryName } from "#domain/countries.ts";
import { submissionList } from "#domain/submissions/list.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { formatDay } from "#i18n/day.ts";
import type { BulkGroup } from "#src/kit/bulk/data.ts";
import { useBulk } from "#src/kit/bulk/use-bulk.tsx";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { saySpan } from "#src/kit/list/say-span.ts";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type ListedSubmissions, submissionListQuery } from "../data.ts";
import { wantEdit } from "./edit-wanted.ts";
import type { SubmissionListAddress } from "./list-at.ts";
import { useSubmissionColumns } from "./submission-columns.tsx";

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

/** All submissions (SUB-01, SUB-04). */
export function SubmissionList() {
  const { LL, locale } = useWords();
  const words = LL.submissions.list;
  const { options } = LL.eoi;
  const list = useListSearch(submissionList);
  const query = useQuery(submissionListQuery(list.state));
  const address: SubmissionListAddress = useSearch({ strict: false });
  const columns = useSubmissionColumns(address);
  const navigate = useNavigate();
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
        </>
      }
      onEdit={edit}
      columns={columns}
      words={words}
      nameRow={(row) => row.reference}
      filters={{
        statuses: {
          label: words.status(),
          all: words.all(),
          say: (status) => LL.statuses.submission[status](),
        },
        themes: { as: "menu", label: words.columns.theme(), say: (theme) => options.focus[theme]() },
        types: { as: "menu", label: words.columns.type(), say: (type) => options.institutionType[type]() },
        countries: { as: "menu", label: words.country(), say: (code) => countryName(code, locale) },
        stands: { as: "menu", label: words.columns.kind(), say: (stand) => options.standType[stand]() },
        area: {
          as: "menu",
          label: words.areaFilter(),
          say: (span) => words.areaSpan({ span: saySpan(LL, span) }),
        },
        waits: { as: "menu", label: words.waits(), say: (wait) => words.waitsFor[wait]() },
        receivedFrom: {
          as: "menu",
          label: words.receivedFrom(),
          say: (day) => words.receivedFromDay({ day: formatDay(locale, day) }),
        },
        receivedTo: {
          as: "menu",
          label: words.receivedTo(),
          say: (day) => words.receivedToDay({ day: formatDay(locale, day) }),
        },
        recent: { as: "menu", label: words.recent(), say: (days) => words.recentDays({ days }) },
        waiting: { as: "menu", label: words.waiting(), say: (days) => words.waitingDays({ days }) },
        languages: { as: "menu", label: words.language(), say: (code) => options.language[code]() },
      }}
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
