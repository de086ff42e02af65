import type { ContractData } from "#domain/contracts/schema.ts";
import { subjectOf } from "#domain/contracts/subject.ts";
import { formatWholeSpan } from "#i18n/date-range.ts";
import { formatDate } from "#i18n/formatters.ts";
import { Brief, Clauses, Payment, Signatures, Written } from "./contract-parts.tsx";
import { drawingOf } from "./drawn-order.ts";
import { prepareFonts } from "./fonts.ts";
import { Ordered } from "./ordered.tsx";
import { PaperHead } from "./paper/head.tsx";
import { FactList, Heading, Meta, Paragraph } from "./paper/parts.tsx";
import { Sheet } from "./paper/sheet.tsx";
import { FromTo } from "./parties.tsx";
import { printPaper } from "./print/print-paper.tsx";
import { printable } from "./printable.ts";
import { isolated } from "./type/isolated-names.ts";
import { CONTRACT_WORDS, type ContractWords } from "./words.ts";

type Part = { data: ContractData; words: ContractWords };

/**
 * The contract as a PDF in the partner's contact language; refused when a name or note has letters it would print as
 * others. Heavy on the processor: only the PDF worker calls it.
 */
export async function renderContract(given: ContractData): Promise<Uint8Array> {
  await prepareFonts(given, given.partner.country);
  const data = printable(given);
  return printPaper(<Contract data={data} words={CONTRACT_WORDS[data.locale]} />);
}

function Contract({ data, words }: Part) {
  const { orderReference: reference, version, isDraft, code, locale } = data;
  return (
    <Sheet
      locale={locale}
      title={words.documentTitle({ reference })}
      author={data.organiser.name}
      subject={data.eventName}
      date={data.date}
      country={data.partner.country}
      running={isDraft ? words.draft.running({ reference }) : words.running({ reference, version })}
      foot={isDraft || code === "" ? data.eventName : words.foot({ version, code })}
      numbered={(page, pages) => words.page({ page, pages })}
      stamp={isDraft ? words.draft.stamp() : undefined}
    >
      <PaperHead
        event={data.eventName}
        title={words.title()}
        note={words.kinds[data.orderType].name()}
        drawing={drawingOf(data, words)}
      />
      <ContractFacts data={data} words={words} />
      <FromTo data={data} words={words} isWhole />
      <Paragraph style={{ marginTop: 12 }}>
        {words.object[subjectOf(data.orderType)]({
          organiser: data.organiser.name,
          exhibitor: isolated(data.partner.institutionName),
          event: data.eventName,
          reference,
        })}
      </Paragraph>
      <Ordered data={data} words={words} />
      <Contents data={data} words={words} />
      <Event data={data} words={words} />
      <Payment data={data} words={words} />
      <Brief data={data} words={words} />
      <Written data={data} words={words} />
      <Clauses data={data} words={words} />
      <Signatures data={data} words={words} />
    </Sheet>
  );
}

function ContractFacts({ data, words: { meta, draft } }: Part) {
  return (
    <Meta
      facts={[
        { label: meta.order(), value: data.orderReference },
        { label: meta.submission(), value: data.submissionReference },
        { label: meta.date(), value: formatDate(data.locale, data.date, data.eventZone) },
        { label: meta.version(), value: data.isDraft ? draft.edition() : String(data.version) },
        { label: meta.orderVersion(), value: String(data.orderVersion) },
      ]}
    />
  );
}

/** What the ordered package contains, by the settings of the day. */
function Contents({ data: { stand }, words }: Part) {
  if (!stand || stand.contents.length === 0) return null;
  return (
    <>
      <Heading>{words.stand.contents()}</Heading>
      <FactList facts={stand.contents} labelWidth={120} />
    </>
  );
}

/** The event's dates and venue. */
function Event({ data: { locale, eventName, event }, words: { event: words } }: Part) {
  return (
    <>
      <Heading>{words.title()}</Heading>
      <FactList
        facts={[
          { label: words.name(), value: eventName },
          { label: words.days(), value: formatWholeSpan(locale, event) },
          { label: words.venue(), value: event.venue },
        ]}
      />
    </>
  );
}
