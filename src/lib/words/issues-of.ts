import type { BaseIssue } from "valibot";
import { fieldIssues, type FieldIssue } from "#domain/messages.ts";

type ErrorData = { code?: string; requestId?: string; issues?: unknown };

/** What an answer that failed says of itself. */
export function dataOf(error: unknown): ErrorData {
  const data = typeof error === "object" && error !== null ? (error as { data?: unknown }).data : undefined;
  return typeof data === "object" && data !== null ? (data as ErrorData) : {};
}

/** The issues of a refused call; empty when the call failed otherwise. */
export function issuesOf(error: unknown): FieldIssue[] {
  const { issues } = dataOf(error);
  if (Array.isArray(issues)) return toFieldIssues(issues);
  const own =
    typeof error === "object" && error !== null ? (error as { issues?: unknown }).issues : undefined;
  return Array.isArray(own) ? toFieldIssues(own) : [];
}

/** Issues from the server, or straight from valibot. */
function toFieldIssues(issues: readonly unknown[]): FieldIssue[] {
  const isOurs = issues.every((issue) => typeof (issue as FieldIssue | null)?.key === "string");
  return isOurs ? (issues as FieldIssue[]) : fieldIssues(issues as BaseIssue<unknown>[]);
}
