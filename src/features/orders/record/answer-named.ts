import type { AnswerVerb, OrderRequest } from "../data.ts";

/** What an answer is called: a change of the team is agreed to, a request approved. */
export function answerNamed({ kind }: Pick<OrderRequest, "kind">, verb: AnswerVerb) {
  if (kind !== "ORDER_CHANGED" || verb === "reopen") return verb;
  return verb === "approve" ? "agree" : "disagree";
}
