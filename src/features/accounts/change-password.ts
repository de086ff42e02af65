import { call, CallError } from "#src/lib/call.ts";
import { noteOwnPassword } from "#src/lib/session.ts";

type PasswordChange = { currentPassword: string; newPassword: string; confirmPassword?: string };

/** Sends a password change with exactly the given keys; the failed call, or undefined when it worked (FA-04, FA-05). */
export async function changePassword(change: PasswordChange): Promise<{ failure?: CallError } | undefined> {
  try {
    await call("POST", "/user/change-password", change);
    noteOwnPassword();
    return undefined;
  } catch (error) {
    return { failure: error instanceof CallError ? error : undefined };
  }
}
