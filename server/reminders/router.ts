import { router } from "../trpc.ts";
import { readReminders } from "./overview.ts";

export const remindersRouter = router({ overview: readReminders });
