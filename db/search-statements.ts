import { getTableName } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { FOLDED } from "#domain/accents.ts";
import { fileTexts, payments, RECORD_TABLES } from "./schema/index.ts";
import { indexOf, type Searched } from "./full-text.ts";

/**
 * The statements that no schema can say, for `bun run db:generate` to write into a migration: the full-text index of a
 * searched table with its triggers, and the words by which the history finds a record.
 */
export function searchStatements({ table, columns }: Searched): string[] {
  const name = getTableName(table);
  const index = indexOf(table);
  const names = columns.map((column) => `\`${column.name}\``);
  const words = foldedWords(names.map((column) => `coalesce(${column}, '')`).join(" || ' ' || "));
  const indexRow = `INSERT OR REPLACE INTO \`${index}\` (rowid, \`text\`) SELECT \`search_row\`, ${words} FROM \`${name}\``;
  return [
    `CREATE VIRTUAL TABLE \`${index}\` USING fts5(\`text\`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');`,
    `CREATE VIRTUAL TABLE \`${index}_terms\` USING fts5vocab(\`${index}\`, 'row');`,
    `UPDATE \`${name}\` SET \`search_row\` = rowid;`,
    `${indexRow};`,
    `CREATE TRIGGER \`${index}_insert\` AFTER INSERT ON \`${name}\` BEGIN
  UPDATE \`${name}\` SET \`search_row\` = (SELECT coalesce(max(\`search_row\`), 0) + 1 FROM \`${name}\`) WHERE \`id\` = new.\`id\`;
  ${indexRow} WHERE \`id\` = new.\`id\`;
END;`,
    `CREATE TRIGGER \`${index}_update\` AFTER UPDATE OF ${names.join(", ")} ON \`${name}\` BEGIN
  ${indexRow} WHERE \`id\` = new.\`id\`;
END;`,
    `CREATE TRIGGER \`${index}_delete\` AFTER DELETE ON \`${name}\` BEGIN
  DELETE FROM \`${index}\` WHERE rowid = old.\`search_row\`;
END;`,
  ];
}

/** The full-text table takes a name that the schema has to leave free: a migration with both could not run. */
export function whyNotSearched({ table }: Searched): string | undefined {
  const isTaken = getTableConfig(table).indexes.some(({ config }) => config.name === indexOf(table));
  if (!isTaken) return undefined;
  const name = getTableName(table);
  return `${name}: call the index ${name}_found; ${indexOf(table)} is the full-text table that is written for it`;
}

/** As `searchable` folds letters that are none with an accent, which the index takes off by itself. */
export function foldedWords(expression: string): string {
  return (
    Object.entries(FOLDED)
      .flatMap(([letter, plain]) => [letter, letter.toUpperCase()].map((one) => [one, plain] as const))
      // The capitals of ß and ı are plain letters.
      .filter(([letter]) => /[^\0-\x7F]/.test(letter))
      .reduce((folded, [letter, plain]) => `replace(${folded}, '${letter}', '${plain}')`, expression)
  );
}

/** The view from which triggers of the baseline index the history: who, the note, and what the record is called. */
export function historyWordsStatements(): string[] {
  const owner = (alias: string, more: string) => `coalesce(${more}${referenceWords(alias)}, '')`;
  const words = [
    "h.`actor_name`",
    "h.`note`",
    owner("o", ""),
    owner("s", "s.`institution_name` || ' ' || "),
    ...namedTables().map(
      ({ name, columns }) =>
        `coalesce((SELECT ${columns.map((column) => `n.\`${column}\``).join(" || ' ' || ")} FROM \`${name}\` n WHERE n.\`id\` = h.\`record_id\`), '')`,
    ),
  ];
  return [
    "DROP VIEW `history_words`;",
    `CREATE VIEW \`history_words\` AS SELECT h.\`id\`, h.\`search_row\`, ${foldedWords(words.join(" || ' ' || "))} AS \`text\` FROM \`history\` h LEFT JOIN \`order_requests\` r ON r.\`id\` = h.\`record_id\` LEFT JOIN \`contracts\` c ON c.\`id\` = h.\`record_id\` LEFT JOIN \`orders\` o ON o.\`id\` = coalesce(r.\`order_id\`, c.\`order_id\`, h.\`record_id\`) LEFT JOIN \`submissions\` s ON s.\`id\` = coalesce(h.\`submission_id\`, o.\`submission_id\`, h.\`record_id\`);`,
  ];
}

/** A reference is found by any part of its number. */
function referenceWords(alias: string): string {
  const ends = [5, 4, 3, 2, 1].map((length) => `substr(${alias}.\`reference\`, -${length})`);
  return [`${alias}.\`reference\``, ...ends].join(" || ' ' || ");
}

/** The tables whose records the history calls by a name of their own. */
export function namedTables(): { name: string; columns: string[] }[] {
  return Object.values(RECORD_TABLES).flatMap((stored) => {
    if (!stored?.name) return [];
    const { pt, en } = stored.name;
    return [{ name: getTableName(stored.table), columns: [...new Set([pt.name, en.name])] }];
  });
}

/** Every table that declares by which columns it is searched, and the words of files and of transfers, which are no record. */
export function searchedTables(): Searched[] {
  const records = Object.values(RECORD_TABLES).flatMap((stored) =>
    stored?.search ? [{ table: stored.table, columns: stored.search }] : [],
  );
  return [
    ...records,
    { table: fileTexts, columns: [fileTexts.text] },
    { table: payments, columns: [payments.reference] },
  ];
}
