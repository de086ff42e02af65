import { useState } from "react";
import { FormAlert } from "#src/components/form-alert.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type State = "asked" | "left" | "back";

/**
 * Where the link in the foot of a campaign leads: a press, not the opening, leaves the list, since programs that read
 * mail open links by themselves. There is a way back on the spot.
 */
export function OptOut({ token }: { token: string }) {
  const { LL } = useWords();
  const words = LL.optOut;
  const [state, setState] = useState<State>("asked");
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const said = {
    asked: { title: words.title(), note: words.note() },
    left: { title: words.leftTitle(), note: words.left() },
    back: { title: words.backTitle(), note: words.back() },
  }[state];

  async function choose(next: "left" | "back"): Promise<void> {
    setIsSending(true);
    setHasFailed(false);
    const isKept = await tellChoice(token, next);
    setIsSending(false);
    if (isKept) setState(next);
    else setHasFailed(true);
  }

  return (
    <div className="page section">
      <div className="max-w-170" aria-live="polite">
        <PageTitle size="question" note={said.note}>
          {said.title}
        </PageTitle>
        {hasFailed && <FormAlert>{words.failed()}</FormAlert>}
        {state === "left" ? (
          <Button
            variant="secondary"
            className="mt-5"
            pending={isSending}
            onClick={() => void choose("back")}
          >
            {words.comeBack()}
          </Button>
        ) : (
          <Button size="lg" className="mt-5" pending={isSending} onClick={() => void choose("left")}>
            {words.leave()}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The very request that a mail program sends for its own button, or the one that takes it back. */
async function tellChoice(token: string, choice: "left" | "back"): Promise<boolean> {
  const body = new URLSearchParams(choice === "left" ? { "List-Unsubscribe": "One-Click" } : { again: "1" });
  const answer = await fetch(`/unsubscribe/${token}`, { method: "POST", body }).catch(() => undefined);
  return answer?.ok ?? false;
}
