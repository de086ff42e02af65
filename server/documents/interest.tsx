import { Document, Page, renderToBuffer, View } from "@react-pdf/renderer";
import { countryName } from "#domain/countries.ts";
import { formatDateTime } from "#i18n/formatters.ts";
import { sayInterest, type InterestGroup } from "#i18n/interest-groups.ts";
import { prepareFonts } from "./fonts.ts";
import type { InterestData } from "./interest-data.ts";
import { Letterhead, LetterFrame } from "./letterhead.tsx";
import { legible, MISSING } from "./printable.ts";
import { styles } from "./styles.ts";
import { Text } from "./text.tsx";
import { INTEREST_WORDS } from "./words.ts";

/** The applicant's copy. CPU-heavy: only the PDF worker calls it. */
export async function renderInterest(given: InterestData): Promise<Uint8Array> {
  const { country } = given.answers;
  await prepareFonts(given, typeof country === "string" ? country : null);
  const { data, isWhole } = legible(given);
  const LL = INTEREST_WORDS[data.locale];
  const said = sayInterest({ LL, locale: data.locale, nameCountry: countryName }, data.answers);
  const groups = said.map(({ title, rows }) => ({ title, rows: rows.filter(({ text }) => text !== "") }));
  return renderToBuffer(<Interest data={data} groups={groups} isIncomplete={!isWhole} />);
}

type InterestProps = { data: InterestData; groups: readonly InterestGroup[]; isIncomplete: boolean };

function Interest({ data, groups, isIncomplete }: InterestProps) {
  const { locale, event, zone, reference, date, submittedAt, correctedAt } = data;
  const { eoi, applicant, contract } = INTEREST_WORDS[locale];
  const at = (moment: string) => formatDateTime(locale, moment, zone);
  const words = applicant.paper;
  return (
    <Document
      title={`${eoi.title()} ${reference}`}
      author={event}
      language={locale === "pt" ? "pt-BR" : "en"}
      creationDate={new Date(date)}
    >
      <Page size="A4" style={styles.page}>
        <Letterhead event={event} title={`${eoi.title()} ${reference}`} />
        <Text style={styles.quiet}>
          {words.sent({ date: at(submittedAt), zone })}
          {correctedAt === null ? "" : ` ${words.corrected({ date: at(correctedAt) })}`}
        </Text>
        {isIncomplete && <Text style={styles.quiet}>{words.missingLetters({ sign: MISSING })}</Text>}
        {groups
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <View key={title} style={{ marginTop: 14 }}>
              <Text style={styles.heading} minPresenceAhead={60}>
                {title}
              </Text>
              {rows.map(({ field, label, text }) => (
                <View key={field} style={styles.fact}>
                  <Text style={[styles.factLabel, { width: 150 }]}>{label}</Text>
                  <Text style={styles.factValue}>{text}</Text>
                </View>
              ))}
            </View>
          ))}
        <LetterFrame
          event={event}
          running={`${eoi.title()} ${reference}`}
          numbered={(page, pages) => contract.page({ page, pages })}
        />
      </Page>
    </Document>
  );
}
