import type { Role } from "#domain/actor.ts";
import type { Locale } from "#domain/locales.ts";

/** An account as sent to its owner and to staff (API-09, API-14). */
export type Account = {
  id: string;
  name: string;
  role: Role;
  firstLogin: boolean;
  email: string;
  /** PROF-02 */
  accountStatus: "first login required" | "active";
  language: Locale;
};

type Stored = Omit<Account, "accountStatus">;

export function showAccount({ id, name, role, firstLogin, email, language }: Stored): Account {
  const accountStatus = firstLogin ? "first login required" : "active";
  return { id, name, role, firstLogin, email, accountStatus, language };
}
