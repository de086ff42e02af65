import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { submissionQuery } from "../data.ts";
import { SubmissionSheet } from "./submission-sheet.tsx";

/** What an applicant wrote, to be read beside something else: the marks of an evaluation. */
export function Application({ submissionId }: { submissionId: string }) {
  const { LL } = useWords();
  const { data, error, refetch } = useQuery(submissionQuery(submissionId));
  if (data) return <SubmissionSheet submission={data} />;
  if (error) return <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />;
  return <SpinnerArea />;
}
