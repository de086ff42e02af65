import type { Context, MiddlewareHandler } from "hono";
import { whyNotCall } from "#domain/permissions.ts";
import { createContext } from "../context.ts";
import type { Portal } from "../portal.ts";
import type { Declared } from "../trpc.ts";

type Call = { Variables: { requestId: string; address: string } };

/**
 * Answers the calls that are kept in memory (kept-question.ts), past the call layer: GET of one of them, alone and
 * without input. Whoever may not ask is told why by the call layer, as for any other call, and so is whoever meets a
 * failure. `declaredOf` knows the calls by their full names.
 */
export function keptAnswers(
  portal: Portal,
  declaredOf: (name: string) => Promise<Declared | undefined>,
): MiddlewareHandler<Call> {
  return async (c, next) => {
    const { method, path, url } = c.req;
    const isAlone = method === "GET" && !url.includes("?");
    const declared = isAlone ? await declaredOf(path.slice(path.lastIndexOf("/") + 1)) : undefined;
    if (!declared?.keptBody) return next();
    const answer = await answerKept(portal, c, declared).catch(() => undefined);
    return answer ?? next();
  };
}

async function answerKept(
  portal: Portal,
  { req, var: call }: Context<Call>,
  { audience, keptBody }: Declared,
): Promise<Response | undefined> {
  portal.storage.requireSound();
  const ctx = await createContext(portal, req.raw, call);
  if (whyNotCall(ctx.actor, audience)) return undefined;
  return (await keptBody?.(ctx))?.answer(req.raw);
}
