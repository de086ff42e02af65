import { Document, Page, renderToBuffer, View } from "@react-pdf/renderer";
import { countryName } from "#domain/countries.ts";
import type { Scores } from "#domain/evaluations/score.ts";
import { formatDateTime, formatNumber } from "#i18n/formatters.ts";
import type { EvaluationSheet, EvaluationsData } from "./evaluations-data.ts";
import { displayFacesOf, facesOf, prepareFonts } from "./fonts.ts";
import { Letterhead, LetterFrame } from "./letterhead.tsx";
import { legible, MISSING } from "./printable.ts";
import { INK, styles } from "./styles.ts";
import { Text } from "./text.tsx";
import { EVALUATION_WORDS, type EvaluationWords } from "./words.ts";

type Part = { data: EvaluationsData; words: EvaluationWords };
type SheetPart = Part & { sheet: EvaluationSheet };

/** Evaluations as a PDF, one after the other (EVA-03). Heavy on the processor: only the PDF worker calls it. */
export async function renderEvaluations(given: EvaluationsData): Promise<Uint8Array> {
  await Promise.all(given.sheets.map((sheet) => prepareFonts(sheet, sheet.country)));
  await prepareFonts(given);
  const { data, isWhole } = legible(given);
  return renderToBuffer(<Evaluations data={data} words={EVALUATION_WORDS[data.locale]} isWhole={isWhole} />);
}

function Evaluations({ data, words, isWhole }: Part & { isWhole: boolean }) {
  const { locale, event, date, zone, sheets, total } = data;
  const { title, print } = words.marking;
  const printed = formatDateTime(locale, date, zone);
  return (
    <Document
      title={title()}
      author={event}
      language={locale === "pt" ? "pt-BR" : "en"}
      creationDate={new Date(date)}
    >
      {inParts(sheets).map((part, at) => (
        <Page key={part[0]?.reference ?? at} size="A4" style={styles.page}>
          {at === 0 && (
            <>
              <Letterhead event={event} title={title()} />
              <Text style={styles.quiet}>
                {sheets.length < total
                  ? print.first({ count: sheets.length, total, date: printed })
                  : print.all({ count: total, date: printed })}
              </Text>
              {!isWhole && (
                <Text style={styles.quiet}>{words.applicant.paper.missingLetters({ sign: MISSING })}</Text>
              )}
            </>
          )}
          {part.map((sheet) => (
            <Sheet key={`${sheet.reference} ${sheet.reader}`} data={data} words={words} sheet={sheet} />
          ))}
          <LetterFrame
            event={event}
            running={title()}
            numbered={(page, pages) => words.contract.page({ page, pages })}
          />
        </Page>
      ))}
    </Document>
  );
}

/** What is laid out together: each turn of a page lays the rest of its part out again. */
const TOGETHER = 20;

function inParts(sheets: readonly EvaluationSheet[]): EvaluationSheet[][] {
  const parts = Math.max(1, Math.ceil(sheets.length / TOGETHER));
  return Array.from({ length: parts }, (_, at) => sheets.slice(at * TOGETHER, (at + 1) * TOGETHER));
}

function Sheet({ data: { locale, zone, criteria }, words: { marking, evaluations }, sheet }: SheetPart) {
  const { reference, institution, country, spaceM2, reader, average, state, first, comment } = sheet;
  const facts = [
    reference,
    countryName(country, locale),
    marking.print.area({ area: formatNumber(locale, spaceM2) }),
  ];
  return (
    <View
      style={[
        styles.section,
        facesOf(country),
        { borderTopWidth: 0.6, borderTopColor: INK.line, paddingTop: 12 },
      ]}
    >
      <View wrap={false}>
        <Text style={[styles.heading, displayFacesOf(country), { marginBottom: 2 }]}>{institution}</Text>
        <Text style={styles.quiet}>{facts.join(" · ")}</Text>
        <View style={[styles.columns, { marginTop: 6 }]}>
          <Text style={[styles.strong, { flexGrow: 1 }]}>{reader}</Text>
          <Text>
            {state === "abstained" ? marking.states.abstained() : evaluations.decision[sheet.decision]()}
          </Text>
          {average !== null && <Text style={styles.strong}>{evaluations.card.average({ average })}</Text>}
          <Text style={styles.quiet}>{formatDateTime(locale, sheet.updatedAt, zone)}</Text>
        </View>
        {state !== "abstained" && <Marks criteria={criteria} marks={sheet} words={evaluations} />}
      </View>
      {sheet.abstainedBecause && <Text>{sheet.abstainedBecause}</Text>}
      {state === "setAside" && <Text style={styles.quiet}>{evaluations.others.setAside()}</Text>}
      {comment !== "" && <Text style={{ marginTop: 4 }}>{comment}</Text>}
      {first && (
        <View wrap={false} style={{ marginTop: 6 }}>
          <Text style={styles.quiet}>
            {sheet.isChangedKnowing ? marking.first.knowing() : marking.first.title()}{" "}
            {evaluations.decision[first.decision]()}, {formatDateTime(locale, first.at, zone)}
          </Text>
          <Marks criteria={criteria} marks={first} words={evaluations} />
        </View>
      )}
    </View>
  );
}

type MarksPart = Pick<EvaluationsData, "criteria"> & {
  marks: Scores;
  words: EvaluationWords["evaluations"];
};

function Marks({ criteria, marks, words }: MarksPart) {
  return (
    <View style={[styles.columns, { gap: 10, marginTop: 4 }]}>
      {criteria.map(({ criterion, name }) => (
        <View key={criterion} style={styles.column}>
          <Text style={[styles.quiet, { fontSize: 8 }]}>{name || words.criterion[criterion]()}</Text>
          <Text style={styles.strong}>{marks[criterion] ?? words.card.cannotJudgeShort()}</Text>
        </View>
      ))}
    </View>
  );
}
