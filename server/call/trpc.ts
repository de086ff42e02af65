import { initTRPC, TRPCError } from "@trpc/server";
import type { BaseIssue } from "valibot";
import { type FieldIssue, fieldIssues } from "#domain/messages.ts";
import { sayInEnglish } from "#i18n/english-refusals.ts";
import { type Audience, whyNotCall } from "#domain/permissions.ts";
import { type Reason, Refusal } from "#domain/refusal.ts";
import type { Status } from "#domain/met-by.ts";
import { statusOf } from "#domain/refusals.ts";
import type { Ctx } from "../portal/context.ts";
import type { KeptBody } from "../http/kept-body.ts";
import { requireKeyForm } from "./idempotency.ts";
import type { Rate } from "../platform/rate-limit.ts";
import { takeTurn } from "../portal/rate.ts";
import { logFailed, logRefused, noteCall } from "./note-call.ts";
import { outcomeOf } from "../watch/calls.ts";

const CODES = {
  // Nothing failed; the status is set with the answer (app.ts).
  202: "SERVICE_UNAVAILABLE",
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
  // tRPC has no code for status 507.
  507: "SERVICE_UNAVAILABLE",
} as const satisfies Record<Status, TRPCError["code"]>;

/**
 * What an error carries to the browser beside the English sentence of its reason: never its own text, stack or path,
 * which belong to the log.
 */
type ErrorData = {
  code: TRPCError["code"];
  httpStatus: number;
  requestId: string | undefined;
  reason?: Reason;
  issues?: FieldIssue[];
};

const t = initTRPC
  .context<Ctx>()
  .meta<Declared>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const data: ErrorData = {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        requestId: ctx?.requestId,
      };
      if (error.cause instanceof Refusal) data.reason = error.cause.reason;
      const issues = issuesOf(error);
      if (issues) data.issues = issues;
      return { code: shape.code, message: sayInEnglish(data), data };
    },
  });

function issuesOf(error: TRPCError): FieldIssue[] | undefined {
  const issues = (error.cause as { issues?: unknown } | undefined)?.issues;
  if (error.code !== "BAD_REQUEST" || !Array.isArray(issues)) return undefined;
  return fieldIssues(issues as BaseIssue<unknown>[]);
}

/** The calls of a batch go one after another; a call that came alone goes at once. */
const takeItsTurn = t.middleware(({ ctx, next }) => (ctx.inTurn ? ctx.inTurn(() => next()) : next()));

/**
 * Turns an expected refusal into an answer of its status, and logs a bug once with the request's id. How long a call
 * took and how it ended is noted under its name.
 */
function answering({ name, changes }: Declared) {
  return t.middleware(async ({ next, ctx }) => {
    const { portal, requestId } = ctx;
    const started = performance.now();
    const result = await next();
    const ms = performance.now() - started;
    const answered = { requestId, call: name, changes, ms };
    if (result.ok) {
      noteCall(portal, { ...answered, outcome: "ok" });
      return result;
    }
    const { cause, code } = result.error;
    const refusal = cause instanceof Refusal ? cause : portal.storage.refusalOf(cause);
    const outcome = outcomeOf(
      refusal ? statusOf(refusal.reason) : code === "INTERNAL_SERVER_ERROR" ? 500 : 400,
    );
    noteCall(portal, { ...answered, outcome });
    if (refusal) {
      logRefused(portal, { ...answered, outcome }, refusal.reason.code);
      throw refusedCall(refusal);
    }
    if (outcome === "failed") logFailed(portal, { ...answered, outcome }, cause ?? result.error);
    return result;
  });
}

/** A refusal as the answer to a call, under its status. */
export function refusedCall(refusal: Refusal): TRPCError {
  return new TRPCError({ code: CODES[statusOf(refusal.reason)], cause: refusal });
}

/** What a procedure says of itself; see verb.ts. */
export type Declared = {
  name: string;
  audience: Audience;
  /** Whether it is a `change`: whatever else there is only reads. */
  changes: boolean;
  /** An example of its input; a call without input has none. */
  sample?: unknown;
  /** The whole response body of a call that is answered from memory; see kept-question.ts. */
  keptBody?: (ctx: Ctx) => Promise<KeptBody>;
};

export const router = t.router;

/** Of one call that needs no account, from one address, beside what the call counts itself: two a second. */
const PER_VISITOR: Rate = { limit: 1_200, windowMs: 10 * 60_000 };

/** A procedure for its audience and nobody else, whatever the input is. */
export function procedureOf(declared: Declared) {
  return t.procedure
    .meta(declared)
    .use(takeItsTurn)
    .use(answering(declared))
    .use(({ ctx, type, next }) => {
      if (type === "mutation") requireKeyForm(ctx.idempotencyKey);
      const reason = whyNotCall(ctx.actor, declared.audience);
      if (reason) throw new Refusal(reason);
      const { audience, keptBody, name } = declared;
      if (audience === "everybody" && !keptBody)
        takeTurn(ctx.portal.limiter, `${name}:${ctx.address}`, PER_VISITOR);
      return next();
    });
}
