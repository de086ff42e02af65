import type { Locale } from "#domain/locales.ts";
import { formatDateTime, INTL_TAG } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { Facts, Line } from "./data.ts";

/** What a line says of its facts, done or not. */
export function sayLine(
  {
    opening: { said, applications },
    settings: { contents },
  }: Pick<TranslationFunctions, "opening" | "settings">,
  locale: Locale,
  { name, isDone }: Line,
  facts: Facts,
): string {
  const at = (moment: string | null) => (moment ? formatDateTime(locale, moment) : "");
  const list = (numbers: number[]) => new Intl.ListFormat(INTL_TAG[locale]).format(numbers.map(String));
  const { clauses, backup } = facts;
  switch (name) {
    case "address":
      return (isDone ? said.addressDone : said.addressLeft)({ address: facts.address });
    case "mail":
      if (!facts.hasMailServer) return said.mailNoServer();
      return isDone ? said.mailDone({ at: at(facts.mailLeft) }) : said.mailLeft();
    case "identity":
      return isDone ? said.identityDone() : said.identityLeft({ count: facts.identityMissing });
    case "privacy":
      return isDone ? said.privacyDone() : said.privacyLeft();
    case "placeholders":
      return isDone ? said.placeholdersDone() : said.placeholdersLeft({ count: facts.placeholders.length });
    case "window":
      if (facts.window === "after") return facts.isHeld ? applications.closed() : said.windowAfter();
      if (facts.window === "soon") return said.windowSoon();
      return facts.window === "before" ? said.windowBefore() : said.windowOpen();
    case "prices":
      return isDone ? said.pricesDone() : said.pricesLeft({ count: facts.unpriced });
    case "contents": {
      const rows = facts.emptyRows.map((row) => contents[row]());
      return isDone
        ? said.contentsDone()
        : said.contentsLeft({ rows: new Intl.ListFormat(INTL_TAG[locale]).format(rows) });
    }
    case "catalogue":
      return isDone ? said.catalogueDone({ count: facts.items }) : said.catalogueLeft();
    case "bank":
      return isDone ? said.bankDone() : said.bankLeft();
    case "reviewers":
      return (isDone ? said.reviewersDone : said.reviewersLeft)({
        count: facts.reviewers,
        needed: facts.marksNeeded,
      });
    case "clauses":
      if (clauses.count === 0) return said.clausesNone();
      if (isDone) return said.clausesDone({ version: clauses.version });
      return [
        said.clausesLeft({ version: clauses.version }),
        ...(clauses.onlyPt.length > 0 ? [said.clausesOnlyPt({ numbers: list(clauses.onlyPt) })] : []),
        ...(clauses.onlyEn.length > 0 ? [said.clausesOnlyEn({ numbers: list(clauses.onlyEn) })] : []),
      ].join(" ");
    case "backup":
      if (backup.mode === "server") return said.backupServer();
      if (isDone) return said.backupDone({ at: at(backup.last) });
      if (backup.mode === "off") return said.backupOff();
      return backup.last ? said.backupLate({ at: at(backup.last) }) : said.backupNever();
    case "access":
      return said.accessLeft({ count: facts.withoutAccess });
    default:
      return name satisfies never;
  }
}
