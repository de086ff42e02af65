import { refuse } from "#domain/refusal.ts";
import { publicProcedure, router } from "../trpc.ts";
import { issueChallenge } from "./challenge.ts";

/** Many visitors may share one address, and a form left open asks again. */
const CHALLENGES_PER_ADDRESS = { limit: 300, windowMs: 60 * 60 * 1000 };

export const captchaRouter = router({
  /** A challenge of our own for the form of the expression of interest; never cached, good once. */
  challenge: publicProcedure.query(({ ctx }) => {
    const retryAfterSeconds = ctx.portal.limiter.take(`captcha:${ctx.address}`, CHALLENGES_PER_ADDRESS);
    if (retryAfterSeconds > 0) throw refuse("tooManyRequests", { retryAfterSeconds });
    return issueChallenge(ctx.portal.secret, ctx.now);
  }),
});
