import { router } from "../trpc.ts";
import { readReports } from "./read.ts";

export const reportsRouter = router({ read: readReports });
