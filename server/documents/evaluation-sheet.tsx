import { countryName } from "#domain/countries.ts";
import { formatDate, formatMark, formatNumber } from "#i18n/formatters.ts";
import { markOf, remarkOf } from "./evaluation-table.tsx";
import type { EvaluationSheet, EvaluationsData } from "./evaluations-data.ts";
import { Heading, Mark, Meta, Paragraph } from "./paper/parts.tsx";
import { type Column, Sums, Table } from "./paper/table.tsx";
import { styles } from "./styles.ts";
import type { EvaluationWords } from "./words.ts";

type Part = { data: EvaluationsData; words: EvaluationWords; sheet: EvaluationSheet };
type Row = EvaluationsData["criteria"][number];

/** A page of one evaluation: its marks in a column, their average, and the texts. */
export function EvaluationSheetPage({ data, words, sheet }: Part) {
  const { locale, criteria } = data;
  const { marking, evaluations } = words;
  const { first } = sheet;
  const remark = remarkOf({ ...sheet, first: null }, data, words);
  const mark: Column<Row> = {
    head: marking.print.mark(),
    width: 60,
    isRight: true,
    isStrong: true,
    text: ({ criterion }) => markOf(sheet, criterion, words),
  };
  const before: Column<Row> = {
    head: marking.first.title(),
    width: 90,
    isRight: true,
    text: ({ criterion }) => String(first?.[criterion] ?? evaluations.card.cannotJudgeShort()),
  };
  const named: Column<Row> = {
    head: marking.columns.criterion(),
    text: ({ criterion, name }) => name || evaluations.criterion[criterion](),
  };
  return (
    <>
      <SheetFacts data={data} words={words} sheet={sheet} />
      <Mark tone={sheet.state === "given" && sheet.decision === "APPROVED" ? "good" : "wait"}>
        {sheet.state === "given" ? evaluations.decision[sheet.decision]() : marking.states[sheet.state]()}
      </Mark>
      {sheet.state !== "abstained" && (
        <>
          <Heading>{marking.print.marks()}</Heading>
          <Table
            columns={[named, ...(first ? [before] : []), mark]}
            rows={criteria}
            end={
              <Sums
                parts={[]}
                total={{
                  label: marking.print.average(),
                  value: sheet.average === null ? "–" : formatMark(locale, sheet.average),
                }}
                notes={first && sheet.isChangedKnowing ? [marking.first.badge()] : []}
              />
            }
          />
        </>
      )}
      {remark !== "" && (
        <>
          <Heading>{evaluations.card.comment()}</Heading>
          <Paragraph>{remark}</Paragraph>
        </>
      )}
    </>
  );
}

function SheetFacts({ data, words, sheet }: Part) {
  const { locale, zone } = data;
  const { marking } = words;
  return (
    <>
      <Meta
        facts={[
          { label: marking.print.reference(), value: sheet.reference },
          { label: marking.print.rank(), value: sheet.rank === null ? "–" : String(sheet.rank) },
          { label: marking.columns.reader(), value: sheet.reader },
          { label: marking.print.date(), value: formatDate(locale, sheet.updatedAt, zone) },
        ]}
      />
      <Paragraph style={[styles.quiet, { marginTop: 8 }]}>
        {[
          countryName(sheet.country, locale),
          marking.print.area({ area: formatNumber(locale, sheet.spaceM2) }),
          marking.print.printed({ date: formatDate(locale, data.date, zone) }),
        ].join(" · ")}
      </Paragraph>
    </>
  );
}
