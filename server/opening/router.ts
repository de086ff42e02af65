import { router } from "../call/trpc.ts";
import { confirmClauses } from "./confirm-clauses.ts";
import { readOpening } from "./get.ts";
import { turnApplications } from "./turn-applications.ts";

export const openingRouter = router({ get: readOpening, confirmClauses, turnApplications });
