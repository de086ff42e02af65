import { router } from "../call/trpc.ts";
import { readPortalStatus } from "./read.ts";

export const portalStatusRouter = router({ read: readPortalStatus });
