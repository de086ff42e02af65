import * as v from "valibot";
import { id, version } from "../fields.ts";
import { note } from "../note.ts";
import type { Reason } from "../refusal.ts";

/** What an administrator does with one exhibitor's account; detached, it no longer sees one of its submissions. */
export type AccessAct = "disable" | "enable" | "detach";

/** The note goes to the person, too. */
export const accessInput = v.strictObject({ id: id(), version: version(), note: note(true) });
export const detachInput = v.strictObject({ ...accessInput.entries, submissionId: id() });

/** `act` is one of the acts, or "detach" and the submission: "detach 4f". */
export const accessForm = v.strictObject({
  act: v.pipe(v.string(), v.minLength(1, "choice")),
  note: accessInput.entries.note,
});

export function whyNotAccess(act: AccessAct, { isDisabled }: { isDisabled: boolean }): Reason | undefined {
  const from = isDisabled ? "disabled" : "active";
  const isIdle = (act === "disable" && isDisabled) || (act === "enable" && !isDisabled);
  return isIdle ? { code: "moveNotAllowed", params: { record: "account", move: act, from } } : undefined;
}
