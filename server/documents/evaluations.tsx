import { formatDateTime } from "#i18n/formatters.ts";
import { CriteriaLegend, EvaluationTable, Remarks } from "./evaluation-table.tsx";
import { EvaluationSheetPage } from "./evaluation-sheet.tsx";
import type { EvaluationsData } from "./evaluations-data.ts";
import { prepareFonts } from "./fonts.ts";
import { PaperHead } from "./paper/head.tsx";
import { Paragraph } from "./paper/parts.tsx";
import { Sheet } from "./paper/sheet.tsx";
import { printPaper } from "./print/print-paper.tsx";
import { legible, MISSING } from "./printable.ts";
import { styles } from "./styles.ts";
import { EVALUATION_WORDS, type EvaluationWords } from "./words.ts";

type Part = { data: EvaluationsData; words: EvaluationWords };

/**
 * Evaluations as a PDF (EVA-03): of a list a table by rank, with what was written below it; of one a sheet. Heavy on the
 * processor: only the PDF worker calls it.
 */
export async function renderEvaluations(given: EvaluationsData): Promise<Uint8Array> {
  await Promise.all(given.sheets.map((sheet) => prepareFonts(sheet, sheet.country)));
  await prepareFonts(given);
  const { data, isWhole } = legible(given);
  return printPaper(<Evaluations data={data} words={EVALUATION_WORDS[data.locale]} isWhole={isWhole} />);
}

function Evaluations({ data, words, isWhole }: Part & { isWhole: boolean }) {
  const { locale, event, date, isOne, sheets } = data;
  const { title, print } = words.marking;
  const [only] = sheets;
  const named = isOne && only ? print.one({ reference: only.reference }) : title();
  return (
    <Sheet
      locale={locale}
      title={named}
      author={event}
      date={date}
      country={isOne ? (only?.country ?? null) : null}
      running={named}
      foot={event}
      numbered={(page, pages) => words.contract.page({ page, pages })}
    >
      <PaperHead
        event={event}
        title={isOne ? print.sheet() : title()}
        note={isOne ? only?.institution : undefined}
      />
      {!isWhole && (
        <Paragraph style={styles.small}>{words.applicant.paper.missingLetters({ sign: MISSING })}</Paragraph>
      )}
      {isOne && only ? (
        <EvaluationSheetPage data={data} words={words} sheet={only} />
      ) : (
        <EvaluationList data={data} words={words} />
      )}
    </Sheet>
  );
}

function EvaluationList({ data, words }: Part) {
  const { locale, date, zone, sheets, total } = data;
  const { print } = words.marking;
  const printed = formatDateTime(locale, date, zone);
  return (
    <>
      <Paragraph style={styles.quiet}>
        {sheets.length < total
          ? print.first({ count: sheets.length, total, date: printed })
          : print.all({ count: total, date: printed })}
      </Paragraph>
      <CriteriaLegend data={data} words={words} />
      <EvaluationTable data={data} words={words} />
      <Remarks data={data} words={words} />
    </>
  );
}
