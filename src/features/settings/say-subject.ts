import type { ContractSubject } from "#domain/contracts/subject.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

/** What the contracts that a clause holds for are about, in the words of the kinds of order. */
export function saySubject(LL: TranslationFunctions, subject: ContractSubject): string {
  if (subject === "stand") return LL.settings.clauses.stand();
  return LL.statuses.ordered[subject]();
}
