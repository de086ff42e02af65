import { router } from "../call/trpc.ts";
import { readOverview } from "./overview.ts";
import { readStats } from "./stats.ts";

export const dashboardRouter = router({ stats: readStats, overview: readOverview });
