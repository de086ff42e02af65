import { router } from "../call/trpc.ts";
import { confirmEmail } from "./confirm-email.ts";
import { endLogin, endOtherLogins, listLogins } from "./open-logins.ts";
import { readOwnAccount, updateOwnAccount } from "./own.ts";
import { cancelEmail, requestEmail } from "./request-email.ts";

/** The own account beyond the REST routes. */
export const accountsRouter = router({
  own: readOwnAccount,
  update: updateOwnAccount,
  requestEmail,
  cancelEmail,
  confirmEmail,
  sessions: listLogins,
  endSession: endLogin,
  endOtherSessions: endOtherLogins,
});
