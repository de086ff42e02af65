import { Hono } from "hono";
import { changePasswordSchema, recoveryRequestInput, resetPasswordSchema } from "#domain/accounts/schema.ts";
import { refuse } from "#domain/refusal.ts";
import type { Portal } from "../portal/portal.ts";
import { readSettings } from "../event/read.ts";
import { showAccount } from "../accounts/account.ts";
import { noStore, setCookies } from "./call.ts";
import { type Call, callOf, contextOf } from "./route.ts";
import { changePassword } from "../accounts/change-password.ts";
import { endSession } from "../accounts/end-session.ts";
import { readInput } from "./read-input.ts";
import { requestRecovery } from "../accounts/request-recovery.ts";
import { resetPassword } from "../accounts/reset-password.ts";
import { blankCookies, findSession } from "../accounts/session.ts";
import { issueText, TEXTS } from "../accounts/texts.ts";

/** /api/user: the own account, signed in or locked out of it (API-14 to API-17). */
export function userRoutes(portal: Portal): Hono<Call> {
  return new Hono<Call>()
    .use(noStore())
    .get("/profile", async (c) => {
      const session = await findSession(portal, c.req.raw);
      if (!session) throw refuse("signInRequired");
      return c.json({ user: showAccount(session.actor) });
    })
    .post("/change-password", async (c) => {
      const session = await findSession(portal, c.req.raw);
      if (!session) throw refuse("signInRequired");
      const { name: eventName } = await readSettings(portal.db.read);
      const { input, refused } = await readInput(
        c,
        changePasswordSchema({ email: session.actor.email, eventName }),
      );
      if (refused) return refused;
      const ctx = await contextOf(portal, c);
      const account = await changePassword(ctx, input, session.family);
      if (account === "wrongPassword") return c.json({ message: TEXTS.wrongPassword }, 400);
      return c.json({ message: TEXTS.passwordChanged, user: account });
    })
    .post("/request-password-recovery", async (c) => {
      const { input, refused } = await readInput(c, recoveryRequestInput);
      if (refused) return refused;
      requestRecovery(portal, input, callOf(c));
      return c.json({ message: TEXTS.recoveryRequested });
    })
    .post("/reset-password", async (c) => {
      const { name: eventName } = await readSettings(portal.db.read);
      const { input, refused } = await readInput(c, resetPasswordSchema({ eventName }));
      if (refused) return refused;
      const outcome = await resetPassword(portal, input, callOf(c));
      if (outcome === "passwordPersonal") {
        const path = "newPassword";
        return c.json({ errors: [{ path, msg: issueText({ path, key: "passwordPersonal" }) }] }, 400);
      }
      if (outcome !== "done") return c.json({ message: TEXTS[outcome] }, 400);
      // A browser that was signed in signs in again with the new password.
      await endSession(portal, c.req.raw);
      setCookies(c, blankCookies(portal));
      return c.json({ message: TEXTS.passwordReset });
    });
}
