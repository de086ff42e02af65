import { useQuery } from "@tanstack/react-query";
import { LeavingMail } from "#src/kit/record/leaving-mail.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { useSettled } from "#src/lib/page/use-settled.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type MoveAsked, movePreviewQuery } from "../data.ts";

/** The very mail that a move of an order sends, with the note as it is typed. */
export function OrderLetter({ asked }: { asked: MoveAsked }) {
  const { LL } = useWords();
  const note = useSettled(asked.note ?? "");
  const { data: mail, error, refetch } = useQuery(movePreviewQuery({ ...asked, note }));
  if (error && mail === undefined) return <RetryLine text={say(LL, error)} onRetry={() => void refetch()} />;
  if (mail === undefined) return <p className="min-h-12" aria-hidden="true" />;
  return mail && <LeavingMail mail={mail} />;
}
