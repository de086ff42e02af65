import { countryName } from "#domain/countries.ts";
import { formatDate, formatDateTime } from "#i18n/formatters.ts";
import { type Correction, sayCorrected, type InterestGroup } from "#i18n/interest-groups.ts";
import { prepareFonts } from "./fonts.ts";
import type { InterestData } from "./interest-data.ts";
import { PaperHead } from "./paper/head.tsx";
import { FactList, Heading, Meta, Paragraph } from "./paper/parts.tsx";
import { Sheet } from "./paper/sheet.tsx";
import { printPaper } from "./print/print-paper.tsx";
import { legible, MISSING } from "./printable.ts";
import { styles } from "./styles.ts";
import { INTEREST_WORDS } from "./words.ts";

/** What was sent: the applicant's copy, and the team's. CPU-heavy: only the PDF worker calls it. */
export async function renderInterest(given: InterestData): Promise<Uint8Array> {
  const { country } = given.answers;
  const from = typeof country === "string" ? country : null;
  await prepareFonts(given, from);
  const { data, isWhole } = legible(given);
  const LL = INTEREST_WORDS[data.locale];
  const { locale, zone, answers, now = answers, corrected = {} } = data;
  const said = sayCorrected({ LL, locale, nameCountry: countryName }, { sent: answers, now, corrected });
  const groups = said.map(({ title, rows }) => ({
    title,
    rows: rows
      .filter(({ text, correction }) => text !== "" || correction)
      .map(({ correction, ...row }) =>
        correction ? { ...row, text: withCorrection(row.text, correction) } : row,
      ),
  }));

  function withCorrection(text: string, { by, at, text: later }: Correction): string {
    const when = `${LL.applicant.correct[by]()} ${formatDateTime(locale, at, zone)}`;
    return `${text || "–"}\n${when}\n${later || "–"}`;
  }
  return printPaper(<Interest data={data} country={from} groups={groups} isIncomplete={!isWhole} />);
}

type InterestProps = {
  data: InterestData;
  country: string | null;
  groups: readonly InterestGroup[];
  isIncomplete: boolean;
};

function Interest({ data, country, groups, isIncomplete }: InterestProps) {
  const { locale, event, reference, date } = data;
  const { eoi, applicant, contract } = INTEREST_WORDS[locale];
  const named = `${eoi.title()} ${reference}`;
  const [organisation] = groups[0]?.rows ?? [];
  return (
    <Sheet
      locale={locale}
      title={named}
      author={event}
      date={date}
      country={country}
      running={named}
      foot={event}
      numbered={(page, pages) => contract.page({ page, pages })}
    >
      <PaperHead event={event} title={eoi.title()} note={organisation?.text} />
      <Sent data={data} />
      {isIncomplete && (
        <Paragraph style={[styles.small, { marginTop: 8 }]}>
          {applicant.paper.missingLetters({ sign: MISSING })}
        </Paragraph>
      )}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <Answers key={title} title={title} rows={rows} />
        ))}
    </Sheet>
  );
}

function Sent({ data: { locale, zone, reference, date, submittedAt, correctedAt } }: { data: InterestData }) {
  const { paper } = INTEREST_WORDS[locale].applicant;
  return (
    <Meta
      facts={[
        { label: paper.reference(), value: reference },
        { label: paper.sent(), value: formatDateTime(locale, submittedAt, zone) },
        ...(correctedAt === null
          ? []
          : [{ label: paper.corrected(), value: formatDateTime(locale, correctedAt, zone) }]),
        { label: paper.printed(), value: formatDate(locale, date, zone) },
      ]}
    />
  );
}

function Answers({ title, rows }: InterestGroup) {
  return (
    <>
      <Heading>{title}</Heading>
      <FactList isRuled labelWidth={158} facts={rows.map(({ label, text }) => ({ label, value: text }))} />
    </>
  );
}
