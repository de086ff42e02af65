import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { Written } from "./contract-parts.tsx";
import { drawingOf } from "./drawn-order.ts";
import { prepareFonts } from "./fonts.ts";
import type { OrderPaperData } from "./order-paper-data.ts";
import { Ordered } from "./ordered.tsx";
import { PaperHead } from "./paper/head.tsx";
import { Heading, Mark, Meta, Paragraph } from "./paper/parts.tsx";
import { Sheet } from "./paper/sheet.tsx";
import { FromTo } from "./parties.tsx";
import { PaidFigures, Paying, Receipt } from "./payment-parts.tsx";
import { printPaper } from "./print/print-paper.tsx";
import { printable, refuseMissing, withSettableTexts } from "./printable.ts";
import { styles } from "./styles.ts";
import { isolated } from "./type/isolated-names.ts";
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
  return printPaper(<OrderPaper data={data} words={CONTRACT_WORDS[given.order.locale]} />);
}

function OrderPaper({ data, words }: Part) {
  const { order, kind } = data;
  const { orderReference: reference, orderVersion: version } = order;
  const own = words[kind === "order" ? "orderPaper" : kind];
  return (
    <Sheet
      locale={order.locale}
      title={own.documentTitle({ reference })}
      author={order.organiser.name}
      subject={order.eventName}
      date={order.date}
      country={order.partner.country}
      running={own.running({ reference, version })}
      foot={order.eventName}
      numbered={(page, pages) => words.page({ page, pages })}
    >
      <PaperHead
        event={order.eventName}
        title={own.title()}
        note={words.kinds[order.orderType].name()}
        drawing={drawingOf(order, words)}
      />
      <PaperFacts data={data} words={words} />
      {kind === "receipt" ? <ReceiptBody data={data} words={words} /> : <Body data={data} words={words} />}
    </Sheet>
  );
}

/** What is to be paid stands first on a pro forma, and last on the order itself. */
function Body({ data, words }: Part) {
  const { order, kind, isPayable, isAgreed, paying } = data;
  const isProForma = kind === "proForma";
  const closing = isProForma
    ? words.proForma[paying ? "byTransfer" : "noInvoice"]()
    : words.orderPaper.noContract();
  return (
    <>
      {!isAgreed && <Mark tone="wait">{words.orderPaper.notAgreed()}</Mark>}
      <PaidMark data={data} words={words} />
      {isProForma && isPayable && paying && <Paying order={order} paying={paying} words={words} />}
      <FromTo data={order} words={words} />
      <Ordered data={order} words={words} isBare={isProForma} />
      {isPayable && <Paid data={data} words={words} />}
      {!isProForma && <Written data={order} words={words} />}
      <Paragraph style={[styles.small, { marginTop: isProForma ? 8 : 14 }]}>{closing}</Paragraph>
    </>
  );
}

/** The paid amount; left out when nothing was paid, as it would repeat the total. */
function Paid({ data, words }: Part) {
  const { total, outstanding } = data.paid;
  if (outstanding === total && data.paid.handedIn === 0) return null;
  return (
    <>
      <Heading>{words.paid.title()}</Heading>
      <PaidFigures locale={data.order.locale} paid={data.paid} status={data.status} words={words} />
    </>
  );
}

/** An order that is paid says so before any figure. */
function PaidMark({ data: { order, status, paidAt }, words }: Part) {
  if (status !== "PAID") return null;
  const date = paidAt && formatDate(order.locale, paidAt, order.eventZone);
  return <Mark tone="good">{date ? words.proForma.paidOn({ date }) : words.proForma.paid()}</Mark>;
}

function ReceiptBody({ data, words }: Part) {
  const { order, receipt, paid } = data;
  return (
    <>
      {receipt && (
        <>
          <Receipt order={order} receipt={receipt} words={words} />
          <Paragraph style={{ marginTop: 14 }}>
            {words.receipt.text({
              organiser: order.organiser.name,
              exhibitor: isolated(order.partner.institutionName),
              amount: formatUsd(order.locale, receipt.amount),
              reference: order.orderReference,
            })}
          </Paragraph>
        </>
      )}
      <FromTo data={order} words={words} />
      <Heading>{words.paid.title()}</Heading>
      <PaidFigures locale={order.locale} paid={paid} status={data.status} words={words} />
      <Paragraph style={[styles.small, { marginTop: 14 }]}>{words.receipt.noInvoice()}</Paragraph>
    </>
  );
}

function PaperFacts({ data: { order, status }, words: { meta, ownStatus } }: Part) {
  return (
    <Meta
      facts={[
        { label: meta.order(), value: order.orderReference },
        { label: meta.submission(), value: order.submissionReference },
        { label: meta.date(), value: formatDate(order.locale, order.date, order.eventZone) },
        { label: meta.orderVersion(), value: String(order.orderVersion) },
        { label: meta.status(), value: ownStatus[status]() },
      ]}
    />
  );
}
