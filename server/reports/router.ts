import { router } from "../call/trpc.ts";
import { readReports } from "./read.ts";

export const reportsRouter = router({ read: readReports });
