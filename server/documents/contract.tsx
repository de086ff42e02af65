import { Document, Page, renderToBuffer, View } from "@react-pdf/renderer";
import type { ContractData } from "#domain/contracts/schema.ts";
import { formatDate } from "#i18n/formatters.ts";
import { Parties, ContractSection, Particulars } from "./contract-parts.tsx";
import { OrderedSections } from "./ordered-sections.tsx";
import { facesOf, prepareFonts } from "./fonts.ts";
import { printable } from "./printable.ts";
import { Letterhead, LetterFrame } from "./letterhead.tsx";
import { INK, styles } from "./styles.ts";
import { Text } from "./text.tsx";
import { CONTRACT_WORDS, type ContractWords } from "./words.ts";

type Part = { data: ContractData; words: ContractWords };

/**
 * The contract as a PDF in the partner's contact language; refused when a name or note has letters it would print as
 * others. Heavy on the processor: only the PDF worker calls it.
 */
export async function renderContract(given: ContractData): Promise<Uint8Array> {
  await prepareFonts(given, given.partner.country);
  const data = printable(given);
  return renderToBuffer(<Contract data={data} words={CONTRACT_WORDS[data.locale]} />);
}

function Contract({ data, words }: Part) {
  const { orderReference: reference, version } = data;
  return (
    <Document
      title={words.documentTitle({ reference })}
      author={data.organiser.name}
      subject={data.eventName}
      language={data.locale === "pt" ? "pt-BR" : "en"}
      creationDate={new Date(data.date)}
    >
      <Page size="A4" style={[styles.page, facesOf(data.partner.country)]}>
        <Letterhead event={data.eventName} title={words.title()} />
        <ContractFacts data={data} words={words} />
        <ContractSection title={words.parties.title()} whole>
          <Parties data={data} words={words} />
        </ContractSection>
        <ContractSection title={words.object.title()} whole>
          <Text>
            {words.object.text({
              organiser: data.organiser.name,
              exhibitor: data.partner.institutionName,
              event: data.eventName,
              reference,
            })}
          </Text>
        </ContractSection>
        <OrderedSections data={data} words={words} />
        {data.notes.trim() !== "" && (
          <ContractSection title={words.notes.title()}>
            <Text>{data.notes}</Text>
          </ContractSection>
        )}
        {data.isDraft ? (
          <ContractSection title={words.draft.title()} whole>
            <Text>{words.draft.text()}</Text>
          </ContractSection>
        ) : (
          <ContractSection title={words.signatures.title()} whole>
            <Signatures data={data} words={words} />
          </ContractSection>
        )}
        <LetterFrame
          event={data.eventName}
          running={data.isDraft ? words.draft.running({ reference }) : words.running({ reference, version })}
          numbered={(page, pages) => words.page({ page, pages })}
        />
        {data.isDraft && <Stamp text={words.draft.stamp()} />}
      </Page>
    </Document>
  );
}

function ContractFacts({ data, words }: Part) {
  const { meta, orderType } = words;
  const facts = [
    { label: meta.order(), value: data.orderReference },
    { label: meta.submission(), value: data.submissionReference, isWide: true },
    { label: meta.date(), value: formatDate(data.locale, data.date, data.eventZone) },
    { label: meta.version(), value: data.isDraft ? words.draft.edition() : String(data.version) },
    { label: meta.orderVersion(), value: String(data.orderVersion) },
  ];
  return <Particulars title={orderType[data.orderType]()} facts={facts} />;
}

/** Across every page, over what is printed there. */
function Stamp({ text }: { text: string }) {
  return (
    <View fixed style={styles.stamp}>
      <Text style={styles.stampText}>{text}</Text>
    </View>
  );
}

function Signatures({ data, words }: Part) {
  const { signatures } = words;
  const line = { marginTop: 44, borderTopWidth: 0.8, borderTopColor: INK.ink, paddingTop: 5 };
  const people = [
    { party: data.organiser.name, person: "" },
    { party: data.partner.institutionName, person: data.partner.representative },
  ];
  return (
    <View>
      <Text>{signatures.text()}</Text>
      <View style={[line, { width: "47%" }]}>
        <Text style={styles.quiet}>{signatures.placeAndDate()}</Text>
      </View>
      <View style={styles.columns}>
        {people.map(({ party, person }) => (
          <View key={party} style={[styles.column, line]}>
            <Text style={styles.strong}>{party}</Text>
            <Text style={styles.quiet}>{person || signatures.name()}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}
