import type { BaseIssue } from "valibot";
import { fieldIssues, type FieldIssue } from "#domain/messages.ts";
import { reasonOf } from "#domain/refusal.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayFailing } from "#i18n/say-refusal.ts";

type LL = TranslationFunctions;

/**
 * Any error as a sentence: a refusal by its reason, broken rules, a lost connection, a bug with its code for support.
 * Nothing else in src builds error text. Needs the namespaces refusals and validation, behind a sign-in obstacles, for
 * the team deskObstacles.
 */
export function say(LL: LL, error: unknown): string {
  const { code, requestId } = dataOf(error);
  const [reason, issues] = [reasonOf(error), issuesOf(error)];
  if (!reason && issues.length === 0 && isNetworkFailure(error)) return LL.refusals.network();
  const said = sayFailing(LL, { reason, issues, code });
  if (said !== undefined && (reason || issues.length > 0)) return said;
  const sentence = said ?? LL.error.generic();
  return requestId ? `${sentence} ${LL.error.requestId({ id: requestId })}` : sentence;
}

type ErrorData = { code?: string; requestId?: string; issues?: unknown };

function dataOf(error: unknown): ErrorData {
  const data = typeof error === "object" && error !== null ? (error as { data?: unknown }).data : undefined;
  return typeof data === "object" && data !== null ? (data as ErrorData) : {};
}

/** Empty when the call failed otherwise. */
export function issuesOf(error: unknown): FieldIssue[] {
  const { issues } = dataOf(error);
  if (Array.isArray(issues)) return toFieldIssues(issues);
  const own =
    typeof error === "object" && error !== null ? (error as { issues?: unknown }).issues : undefined;
  return Array.isArray(own) ? toFieldIssues(own) : [];
}

/** From the server, or straight from valibot. */
function toFieldIssues(issues: readonly unknown[]): FieldIssue[] {
  const isOurs = issues.every((issue) => typeof (issue as FieldIssue | null)?.key === "string");
  return isOurs ? (issues as FieldIssue[]) : fieldIssues(issues as BaseIssue<unknown>[]);
}

/** The call or its answer was lost on the way. */
function isNetworkFailure(error: unknown): boolean {
  if (error instanceof TypeError) return /fetch|network|load failed/i.test(error.message);
  if (!(error instanceof Error)) return false;
  return error.name === "TRPCClientError" && error.cause instanceof TypeError;
}

/** Refusals in their own words; unexpected errors by the screen's sentence (ERR-04). */
export function sayOr(LL: LL, error: unknown, unexpected: string): string {
  const isExpected = reasonOf(error) !== undefined || issuesOf(error).length > 0;
  return isExpected ? say(LL, error) : unexpected;
}
