import { reasonOf, type Reason } from "#domain/refusal.ts";
import { fieldIssues, type FieldIssue } from "#domain/messages.ts";
import type { BaseIssue } from "valibot";

/** Why a call was refused; undefined when it was not. */
export async function reasonFor(call: Promise<unknown>): Promise<Reason | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    return reason;
  }
}

export async function codeOf(call: Promise<unknown>): Promise<string | undefined> {
  return (await reasonFor(call))?.code;
}

/** The broken rules of a refused input. */
export async function issuesFor(call: Promise<unknown>): Promise<FieldIssue[]> {
  try {
    await call;
    return [];
  } catch (error) {
    const { cause } = error as { cause?: { issues?: BaseIssue<unknown>[] } };
    if (!cause?.issues) throw error;
    return fieldIssues(cause.issues);
  }
}
