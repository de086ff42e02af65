import { Hono } from "hono";
import { changePasswordSchema, recoveryRequestInput, resetPasswordSchema } from "#domain/accounts/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { createContext } from "../context.ts";
import type { Portal } from "../portal.ts";
import { readSettings } from "../settings/read.ts";
import { showAccount } from "./account.ts";
import { noStore, setCookies, type CallVariables } from "./call.ts";
import { changePassword } from "./change-password.ts";
import { endSession } from "./end-session.ts";
import { readInput } from "./read-input.ts";
import { requestRecovery } from "./request-recovery.ts";
import { resetPassword } from "./reset-password.ts";
import { blankCookies, findSession } from "./session.ts";
import { issueText, TEXTS } from "./texts.ts";

/** /api/user: the own account, signed in or locked out of it (API-14 to API-17). */
export function userRoutes(portal: Portal): Hono<CallVariables> {
  return new Hono<CallVariables>()
    .use(noStore())
    .get("/profile", async (c) => {
      const session = await findSession(portal, c.req.raw);
      if (!session) throw refuse("signInRequired");
      return c.json({ user: showAccount(session.actor) });
    })
    .post("/change-password", async (c) => {
      const call = { requestId: c.get("requestId"), address: c.get("address") };
      const session = await findSession(portal, c.req.raw);
      if (!session) throw refuse("signInRequired");
      const { name: eventName } = await readSettings(portal.db.read);
      const { input, refused } = await readInput(
        c,
        changePasswordSchema({ email: session.actor.email, eventName }),
      );
      if (refused) return refused;
      const ctx = await createContext(portal, c.req.raw, call);
      const account = await changePassword(ctx, input, session.family);
      if (account === "wrongPassword") return c.json({ message: TEXTS.wrongPassword }, 400);
      return c.json({ message: TEXTS.passwordChanged, user: account });
    })
    .post("/request-password-recovery", async (c) => {
      const { input, refused } = await readInput(c, recoveryRequestInput);
      if (refused) return refused;
      requestRecovery(portal, input, { requestId: c.get("requestId"), address: c.get("address") });
      return c.json({ message: TEXTS.recoveryRequested });
    })
    .post("/reset-password", async (c) => {
      const { name: eventName } = await readSettings(portal.db.read);
      const { input, refused } = await readInput(c, resetPasswordSchema({ eventName }));
      if (refused) return refused;
      const call = { requestId: c.get("requestId"), address: c.get("address") };
      const outcome = await resetPassword(portal, input, call);
      if (outcome === "passwordPersonal") {
        const path = "newPassword";
        return c.json({ errors: [{ path, msg: issueText({ path, key: "passwordPersonal" }) }] }, 400);
      }
      if (outcome !== "done") return c.json({ message: TEXTS[outcome] }, 400);
      // Whoever was signed in here has to come in with the new password.
      await endSession(portal, c.req.raw);
      setCookies(c, blankCookies(portal));
      return c.json({ message: TEXTS.passwordReset });
    });
}
