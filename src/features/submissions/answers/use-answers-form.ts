import { useState } from "react";
import type { FieldIssue } from "#domain/messages.ts";
import { sayIssue } from "#src/lib/say-issue.ts";
import { useWords } from "#src/lib/words.tsx";
import { useAfterPress } from "#src/kit/form/press.ts";
import { isWritten, type AnswersForm, type FormAnswers } from "./form-answers.ts";

type Options = {
  answers: FormAnswers;
  onChange: (answers: FormAnswers) => void;
  /** Every rule that is broken now, whether shown or not. */
  issues: readonly FieldIssue[];
};

/**
 * Says a broken rule once it can be true: after the field was left with something in it, or after somebody tried to
 * send; never while a pointer is pressed, whose click it would displace. `refuse` shows what the server found; it is
 * forgotten with the next change.
 */
export function useAnswersForm({ answers, onChange, issues }: Options) {
  const { LL } = useWords();
  const afterPointer = useAfterPress();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<readonly FieldIssue[]>([]);

  const shown = [...refused, ...issues].filter(
    (issue) => isTried || (left.has(issue.path) && isWritten(answers, issue.path)),
  );
  const form: AnswersForm = {
    answers,
    set(key, value) {
      setRefused([]);
      onChange({ ...answers, [key]: value });
    },
    errorOf(path) {
      const issue = shown.find((found) => found.path === path);
      return issue && sayIssue(LL, issue);
    },
    leave(path) {
      if (!left.has(path)) afterPointer(() => setLeft((before) => new Set([...before, path])));
    },
  };
  return {
    form,
    errorCount: isTried ? new Set(shown.map((issue) => issue.path)).size : 0,
    isTried,
    tryToSend: () => setIsTried(true),
    refuse(found: readonly FieldIssue[]) {
      setIsTried(true);
      setRefused(found);
    },
    startOver() {
      setIsTried(false);
      setLeft(new Set());
      setRefused([]);
    },
  };
}
