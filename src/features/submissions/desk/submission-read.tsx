import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { RecordPage } from "#src/kit/record/record-page.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { submissionQuery, type Submission } from "../data.ts";
import type { SubmissionListAddress } from "./list-at.ts";

type SubmissionReadProps = {
  id: string;
  list?: SubmissionListAddress;
  children: (submission: Submission) => ReactNode;
};

/** What a page of the desk shows of a submission, once it is read. */
export function SubmissionRead({ id, list, children }: SubmissionReadProps) {
  const { LL } = useWords();
  return (
    <RecordPage
      read={useQuery(submissionQuery(id))}
      list={LL.submissions.list.title()}
      back={<BackToSubmissions list={list} />}
    >
      {children}
    </RecordPage>
  );
}

/** The list's address on a page that was not opened from the list. */
const NO_LIST: SubmissionListAddress = {};

/** The list as it stood: as the address of this page says, or as this tab left it. */
export function BackToSubmissions({ list = NO_LIST }: { list?: SubmissionListAddress | undefined }) {
  const { LL } = useWords();
  return (
    <BackLink to="/admin/submissions" {...(Object.keys(list).length > 0 && { search: list })}>
      {LL.submissions.detail.back()}
    </BackLink>
  );
}
