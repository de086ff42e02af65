import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { RecordPage } from "#src/kit/record/record-page.tsx";
import { useWords } from "#src/lib/words.tsx";
import { submissionQuery, type Submission } from "../data.ts";

type SubmissionReadProps = { id: string; children: (submission: Submission) => ReactNode };

/** What a page of the desk shows of a submission, once it is read. */
export function SubmissionRead({ id, children }: SubmissionReadProps) {
  const { LL } = useWords();
  return (
    <RecordPage
      read={useQuery(submissionQuery(id))}
      list={LL.submissions.list.title()}
      back={<BackToSubmissions />}
    >
      {children}
    </RecordPage>
  );
}

export function BackToSubmissions() {
  const { LL } = useWords();
  return <BackLink to="/admin/submissions">{LL.submissions.detail.back()}</BackLink>;
}
