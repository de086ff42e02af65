import { clausesOf, clausesToAccept, fillClauses } from "#domain/contracts/clauses.ts";
import type { ContractSubject } from "#domain/contracts/subject.ts";
import type { Locale } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";
import type { ClausesPage } from "#domain/plain-page.ts";
import { clauseFacts } from "#i18n/clause-facts.ts";
import { SERVER_WORDS } from "#i18n/server-words.ts";

/** The clauses that a contract about this would print; what only an order says is named in brackets. */
export function showClauses(settings: Settings, subject: ContractSubject, locale: Locale): ClausesPage {
  const { blank } = SERVER_WORDS[locale].contract.clauses;
  const facts = clauseFacts(locale, settings, {
    exhibitor: blank.exhibitor(),
    representative: blank.representative(),
    order: blank.order(),
    total: blank.total(),
  });
  return {
    subject,
    version: settings.clauses.version,
    isConfirmed: clausesToAccept(settings, subject) !== null,
    items: fillClauses(clausesOf(subject, settings.clauses.items), locale, facts),
  };
}
