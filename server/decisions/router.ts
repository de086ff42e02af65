import { router } from "../trpc.ts";
import { readPlanning } from "./planning.ts";
import { planDecision } from "./plan.ts";

export const decisionsRouter = router({ plan: planDecision, planning: readPlanning });
