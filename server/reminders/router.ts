import { router } from "../call/trpc.ts";
import { readReminders } from "./overview.ts";

export const remindersRouter = router({ overview: readReminders });
