import { Link } from "@react-pdf/renderer";
import { uploadedFileId } from "#domain/files/file-reference.ts";
import type { BriefFiles, BriefPart, ShownSection } from "#domain/orders/reading/tell-brief.ts";
import { formatDate, formatNumber } from "#i18n/formatters.ts";
import { Text } from "./text.tsx";
import type { BriefData } from "./brief-data.ts";
import { prepareFonts } from "./fonts.ts";
import { PaperHead } from "./paper/head.tsx";
import { FactList, Heading, Meta, Paragraph } from "./paper/parts.tsx";
import { Sheet } from "./paper/sheet.tsx";
import { printPaper } from "./print/print-paper.tsx";
import { legible } from "./printable.ts";
import { INK, styles } from "./styles.ts";
import { isolated } from "./type/isolated-names.ts";
import { BRIEF_WORDS, type BriefWords } from "./words.ts";

type Part = { data: BriefData; words: BriefWords };

/**
 * The brief of a custom stand as a PDF for whoever builds it. Letters that no face has are printed as "?", and said to be:
 * a brief with one of them is worth more than none. Heavy on the processor: only the PDF worker calls it.
 */
export async function renderBrief(given: BriefData): Promise<Uint8Array> {
  await prepareFonts(given);
  const { data, isWhole } = legible(given);
  return printPaper(<Brief data={data} words={BRIEF_WORDS[data.locale]} isWhole={isWhole} />);
}

function Brief({ data, words, isWhole }: Part & { isWhole: boolean }) {
  const { print, section, site, fact, summary } = words;
  const { locale, eventName, institutionName } = data;
  const reference = data.orderReference ?? data.submissionReference;
  return (
    <Sheet
      locale={locale}
      title={print.documentTitle({ reference })}
      author={institutionName}
      subject={eventName}
      date={data.date}
      running={print.running({ reference, institution: isolated(institutionName) })}
      foot={eventName}
      numbered={(page, pages) => print.page({ page, pages })}
    >
      <PaperHead
        event={eventName}
        title={print.title()}
        note={institutionName}
        drawing={{ name: "booth-custom", locale, alt: print.drawing() }}
      />
      <Particulars data={data} words={words} />
      {data.facts.length > 0 && (
        <>
          <Heading>{site.title()}</Heading>
          <FactList
            isRuled
            labelWidth={132}
            facts={data.facts.map((known) => ({ label: fact[known.fact](), value: known.text }))}
          />
        </>
      )}
      {data.sections.length === 0 && <Paragraph style={{ marginTop: 18 }}>{summary.empty()}</Paragraph>}
      {data.sections.map((told) => (
        <Section
          key={told.section}
          title={section[told.section].title()}
          told={told}
          data={data}
          words={words}
        />
      ))}
      {!isWhole && <Paragraph style={[styles.small, { marginTop: 14 }]}>{print.lettersMissing()}</Paragraph>}
    </Sheet>
  );
}

function Particulars({ data, words: { print } }: Part) {
  return (
    <Meta
      facts={[
        { label: print.order(), value: data.orderReference ?? print.draft() },
        { label: print.submission(), value: data.submissionReference },
        { label: print.size(), value: print.sizeValue({ size: formatNumber(data.locale, data.sizeM2) }) },
        { label: print.date(), value: formatDate(data.locale, data.date, data.eventZone) },
      ]}
    />
  );
}

function Section({ title, told, data, words }: Part & { title: string; told: ShownSection }) {
  return (
    <>
      <Heading>{title}</Heading>
      <FactList
        isRuled
        labelWidth={132}
        facts={told.parts.map((part) => ({
          label: words.label[part.label](),
          value: part.kind === "text" ? part.text : <SectionPart part={part} data={data} words={words} />,
        }))}
      />
    </>
  );
}

function SectionPart({ part, data, words }: Part & { part: Exclude<BriefPart, { kind: "text" }> }) {
  switch (part.kind) {
    case "rooms":
      return part.rooms.map(({ room, count }) => {
        const name = words.label[room]();
        const say = room === "auditorium" ? words.summary.people : words.summary.pieces;
        return <Text key={room}>{count === null ? name : say({ room: name, count })}</Text>;
      });
    case "files":
      return <Files slot={part.label} data={data} words={words} />;
    default:
      return part satisfies never;
  }
}

/** A file by the name it has beside the printed brief, an address as a link, each with the name it came under. */
function Files({ slot, data, words: { print } }: Part & { slot: BriefFiles }) {
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
