import { createFileRoute } from "@tanstack/react-router";
import { ListSearchSchema } from "#src/features/submissions/desk/list-search.ts";
import { SubmissionList } from "#src/features/submissions/desk/submission-list.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/submissions/")({
  validateSearch: ListSearchSchema,
  loader: () => loadWords("eoi", "submissions", "refusals", "validation"),
  component: Submissions,
});

function Submissions() {
  const navigate = Route.useNavigate();
  return (
    <SubmissionList
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
