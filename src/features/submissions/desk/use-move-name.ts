import { useWords } from "#src/lib/words.tsx";

/** What was done to a submission, as the history says it: a move as something done, not as the button that does it. */
export function useMoveName(): (action: string) => string {
  const { LL } = useWords();
  const { history } = LL.submissions;
  const names: Partial<Record<string, () => string>> = {
    ...history.done,
    submit: history.submit,
    update: history.update,
    withdraw: history.withdraw,
    force: history.force,
    sendDecision: history.sendDecision,
  };
  return (action) => (names[action] ?? history.other)();
}
