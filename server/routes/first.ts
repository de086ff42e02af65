import type { Portal } from "../portal/portal.ts";
import type { Declared } from "../call/trpc.ts";
import { securityHeaders } from "../http/headers.ts";
import { answerHealth, HEALTH } from "../http/health.ts";
import { keptWarnings } from "../portal-status/warnings.ts";
import { outcomeOf } from "../watch/calls.ts";
import { answerKept, mayBeKept } from "./kept-answers.ts";

type Answer = Promise<Response | undefined> | undefined;

/**
 * What is asked most and needs least is answered before the framework is asked: its ten steps around an answer cost
 * several times what these answers do (P1, P3). Undefined, at once or later, for what the framework is to answer.
 */
export function answersFirst(
  portal: Portal,
  declaredOf: (name: string) => Promise<Declared | undefined>,
): (request: Request, address: string) => Answer {
  const fixed = Object.entries(securityHeaders(portal.env.PUBLIC_URL));

  function finish(answer: Response, requestId: string): Response {
    for (const [name, value] of fixed) answer.headers.set(name, value);
    answer.headers.set("x-request-id", requestId);
    return answer;
  }

  const health = () => keptWarnings(portal);

  return (request, address) => {
    if (request.method !== "GET") return undefined;
    const path = pathAndQuery(request.url);
    const requestId = crypto.randomUUID();
    // A database that cannot be read is reported by the framework.
    if (path.startsWith("/api/health") && isHealth(path)) {
      const started = performance.now();
      return answerHealth(portal, path, health).then(
        (answer) => {
          const ms = performance.now() - started;
          portal.watch.calls.note(`GET ${path}`, outcomeOf(answer.status), ms);
          return finish(answer, requestId);
        },
        () => undefined,
      );
    }
    if (!mayBeKept(path)) return undefined;
    return answerKept(portal, declaredOf, request, { requestId, address }).then(
      (answer) => answer && finish(answer, requestId),
    );
  };
}

function isHealth(path: string): boolean {
  return (HEALTH as readonly string[]).includes(path);
}

function pathAndQuery(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2));
}
