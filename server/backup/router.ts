import { router } from "../trpc.ts";
import { readState, takeNow } from "./verbs.ts";

export const backupRouter = router({ state: readState, takeNow });
