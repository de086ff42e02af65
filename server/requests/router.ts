import { router } from "../trpc.ts";
import { listRequests } from "./list.ts";

export const requestsRouter = router({ list: listRequests });
