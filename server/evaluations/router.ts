import { router } from "../call/trpc.ts";
import { abstain } from "./abstain.ts";
import { readCard } from "./card.ts";
import { correctEvaluation } from "./correct.ts";
import { declareConflict } from "./declare-conflict.ts";
import { denyConflict } from "./deny-conflict.ts";
import { getEvaluation } from "./get.ts";
import { listEvaluations } from "./list.ts";
import { nextToEvaluate } from "./next.ts";
import { openMarks } from "./open-marks.ts";
import { previewRanks } from "./preview-ranks.ts";
import { rankSubmissions } from "./ranking.ts";
import { saveEvaluation } from "./save.ts";

export const evaluationsRouter = router({
  next: nextToEvaluate,
  card: readCard,
  save: saveEvaluation,
  abstain,
  declareConflict,
  denyConflict,
  openMarks,
  list: listEvaluations,
  ranking: rankSubmissions,
  previewRanks,
  get: getEvaluation,
  correct: correctEvaluation,
});
