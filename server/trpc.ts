import { initTRPC, TRPCError } from "@trpc/server";
import type { BaseIssue } from "valibot";
import { isPartner, isStaff, needsFirstAccess } from "#domain/actor.ts";
import { fieldIssues, type FieldIssue } from "#domain/messages.ts";
import { refuse, Refusal, type Reason, type RefusalStatus } from "#domain/refusal.ts";
import type { Ctx } from "./context.ts";
import { requireKeyForm } from "./idempotency.ts";
import { describeError } from "./platform/log.ts";

/** Who a procedure is for; the router's test proves that each names its audience and refuses the others. */
export type Audience = "public" | "signedIn" | "member" | "partner" | "staff" | "admin";

const CODES = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
} as const satisfies Record<RefusalStatus, TRPCError["code"]>;

/** What an error carries to the browser: never its text, stack or path, which belong to the log. */
export type ErrorData = {
  code: TRPCError["code"];
  httpStatus: number;
  requestId: string | undefined;
  reason?: Reason;
  issues?: FieldIssue[];
};

const t = initTRPC
  .context<Ctx>()
  .meta<{ audience: Audience }>()
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
      return { code: shape.code, message: data.reason?.code ?? data.code, data };
    },
  });

function issuesOf(error: TRPCError): FieldIssue[] | undefined {
  const issues = (error.cause as { issues?: unknown } | undefined)?.issues;
  if (error.code !== "BAD_REQUEST" || !Array.isArray(issues)) return undefined;
  return fieldIssues(issues as BaseIssue<unknown>[]);
}

/** Turns an expected refusal into an answer of its status, and logs a bug once with the request's id. */
const translateErrors = t.middleware(async ({ next, ctx, path }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  if (cause instanceof Refusal) {
    ctx.portal.log.info({ requestId: ctx.requestId, path, refused: cause.reason.code }, "refused");
    throw new TRPCError({ code: CODES[cause.status], cause });
  }
  if (result.error.code === "INTERNAL_SERVER_ERROR") {
    ctx.portal.log.error(
      { requestId: ctx.requestId, path, ...describeError(cause ?? result.error) },
      "failed",
    );
  }
  return result;
});

const requireKey = t.middleware(({ ctx, type, next }) => {
  if (type === "mutation") requireKeyForm(ctx.idempotencyKey);
  return next();
});

function procedureFor(audience: Audience) {
  return t.procedure.meta({ audience }).use(translateErrors).use(requireKey);
}

export const router = t.router;
export const publicProcedure = procedureFor("public");

/** Anybody signed in, for the own account: a partner who must still choose a password as well. */
export const signedInProcedure = procedureFor("signedIn").use(({ ctx, next }) => {
  if (ctx.actor.kind !== "user") throw refuse("signInRequired");
  return next({ ctx: { ...ctx, actor: ctx.actor } });
});

/** A partner with an own password; until it is chosen every partner call is refused (GRD-08, S27). */
export const partnerProcedure = procedureFor("partner").use(({ ctx, next }) => {
  if (ctx.actor.kind !== "user") throw refuse("signInRequired");
  if (!isPartner(ctx.actor)) throw refuse("forbidden");
  if (needsFirstAccess(ctx.actor)) throw refuse("firstAccessRequired");
  return next({ ctx: { ...ctx, actor: ctx.actor } });
});

/** Staff, or a partner with an own password: for records that both work on; `load` decides whose they are. */
export const memberProcedure = procedureFor("member").use(({ ctx, next }) => {
  if (ctx.actor.kind !== "user") throw refuse("signInRequired");
  if (!isStaff(ctx.actor) && !isPartner(ctx.actor)) throw refuse("forbidden");
  if (needsFirstAccess(ctx.actor)) throw refuse("firstAccessRequired");
  return next({ ctx: { ...ctx, actor: ctx.actor } });
});

export const staffProcedure = procedureFor("staff").use(({ ctx, next }) => {
  if (ctx.actor.kind !== "user") throw refuse("signInRequired");
  if (!isStaff(ctx.actor)) throw refuse("forbidden");
  return next({ ctx: { ...ctx, actor: ctx.actor } });
});

export const adminProcedure = procedureFor("admin").use(({ ctx, next }) => {
  if (ctx.actor.kind !== "user") throw refuse("signInRequired");
  if (ctx.actor.role !== "ADMIN") throw refuse("forbidden");
  return next({ ctx: { ...ctx, actor: ctx.actor } });
});
