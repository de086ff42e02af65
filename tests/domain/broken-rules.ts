import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";

/** As many copies of a value as a limit is tested with. */
export function copies<Value extends object>(count: number, value: Value): Value[] {
  return Array.from({ length: count }, () => ({ ...value }));
}

/** The rules an input breaks, first of each field, as "path: key"; empty when it is accepted. */
export function brokenRules(schema: v.GenericSchema, input: unknown): string[] {
  const result = v.safeParse(schema, input);
  return result.success ? [] : fieldIssues(result.issues).map((issue) => `${issue.path}: ${issue.key}`);
}
