import { Link } from "@tanstack/react-router";
import { isUnitPeriod, periodOf } from "#domain/catalogue/unit.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import type { ItemColumn } from "#domain/imports/columns.ts";
import type { RowState } from "#domain/imports/import.ts";
import type { Locale } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import { sayCategory } from "#i18n/category-word.ts";
import { formatUsd } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayRowProblem } from "#i18n/row-problem.ts";
import { sayPer, sayUnit } from "#i18n/unit-word.ts";
import type { Column } from "#src/components/data-columns.ts";
import { Badge } from "#src/components/ui/badge.tsx";
import { sayStatus } from "#i18n/status-words.ts";
import type { ImportRow } from "./data.ts";
import { DONE_TONES, ROW_TONES } from "./import-tones.ts";

/** A row of the file: its number there, its item, what happens or happened, and why or to which values. */
export function rowColumns(LL: TranslationFunctions, locale: Locale, isDone: boolean): Column<ImportRow>[] {
  const words = LL.imports.rows;
  return [
    {
      id: "item",
      header: words.item(),
      onCard: "title",
      wraps: true,
      className: "min-w-48 max-w-80",
      cell: (row) => (
        <>
          <ItemName row={row} locale={locale} untitled={words.untitled()} />
          {row.lacks.map((language) => (
            <Badge key={language} tone="call" isInline className="ml-2">
              {LL.catalogue.lacks[language]()}
            </Badge>
          ))}
        </>
      ),
    },
    { id: "row", header: words.row(), align: "end", className: "figures w-16", cell: ({ row }) => row },
    {
      id: "state",
      header: words.state(),
      className: "w-36",
      cell: ({ state }) => (
        <Badge dot tone={(isDone && DONE_TONES[state]) || ROW_TONES[state]}>
          {sayState(LL, state, isDone)}
        </Badge>
      ),
    },
    {
      id: "details",
      header: words.details(),
      wraps: true,
      className: "min-w-64",
      cell: (row) => <Details row={row} LL={LL} locale={locale} />,
    },
  ];
}

/** What a plan promises, and what became of it. */
export function sayState(
  { imports: { state: words } }: TranslationFunctions,
  state: RowState,
  isDone: boolean,
) {
  if (isDone && state === "create") return words.created();
  return isDone && state === "change" ? words.changed() : words[state]();
}

type ItemNameProps = { row: ImportRow; locale: Locale; untitled: string };

function ItemName({ row, locale, untitled }: ItemNameProps) {
  const { itemId, isThere, title, title_pt, title_en } = row;
  const name = shownTitle({ title_pt, title_en }, locale) ?? (title || untitled);
  if (!itemId || !isThere) return <span className="font-semibold wrap-anywhere">{name}</span>;
  return (
    <Link
      to="/admin/catalog/$itemId"
      params={{ itemId }}
      className="font-semibold wrap-anywhere no-underline hover:underline hover:underline-offset-4"
    >
      {name}
    </Link>
  );
}

type DetailsProps = { row: ImportRow; LL: TranslationFunctions; locale: Locale };

function Details({ row, LL, locale }: DetailsProps) {
  const { problems, state, values, before } = row;
  if (problems.length > 0) {
    return (
      <ul className="grid gap-0.5">
        {problems.map((problem) => {
          const said = sayRowProblem(LL, problem);
          return <li key={said}>{said}</li>;
        })}
      </ul>
    );
  }
  if (state === "create") {
    const { category = "", unitMetric = "", unitPrice = 0 } = values;
    const { unitPeriod = periodOf(unitMetric) } = values;
    const price = formatUsd(locale, centsFromUsd(unitPrice));
    const per = sayPer(LL.orders, { unitMetric, unitPeriod });
    return (
      <span className="text-quiet">
        {sayCategory(LL.orders.category, category)}
        <IfNew column="category" row={row} LL={LL} />, {price} {per}
        <IfNew column="unitMetric" row={row} LL={LL} />
        {WORD_COLUMNS.filter((column) => values[column]).map((column) => (
          <span key={column} className="block wrap-anywhere">
            {LL.imports.columns[column]()}: {values[column]}
            {before[column] && before[column] !== values[column] && (
              <> ({LL.imports.rows.was({ value: before[column] })})</>
            )}
          </span>
        ))}
      </span>
    );
  }
  return (
    <ul className="grid gap-0.5">
      {Object.entries(values).map(([name, value]) => {
        const column = name as ItemColumn; // A row's values have no other names.
        const old = before[name];
        return (
          <li key={name}>
            <span className="text-quiet">{LL.imports.columns[column]()}:</span>{" "}
            <span className="wrap-anywhere">{sayValue(LL, locale, column, value)}</span>
            <IfNew column={column} row={row} LL={LL} />
            {old !== undefined && (
              <span className="text-quiet">
                {" "}
                ({LL.imports.rows.was({ value: sayValue(LL, locale, column, old) })})
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const WORD_COLUMNS = ["category_en", "units_pt", "unit_en", "units_en"] as const;
const IN_ENGLISH = { category: "category_en", unitMetric: "unit_en" } as const;

type IfNewProps = { column: ItemColumn; row: ImportRow; LL: TranslationFunctions };

/** Marks a word that the catalogue does not have yet: it may be misspelt, and lack the other language. */
function IfNew({ column, row: { news, values }, LL }: IfNewProps) {
  const found = news.find((one) => one === column);
  if (!found) return null;
  const { isNew, isNewInOne } = LL.imports.rows;
  return (
    <Badge tone="call" isInline className="ml-1.5">
      {(values[IN_ENGLISH[found]] ? isNew : isNewInOne)[found]()}
    </Badge>
  );
}

const LONGEST = 90;

function sayValue(LL: TranslationFunctions, locale: Locale, column: ItemColumn, value: unknown): string {
  if (typeof value === "number") return formatUsd(locale, centsFromUsd(value));
  const text = typeof value === "string" ? value : "";
  if (column === "category") return sayCategory(LL.orders.category, text);
  if (column === "unitMetric") return sayUnit(LL.orders.unit, text);
  if (column === "unitPeriod" && isUnitPeriod(text)) return LL.orders.unitPeriod[text]();
  if (column === "status") return sayStatus(LL, "catalogueItem", text) ?? text;
  if (text === "") return LL.imports.rows.cleared();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
