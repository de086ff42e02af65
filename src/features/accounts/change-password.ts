import type { ChangePasswordInput } from "#domain/accounts/schema.ts";
import { call } from "#src/lib/call/call.ts";
import { noteOwnPassword } from "#src/session/session.ts";

/** Sends a password change with exactly the given keys (FA-04, FA-05). */
export async function changePassword(change: ChangePasswordInput): Promise<void> {
  await call("POST", "/user/change-password", change);
  noteOwnPassword();
}
