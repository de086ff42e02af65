import { router } from "../trpc.ts";
import { endLogin, endOtherLogins, listLogins } from "./open-logins.ts";

/** The own account beyond the REST routes. */
export const accountsRouter = router({
  sessions: listLogins,
  endSession: endLogin,
  endOtherSessions: endOtherLogins,
});
