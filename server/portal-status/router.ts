import { router } from "../trpc.ts";
import { readPortalStatus } from "./read.ts";

export const portalStatusRouter = router({ read: readPortalStatus });
