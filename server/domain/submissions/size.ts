import { EXPLAIN_ABOVE_M2 } from "./options.ts";

type SizeAnswers = { spaceSize?: unknown; customSpaceSize?: unknown };

/** The size of the space in m2; undefined while none is chosen. */
export function sizeInM2(answers: SizeAnswers): number | undefined {
  const size = answers.spaceSize === "custom" ? answers.customSpaceSize : Number(answers.spaceSize);
  return typeof size === "number" && Number.isFinite(size) ? size : undefined;
}

/** EOI-21: 200 m2 needs none, 201 does. */
export function needsExplanation(answers: SizeAnswers): boolean {
  return (sizeInM2(answers) ?? 0) > EXPLAIN_ABOVE_M2;
}
