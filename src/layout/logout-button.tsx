import { useNavigate } from "@tanstack/react-router";
import { useState, type ComponentType } from "react";
import { pathAfterLogout } from "#domain/accounts/landing.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { useSession } from "#src/session/session.ts";
import { hasUnsent } from "#src/session/unsent.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import type { LogoutQuestionProps } from "./logout-question.tsx";

/** As a word on paper, or as a small button on forest or in the bar. */
const LOOKS = {
  link: "link rounded-sm disabled:text-quiet disabled:no-underline",
  onDeep: `${buttonLink("outline", "sm")} max-sm:px-2 sm:min-w-22`,
} as const;

/** Few people leave with something unsaved, so the dialog's code loads when it is needed. */
async function loadQuestion(): Promise<ComponentType<LogoutQuestionProps> | undefined> {
  try {
    const [{ LogoutQuestion }] = await Promise.all([import("./logout-question.tsx"), loadWords("statuses")]);
    return LogoutQuestion;
  } catch {
    return undefined; // Logging out works without a connection too.
  }
}

/**
 * Ends the session and goes to the login of the person's own kind; reads "Logging out..." meanwhile (HDR-06). What was
 * entered and not sent goes with the session, so it asks first when there is something.
 */
export function LogoutButton({ variant = "onDeep" }: { variant?: keyof typeof LOOKS }) {
  const { LL } = useWords();
  const { user, logout } = useSession();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const [Question, setQuestion] = useState<ComponentType<LogoutQuestionProps>>();

  async function ask(): Promise<void> {
    const question = (await hasUnsent()) ? await loadQuestion() : undefined;
    if (question) setQuestion(() => question);
    else await leave();
  }

  async function leave(): Promise<void> {
    setQuestion(undefined);
    const next = pathAfterLogout(user?.role);
    setIsPending(true);
    try {
      await logout();
      await navigate({ to: next });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <>
      <button
        type="button"
        className={LOOKS[variant]}
        onClick={() => void ask()}
        disabled={isPending}
        aria-busy={isPending || undefined}
      >
        {isPending ? LL.actions.loggingOut() : LL.actions.logout()}
      </button>
      {Question && <Question onStay={() => setQuestion(undefined)} onLeave={() => void leave()} />}
    </>
  );
}
