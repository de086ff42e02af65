import type { Context } from "hono";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { issueText } from "../accounts/texts.ts";

/** What may come in, or the answer that says what is wrong with it: 400 with `errors: [{ msg }]` (API-19). */
export type Read<T> = { input: T; refused?: undefined } | { input?: undefined; refused: Response };

/** Reads a JSON body by its schema; keys that the schema does not name are left out. */
export async function readInput<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<Read<v.InferOutput<S>>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return { input: parsed.output };
  const errors = fieldIssues(parsed.issues).map((issue) => ({ path: issue.path, msg: issueText(issue) }));
  return { refused: c.json({ errors }, 400) };
}
