import { useQuery } from "@tanstack/react-query";
import { LeavingMailOf } from "#src/kit/record/leaving-mail.tsx";
import { useSettled } from "#src/lib/page/use-settled.ts";
import { type JudgementAsked, judgementPreviewQuery, type MoveAsked, movePreviewQuery } from "../data.ts";

/** The very mail that a move of an order sends, with the note as it is typed. */
export function OrderLetter({ asked }: { asked: MoveAsked }) {
  const note = useSettled(asked.note ?? "");
  return <LeavingMailOf query={useQuery(movePreviewQuery({ ...asked, note }))} />;
}

/** The very mail that a verdict on a payment confirmation sends. */
export function JudgementLetter({ asked }: { asked: JudgementAsked }) {
  const note = useSettled(asked.note ?? "");
  return <LeavingMailOf query={useQuery(judgementPreviewQuery({ ...asked, note }))} />;
}
