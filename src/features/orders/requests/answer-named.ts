import type { AnswerVerb, OrderRequest } from "../data.ts";

/** The name of an answer, by the request and who answers. */
export function answerNamed(
  { kind, answersByComment }: Pick<OrderRequest, "kind" | "answersByComment">,
  verb: AnswerVerb,
) {
  if (verb === "reopen") return verb;
  const isYes = verb === "approve";
  if (kind === "ORDER_CHANGED") return isYes ? "agree" : "disagree";
  if (kind === "WISH") return isYes ? "answer" : "refuse";
  if (isYes) return answersByComment ? "answer" : "settle";
  return answersByComment ? "impossible" : "withdraw";
}
