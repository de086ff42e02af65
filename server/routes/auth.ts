import { Hono } from "hono";
import { registerInput } from "#domain/accounts/schema.ts";
import { loginInput } from "#domain/accounts/sign-in.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { registerPartner } from "../partners/register.ts";
import type { Portal } from "../portal/portal.ts";
import { showAccount } from "../accounts/account.ts";
import { deviceOf, noStore, setCookies } from "./call.ts";
import { type Call, callOf, contextOf } from "./route.ts";
import { endSession, familiesOf } from "../accounts/end-session.ts";
import { login } from "../accounts/login.ts";
import { readInput } from "./read-input.ts";
import { renewSession } from "../accounts/renew-session.ts";
import { blankCookies, findActor } from "../accounts/session.ts";
import { TEXTS } from "../accounts/texts.ts";

/** /api/auth: signing in and out (API-09 to API-13). */
export function authRoutes(portal: Portal): Hono<Call> {
  return new Hono<Call>()
    .use(noStore())
    .post("/login", async (c) => {
      const { input, refused } = await readInput(c, loginInput);
      if (refused) return refused;
      const outcome = await login(portal, input, {
        ...callOf(c),
        device: deviceOf(c.req.raw),
        replaces: await familiesOf(portal, c.req.raw),
      });
      if (outcome === "wrong") return c.json({ message: TEXTS.wrongLogin }, 401);
      if (outcome === "temporaryPasswordExpired") {
        return c.json({ message: TEXTS.temporaryPasswordExpired }, 401);
      }
      setCookies(c, outcome.cookies);
      return c.json({ user: outcome.user });
    })
    .post("/logout", async (c) => {
      await endSession(portal, c.req.raw);
      setCookies(c, blankCookies(portal));
      // Clears cached answers only; cookies and storage hold the language and others' unsent texts as well.
      c.header("clear-site-data", '"cache"');
      return c.json({ message: TEXTS.loggedOut });
    })
    .post("/refresh", async (c) => {
      setCookies(c, await renewSession(portal, c.req.raw, deviceOf(c.req.raw)));
      return c.json({ message: TEXTS.renewed });
    })
    .get("/verify", async (c) => {
      const actor = await findActor(portal, c.req.raw);
      if (actor.kind !== "user") throw refuse("signInRequired");
      return c.json({ user: showAccount(actor) });
    })
    .post("/register", async (c) => {
      const ctx = await contextOf(portal, c);
      const reason = whyNotCall(ctx.actor, ["partners.register"]);
      if (reason) throw new Refusal(reason);
      const { input, refused } = await readInput(c, registerInput);
      if (refused) return refused;
      return c.json({ user: await registerPartner.perform(ctx, input) }, 201);
    });
}
