import type { Mutation } from "../mutation.ts";

const CSV = "tests/domain/exports/csv.test.ts";
const PAGE = "tests/domain/lists/page.test.ts";
const DB_PAGE = "tests/db/page.test.ts";
const RANKING = "tests/domain/evaluations/ranking.test.ts";

/** What is found, counted, compared and taken away in files. */
export const OF_LISTS: readonly Mutation[] = [
  {
    breaks: "no cell of a file is run as a formula",
    file: "server/domain/exports/cell.ts",
    text: 'let safe = FORMULA.test(text) && !isFigures(text, 0) ? "\'" : "";',
    becomes: 'let safe = text.startsWith("=") ? "\'" : "";',
    tests: [CSV],
  },
  {
    breaks: "nor one that another separator would begin",
    file: "server/domain/exports/cell.ts",
    text: "if (CELL_BEGINS.test(before)) return at;",
    becomes: 'if (before === "\\n") return at;',
    tests: [CSV],
  },
  {
    breaks: "a quote in a cell is doubled",
    file: "server/domain/exports/csv.ts",
    text: "text.replaceAll('\"', '\"\"')",
    becomes: "text",
    tests: [CSV],
  },
  {
    breaks: "a cursor holds for its own question only",
    file: "server/domain/lists/cursor.ts",
    text: "if (!isWritten(written) || written[0] !== mark) return undefined;",
    becomes: "if (!isWritten(written)) return undefined;",
    tests: ["tests/domain/lists/find-cursor.test.ts", PAGE],
  },
  {
    breaks: "going back ends on a full first page",
    file: "server/domain/lists/page.ts",
    text: "found.length >= asked.limit",
    becomes: "found.length >= 0",
    tests: [PAGE],
  },
  {
    breaks: "rows of the same value are told apart across pages",
    file: "db/page.ts",
    text: "const isTieBeyond = isBack ? sql`${tie} < ${from.tie}` : sql`${tie} > ${from.tie}`;",
    becomes: "const isTieBeyond = isBack ? sql`${tie} <= ${from.tie}` : sql`${tie} >= ${from.tie}`;",
    tests: [DB_PAGE],
  },
  {
    breaks: "rows without a value come in their turn",
    file: "db/page.ts",
    text: "return mayBeEmpty ? sql`(${isBeyond} or ${value} is null)` : isBeyond;",
    becomes: "return isBeyond;",
    tests: [DB_PAGE],
  },
  {
    breaks: "every word of a search is to be found",
    file: "server/domain/lists/match.ts",
    text: "return wordsOf(typed).every((word) =>",
    becomes: "return wordsOf(typed).some((word) =>",
    tests: ["tests/domain/lists/match.test.ts"],
  },
  {
    breaks: "a search minds no accents",
    file: "db/search-text.ts",
    text: "searchable(text)",
    becomes: "text.toLowerCase()",
    tests: ["tests/server/submissions/list.test.ts"],
  },
  {
    breaks: "who has the same mean has the same rank, and the next one skips",
    file: "server/domain/evaluations/ranking.ts",
    text: "if (mean !== last) rank = at + 1;",
    becomes: "if (mean !== last) rank += 1;",
    tests: [RANKING],
  },
  {
    breaks: "with too few marks there is no rank",
    file: "server/domain/evaluations/ranking.ts",
    text: "n < needed",
    becomes: "n === 0",
    tests: [RANKING],
  },
  {
    breaks: "marks weigh what the criteria say, halves up",
    file: "server/domain/evaluations/score.ts",
    text: "Math.floor((200 * sum + weights) / (2 * weights))",
    becomes: "Math.floor((100 * sum) / weights)",
    tests: ["tests/domain/evaluations/schema.test.ts", RANKING],
  },
  {
    breaks: "two legal ids are compared within a country",
    file: "server/domain/submissions/duplicates.ts",
    text: '? "" : `${country} ${bare}`',
    becomes: '? "" : `${country ? "BR" : ""} ${bare}`',
    tests: ["tests/domain/submissions/duplicates.test.ts"],
  },
  {
    breaks: "a CNPJ has two right check digits",
    file: "server/domain/submissions/cnpj.ts",
    text: "cnpj.endsWith(`${first}${checkDigit(`${base}${first}`)}`)",
    becomes: "cnpj.slice(12, 13) === `${first}`",
    tests: ["tests/domain/submissions/cnpj.test.ts"],
  },
  {
    breaks: "an account has the check digits of an IBAN",
    file: "server/domain/settings/payee-numbers.ts",
    text: "BigInt(figures) % 97n === 1n",
    becomes: "BigInt(figures) > 1n",
    tests: ["tests/domain/settings/payee-numbers.test.ts"],
  },
  {
    breaks: "an hour that comes twice is read as the first",
    file: "server/domain/wall-time.ts",
    text: "const before = offsetMinutes(asUtc - 86_400_000, timeZone);",
    becomes: "const before = offsetMinutes(asUtc + 86_400_000, timeZone);",
    tests: ["tests/domain/wall-time.test.ts"],
  },
  {
    breaks: "at most a hundred of a thing",
    file: "server/domain/orders/lines/line.ts",
    text: 'wholeNumber(1, 100, message("quantityMin"), message("quantityMax"))',
    becomes: 'wholeNumber(1, 101, message("quantityMin"), message("quantityMax"))',
    tests: ["tests/domain/orders/lines/line.test.ts"],
  },
  {
    breaks: "a note has two thousand letters",
    file: "server/domain/orders/lines/line.ts",
    text: "export const MAX_NOTES = 2000;",
    becomes: "export const MAX_NOTES = 20_000;",
    tests: ["tests/domain/orders/lines/line.test.ts"],
  },
];
