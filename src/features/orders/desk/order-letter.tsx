import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { LeavingMail } from "#src/kit/record/leaving-mail.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type MoveAsked, movePreviewQuery } from "../data.ts";

const TYPING_PAUSE_MS = 500;

/** The very mail that a move of an order sends, with the note as it is typed. */
export function OrderLetter({ asked }: { asked: MoveAsked }) {
  const { LL } = useWords();
  const note = useSettled(asked.note ?? "");
  const { data: mail, error, refetch } = useQuery(movePreviewQuery({ ...asked, note }));
  if (error && mail === undefined) return <RetryLine text={say(LL, error)} onRetry={() => void refetch()} />;
  if (mail === undefined) return <p className="min-h-12" aria-hidden="true" />;
  return mail && <LeavingMail mail={mail} />;
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
