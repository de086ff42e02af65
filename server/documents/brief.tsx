import { Document, Link, Page, renderToBuffer, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { uploadedFileId } from "#domain/files/file-reference.ts";
import type { BriefFiles, BriefPart, ShownSection } from "#domain/orders/reading/tell-brief.ts";
import { formatDate, formatNumber } from "#i18n/formatters.ts";
import type { BriefData } from "./brief-data.ts";
import { prepareFonts } from "./fonts.ts";
import { Letterhead, LetterFrame } from "./letterhead.tsx";
import { legible } from "./printable.ts";
import { INK, styles } from "./styles.ts";
import { Text } from "./text.tsx";
import { BRIEF_WORDS, type BriefWords } from "./words.ts";

type Part = { data: BriefData; words: BriefWords };

/**
 * The brief of a custom stand as a PDF for whoever builds it. Letters that no face has are printed as "?", and said to be:
 * a brief with one of them is worth more than none. Heavy on the processor: only the PDF worker calls it.
 */
export async function renderBrief(given: BriefData): Promise<Uint8Array> {
  await prepareFonts(given);
  const { data, isWhole } = legible(given);
  return renderToBuffer(<Brief data={data} words={BRIEF_WORDS[data.locale]} isWhole={isWhole} />);
}

function Brief({ data, words, isWhole }: Part & { isWhole: boolean }) {
  const { print, section } = words;
  const reference = data.orderReference ?? data.submissionReference;
  return (
    <Document
      title={print.documentTitle({ reference })}
      author={data.institutionName}
      subject={data.eventName}
      language={data.locale === "pt" ? "pt-BR" : "en"}
      creationDate={new Date(data.date)}
    >
      <Page size="A4" style={styles.page}>
        <Letterhead event={data.eventName} title={print.title()} />
        <Particulars data={data} words={words} />
        {data.facts.length > 0 && (
          <Section title={words.site.title()}>
            {data.facts.map(({ fact, text }) => (
              <Said key={fact} label={words.fact[fact]()}>
                <Text>{text}</Text>
              </Said>
            ))}
          </Section>
        )}
        {data.sections.length === 0 && <Text style={styles.section}>{words.summary.empty()}</Text>}
        {data.sections.map((told) => (
          <Section key={told.section} title={section[told.section].title()}>
            <SectionParts told={told} data={data} words={words} />
          </Section>
        ))}
        {!isWhole && <Text style={[styles.quiet, styles.section]}>{print.lettersMissing()}</Text>}
        <LetterFrame
          event={data.eventName}
          running={print.running({ reference, institution: data.institutionName })}
          numbered={(page, pages) => print.page({ page, pages })}
        />
      </Page>
    </Document>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={styles.section}>
      <Text style={styles.heading} minPresenceAhead={60}>
        {title}
      </Text>
      {children}
    </View>
  );
}

function Said({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View style={styles.row}>
      <Text style={[styles.factLabel, { width: 130 }]}>{label}</Text>
      <View style={styles.factValue}>{children}</View>
    </View>
  );
}

function Particulars({ data, words }: Part) {
  const { print } = words;
  const facts = [
    { label: print.order(), value: data.orderReference ?? print.draft() },
    { label: print.submission(), value: data.submissionReference },
    { label: print.size(), value: print.sizeValue({ size: formatNumber(data.locale, data.sizeM2) }) },
    { label: print.date(), value: formatDate(data.locale, data.date, data.eventZone) },
  ];
  return (
    <View>
      <Text style={[styles.strong, { fontSize: 11, marginBottom: 8 }]}>{data.institutionName}</Text>
      <View style={styles.columns}>
        {facts.map(({ label, value }) => (
          <View
            key={label}
            style={label === print.submission() ? { flexGrow: 1.6, flexBasis: 0 } : styles.column}
          >
            <Text style={[styles.quiet, { fontSize: 8.5 }]}>{label}</Text>
            <Text style={styles.strong}>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

function SectionParts({ told, data, words }: Part & { told: ShownSection }) {
  return told.parts.map((part) => (
    <Said key={part.label} label={words.label[part.label]()}>
      <SectionPart part={part} data={data} words={words} />
    </Said>
  ));
}

function SectionPart({ part, data, words }: Part & { part: BriefPart }) {
  switch (part.kind) {
    case "rooms":
      return part.rooms.map(({ room, count }) => {
        const name = words.label[room]();
        const say = room === "auditorium" ? words.summary.people : words.summary.pieces;
        return <Text key={room}>{count === null ? name : say({ room: name, count })}</Text>;
      });
    case "text":
      return <Text>{part.text}</Text>;
    case "files":
      return <Files slot={part.label} data={data} words={words} />;
    default:
      return part satisfies never;
  }
}

/** A file by the name it has beside the printed brief, an address as a link, each with the name it came under. */
function Files({ slot, data, words }: Part & { slot: BriefFiles }) {
  const { print } = words;
  return data.originals
    .filter((original) => original.slot === slot)
    .map(({ name, file, isHere }) => {
      const isOurs = uploadedFileId(file.url) !== undefined;
      return (
        <Text key={name}>
          {isOurs ? (
            name
          ) : (
            <Link src={file.url} style={{ color: INK.annattoInk }}>
              {file.url}
            </Link>
          )}
          <Text style={styles.quiet}>
            {` (${file.name})`}
            {isOurs && !isHere ? `, ${print.notHere()}` : ""}
          </Text>
        </Text>
      );
    });
}
