import { router } from "../call/trpc.ts";
import { getDecisionTexts } from "./get-texts.ts";
import { readPlanning } from "./planning.ts";
import { previewTexts } from "./preview-texts.ts";
import { planDecision } from "./plan.ts";
import { saveDecisionTexts } from "./save-texts.ts";

export const decisionsRouter = router({
  plan: planDecision,
  planning: readPlanning,
  texts: getDecisionTexts,
  previewTexts,
  saveTexts: saveDecisionTexts,
});
