import { router, staffProcedure } from "../trpc.ts";
import { readStats } from "./stats.ts";

export const dashboardRouter = router({
  stats: staffProcedure.query(({ ctx }) => readStats(ctx)),
});
