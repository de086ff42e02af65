import { createFileRoute } from "@tanstack/react-router";
import {
  SubmissionList,
  type SubmissionListAddress,
} from "#src/features/submissions/desk/submission-list.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/submissions/")({
  validateSearch: (address: SubmissionListAddress) => address,
  loader: () => loadWords("eoi", "submissions", "refusals", "validation"),
  component: SubmissionList,
});
