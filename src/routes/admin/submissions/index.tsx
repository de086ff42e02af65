import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import * as v from "valibot";
import { ListSearchSchema, type ListSearch } from "#src/features/submissions/desk/list-search.ts";
import { SubmissionList } from "#src/features/submissions/desk/submission-list.tsx";
import { rawSearch } from "#src/lib/raw-search.ts";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/submissions/")({
  validateSearch: rawSearch<ListSearch>(),
  loader: () => loadWords("eoi", "submissions", "refusals", "validation"),
  component: Submissions,
});

function Submissions() {
  const navigate = Route.useNavigate();
  const raw = Route.useSearch();
  const search = useMemo(() => v.parse(ListSearchSchema, raw), [raw]);
  return (
    <SubmissionList
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
