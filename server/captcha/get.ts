import { takeTurn } from "../portal/rate.ts";
import { question } from "../call/verb.ts";
import { issueChallenge } from "./challenge.ts";

/** Many visitors may share one address, and an open form fetches new challenges. */
const CHALLENGES_PER_ADDRESS = { limit: 300, windowMs: 60 * 60 * 1000 };

/** A challenge of our own for the form of the expression of interest; never cached, good once. */
export const getChallenge = question("captcha.challenge", {
  may: "everybody",
  run(ctx) {
    takeTurn(ctx.portal.limiter, `captcha:${ctx.address}`, CHALLENGES_PER_ADDRESS);
    return issueChallenge(ctx.portal.secret, ctx.now);
  },
});
