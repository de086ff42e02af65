import { whyNotCall } from "#domain/permissions.ts";
import { createContext } from "./route.ts";
import type { Portal } from "../portal/portal.ts";
import type { Declared } from "../call/trpc.ts";

const CALLS = "/api/trpc/";

/**
 * Answers the calls that are kept in memory (kept-question.ts), past the call layer: GET of one of them, alone and
 * without input. Undefined for other requests, callers who may not ask, and where something fails: the call layer
 * answers those, and says why. `declaredOf` knows the calls by their full names.
 */
export async function answerKept(
  portal: Portal,
  declaredOf: (name: string) => Promise<Declared | undefined>,
  request: Request,
  call: { requestId: string; address: string },
): Promise<Response | undefined> {
  try {
    const { url } = request;
    const declared = await declaredOf(url.slice(url.indexOf(CALLS) + CALLS.length));
    if (!declared?.keptBody) return undefined;
    portal.storage.requireSound();
    const started = performance.now();
    const ctx = await createContext(portal, request, call);
    if (whyNotCall(ctx.actor, declared.audience)) return undefined;
    const answer = await (await declared.keptBody(ctx)).answer(request);
    portal.watch.calls.note(declared.name, "ok", performance.now() - started);
    return answer;
  } catch {
    return undefined;
  }
}

/** Whether the address of a GET names a call alone: no batch, no input. */
export function mayBeKept(path: string): boolean {
  return path.startsWith(CALLS) && !path.includes("?") && !path.includes(",");
}
