import * as v from "valibot";
import { fieldIssues, type MessageKey } from "#domain/messages.ts";

/** The value when it is accepted, otherwise the key of the first broken rule. */
export function check<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
): Output | { no: MessageKey } {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  return { no: fieldIssues(result.issues)[0]?.key ?? "required" };
}

export const no = (key: MessageKey) => ({ no: key });
