import { View } from "@react-pdf/renderer";
import { countryName } from "#domain/countries.ts";
import { formatDate, formatMark, formatNumber } from "#i18n/formatters.ts";
import type { EvaluationSheet, EvaluationsData } from "./evaluations-data.ts";
import { facesOf } from "./fonts.ts";
import { FactList, Heading, Paragraph } from "./paper/parts.tsx";
import { type Column, Table } from "./paper/table.tsx";
import { styles } from "./styles.ts";
import { isolated } from "./type/isolated-names.ts";
import type { EvaluationWords } from "./words.ts";

type Part = { data: EvaluationsData; words: EvaluationWords };

/** The criteria under the numbers that head their columns. */
export function CriteriaLegend({ data: { criteria }, words: { evaluations } }: Part) {
  const named = criteria.map(
    ({ criterion, name }, at) => `${at + 1} ${name || evaluations.criterion[criterion]()}`,
  );
  return <Paragraph style={[styles.small, { marginTop: 3, marginBottom: 9 }]}>{named.join("   ")}</Paragraph>;
}

/** Points, so that a full page holds 22. */
const ROW_HEIGHT = 31.2;

/** The evaluations by the submission's rank, then by evaluator. */
export function EvaluationTable({ data, words }: Part) {
  return (
    <Table
      columns={columnsOf(data, words)}
      rows={data.sheets}
      rowHeight={ROW_HEIGHT}
      facesOf={({ country }) => facesOf(country)}
    />
  );
}

function columnsOf(data: EvaluationsData, words: EvaluationWords): Column<EvaluationSheet>[] {
  const { locale, zone, criteria } = data;
  const { marking, evaluations } = words;
  const { print, columns } = marking;
  const mark = ({ criterion }: Criterion, at: number): Column<EvaluationSheet> => ({
    head: String(at + 1),
    width: 13,
    isRight: true,
    text: (sheet) => markOf(sheet, criterion, words),
  });
  return [
    {
      head: print.rank(),
      width: 30,
      isStrong: true,
      text: ({ rank }) => (rank === null ? "–" : String(rank)),
    },
    {
      head: columns.institution(),
      isStrong: true,
      text: ({ institution }) => institution,
      under: (sheet) => [aboutOf(sheet, data, words)],
    },
    {
      head: columns.reader(),
      width: 88,
      text: ({ reader }) => reader,
      under: ({ updatedAt }) => [formatDate(locale, updatedAt, zone)],
    },
    ...criteria.map(mark),
    {
      head: print.average(),
      width: 30,
      isRight: true,
      isStrong: true,
      text: ({ average }) => (average === null ? "–" : formatMark(locale, average)),
    },
    {
      head: print.decision(),
      width: 58,
      isRight: true,
      text: ({ state, decision }) =>
        state === "given" || state === "begun" ? evaluations.decision[decision]() : marking.states[state](),
    },
  ];
}

type Criterion = EvaluationsData["criteria"][number];

export function markOf(
  sheet: EvaluationSheet,
  criterion: EvaluationsData["criteria"][number]["criterion"],
  { evaluations }: EvaluationWords,
): string {
  if (sheet.state === "abstained") return "";
  return String(sheet[criterion] ?? evaluations.card.cannotJudgeShort());
}

function aboutOf(
  { reference, country, spaceM2 }: EvaluationSheet,
  { locale }: EvaluationsData,
  words: EvaluationWords,
): string {
  const area = words.marking.print.area({ area: formatNumber(locale, spaceM2) });
  return [reference, countryName(country, locale), area].join(" · ");
}

/** What readers wrote, below the table, by organisation. */
export function Remarks({ data, words }: Part) {
  const said = data.sheets
    .map((sheet) => ({ sheet, text: remarkOf(sheet, data, words) }))
    .filter(({ text }) => text !== "");
  if (said.length === 0) return null;
  const references = [...new Set(said.map(({ sheet }) => sheet.reference))];
  return (
    <>
      <Heading>{words.marking.print.remarks()}</Heading>
      {references.map((reference) => {
        const remarks = said.filter(({ sheet }) => sheet.reference === reference);
        return (
          <View key={reference} style={{ marginTop: 5 }}>
            <Paragraph style={styles.strong} keep>
              {`${isolated(remarks[0]?.sheet.institution ?? "")}, ${reference}`}
            </Paragraph>
            <FactList
              labelWidth={100}
              facts={remarks.map(({ sheet, text }) => ({ label: sheet.reader, value: text }))}
            />
          </View>
        );
      })}
    </>
  );
}

/** Comment, reason and what was marked before, as one text. */
export function remarkOf(
  sheet: EvaluationSheet,
  { locale, zone, criteria }: EvaluationsData,
  words: EvaluationWords,
): string {
  const { marking, evaluations } = words;
  const { first } = sheet;
  const before =
    first &&
    [
      sheet.isChangedKnowing ? marking.first.knowing() : `${marking.first.title()}:`,
      criteria.map(({ criterion }) => first[criterion] ?? evaluations.card.cannotJudgeShort()).join(" "),
      `(${evaluations.decision[first.decision]()}, ${formatDate(locale, first.at, zone)})`,
    ].join(" ");
  return [
    sheet.abstainedBecause ?? "",
    sheet.state === "setAside" ? `${evaluations.others.setAside()}.` : "",
    sheet.comment,
    before ?? "",
  ]
    .filter((text) => text.trim() !== "")
    .join(" ");
}
