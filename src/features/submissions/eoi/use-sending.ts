import { useState } from "react";
import type { FieldIssue } from "#domain/messages.ts";
import { reasonOf } from "#domain/refusal.ts";
import type { SubmissionInput } from "#domain/submissions/schema.ts";
import { sayReason } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { useSubmit, type Submitted } from "../data.ts";

type Outcomes = {
  onSent: (submitted: Submitted) => void;
  onCaptchaRefused: () => void;
  onIssues: (issues: FieldIssue[]) => void;
};

/** Sends the form and sorts the answers: captcha refused (ERR-05), failed (ERR-07), anything else (ERR-08). */
export function useSending({ onSent, onCaptchaRefused, onIssues }: Outcomes) {
  const { LL } = useWords();
  const submit = useSubmit();
  const [problem, setProblem] = useState<unknown>();

  function send(form: SubmissionInput): void {
    setProblem(undefined);
    submit.mutate(form, {
      onSuccess: onSent,
      onError(error) {
        const code = reasonOf(error)?.code;
        const issues = (error as { data?: { issues?: FieldIssue[] } | null }).data?.issues;
        if (code === "captchaFailed" || code === "captchaMissing") onCaptchaRefused();
        else if (issues) onIssues(issues);
        else setProblem(error);
      },
    });
  }

  function sayProblem(): string | undefined {
    if (problem === undefined) return undefined;
    const reason = reasonOf(problem);
    if (reason) return sayReason(LL, reason);
    return isAnswered(problem) ? LL.eoi.errors.submitFailed() : LL.eoi.errors.unexpected();
  }

  return { send, isSending: submit.isPending, problem: sayProblem() };
}

/** Whether anything answered at all: the portal with an error of its own, or something that speaks no JSON. */
function isAnswered(error: unknown): boolean {
  const { data, cause } = error as { data?: unknown; cause?: unknown };
  return Boolean(data) || cause instanceof SyntaxError;
}
