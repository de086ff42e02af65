import { Document, Page, renderToBuffer } from "@react-pdf/renderer";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { ContractSection, Parties, Particulars } from "./contract-parts.tsx";
import { OrderedSections } from "./ordered-sections.tsx";
import { facesOf, prepareFonts } from "./fonts.ts";
import { Letterhead, LetterFrame } from "./letterhead.tsx";
import type { OrderPaperData } from "./order-paper-data.ts";
import { PaidColumn, Paying, Receipt } from "./payment-parts.tsx";
import { printable, refuseMissing, withSettableTexts } from "./printable.ts";
import { styles } from "./styles.ts";
import { Text } from "./text.tsx";
import { CONTRACT_WORDS, type ContractWords } from "./words.ts";

type Part = { data: OrderPaperData; words: ContractWords };

/**
 * The order as it stands, its pro forma invoice, or the receipt of a payment, in its reader's language. Refused when a
 * name cannot be printed. CPU-heavy: only the PDF worker calls it.
 */
export async function renderOrderPaper(given: OrderPaperData): Promise<Uint8Array> {
  await prepareFonts(given, given.order.partner.country);
  const data = withSettableTexts({ ...given, order: printable(given.order) });
  refuseMissing("paying", JSON.stringify(data.paying?.instructions ?? ""));
  refuseMissing("payment", data.receipt?.reference ?? "");
  return renderToBuffer(<OrderPaper data={data} words={CONTRACT_WORDS[given.order.locale]} />);
}

function OrderPaper({ data, words }: Part) {
  const { order, kind } = data;
  const { orderReference: reference, orderVersion: version } = order;
  const own = words[kind === "order" ? "orderPaper" : kind];
  return (
    <Document
      title={own.documentTitle({ reference })}
      author={order.organiser.name}
      subject={order.eventName}
      language={order.locale === "pt" ? "pt-BR" : "en"}
      creationDate={new Date(order.date)}
    >
      <Page size="A4" style={[styles.page, facesOf(order.partner.country)]}>
        <Letterhead event={order.eventName} title={own.title()} />
        <PaperFacts data={data} words={words} />
        {kind === "receipt" ? <ReceiptBody data={data} words={words} /> : <Body data={data} words={words} />}
        <LetterFrame
          event={order.eventName}
          running={own.running({ reference, version })}
          numbered={(page, pages) => words.page({ page, pages })}
        />
      </Page>
    </Document>
  );
}

/** What is to be paid stands first on a pro forma, and last on the order itself. */
function Body({ data, words }: Part) {
  const { order, kind, isPayable, isAgreed, paying } = data;
  const isProForma = kind === "proForma";
  const money = isPayable && (
    <ContractSection title={paying && isProForma ? words.proForma.paying() : words.paid.title()} whole>
      {paying && isProForma && <Paying order={order} paying={paying} words={words} />}
      <PaidMark data={data} words={words} />
      <PaidColumn locale={order.locale} paid={data.paid} status={data.status} words={words} />
    </ContractSection>
  );
  return (
    <>
      {!isAgreed && <Text style={[styles.strong, styles.section]}>{words.orderPaper.notAgreed()}</Text>}
      {isProForma && money}
      <ContractSection title={words.parties.title()} whole>
        <Parties data={order} words={words} />
      </ContractSection>
      <OrderedSections data={order} words={words} />
      {!isProForma && money}
      {!isProForma && order.notes.trim() !== "" && (
        <ContractSection title={words.notes.title()}>
          <Text>{order.notes}</Text>
        </ContractSection>
      )}
      <Text style={[styles.quiet, styles.section]}>
        {isProForma ? words.proForma[paying ? "byTransfer" : "noInvoice"]() : words.orderPaper.noContract()}
      </Text>
    </>
  );
}

/** An order that is paid says so before any figure. */
function PaidMark({ data: { order, status, paidAt }, words }: Part) {
  if (status !== "PAID") return null;
  const date = paidAt && formatDate(order.locale, paidAt, order.eventZone);
  return (
    <Text style={[styles.strong, { fontSize: 13, marginBottom: 6 }]}>
      {date ? words.proForma.paidOn({ date }) : words.proForma.paid()}
    </Text>
  );
}

function ReceiptBody({ data, words }: Part) {
  const { order, receipt, paid } = data;
  return (
    <>
      {receipt && (
        <ContractSection title={words.receipt.received()} whole>
          <Text style={{ marginBottom: 10 }}>
            {words.receipt.text({
              organiser: order.organiser.name,
              exhibitor: order.partner.institutionName,
              amount: formatUsd(order.locale, receipt.amount),
              reference: order.orderReference,
            })}
          </Text>
          <Receipt order={order} receipt={receipt} words={words} />
        </ContractSection>
      )}
      <ContractSection title={words.paid.title()} whole>
        <PaidColumn locale={order.locale} paid={paid} status={data.status} words={words} />
      </ContractSection>
      <ContractSection title={words.parties.title()} whole>
        <Parties data={order} words={words} />
      </ContractSection>
      <Text style={[styles.quiet, styles.section]}>{words.receipt.noInvoice()}</Text>
    </>
  );
}

function PaperFacts({ data: { order, kind, status }, words: { meta, orderPaper, ownStatus } }: Part) {
  const facts = [
    { label: meta.order(), value: order.orderReference },
    { label: meta.submission(), value: order.submissionReference, isWide: true },
    { label: meta.date(), value: formatDate(order.locale, order.date, order.eventZone) },
    { label: meta.orderVersion(), value: String(order.orderVersion) },
  ];
  return (
    <Particulars
      title={kind === "order" ? orderPaper.status({ status: ownStatus[status]() }) : undefined}
      facts={facts}
    />
  );
}
