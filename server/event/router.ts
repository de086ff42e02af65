import { router } from "../trpc.ts";
import { getEvent } from "./get.ts";

export const eventRouter = router({ get: getEvent });
