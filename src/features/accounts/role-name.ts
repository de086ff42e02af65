import { ROLES } from "#domain/actor.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

/** A role by its display name; an unknown role is simply a user (PROF-03). */
export function roleName(LL: TranslationFunctions, role: string | undefined): string {
  const known = ROLES.find((name) => name === role);
  return LL.role[known ?? "unknown"]();
}
