import { router } from "../trpc.ts";
import { readStats } from "./stats.ts";

export const dashboardRouter = router({ stats: readStats });
