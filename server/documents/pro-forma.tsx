import { Document, Page, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { ContractFact, Parties, ContractSection } from "./contract-parts.tsx";
import { OrderedSections } from "./ordered-sections.tsx";
import { prepareFonts } from "./fonts.ts";
import { Letterhead, LetterFrame } from "./letterhead.tsx";
import { printable, withSettableTexts } from "./printable.ts";
import type { ProFormaData } from "./pro-forma-data.ts";
import { styles } from "./styles.ts";
import { CONTRACT_WORDS, type ContractWords } from "./words.ts";

type Part = { data: ProFormaData; words: ContractWords };

/**
 * What is to be paid, by when and where to, then what for. Refused when a name cannot be printed. CPU-heavy: only the
 * PDF worker calls it.
 */
export async function renderProForma({ order, paying }: ProFormaData): Promise<Uint8Array> {
  await prepareFonts();
  const data = { order: printable(order), paying: withSettableTexts(paying) };
  return renderToBuffer(<ProForma data={data} words={CONTRACT_WORDS[order.locale]} />);
}

function ProForma({ data, words }: Part) {
  const { order } = data;
  const { orderReference: reference, orderVersion: version } = order;
  return (
    <Document
      title={words.proForma.documentTitle({ reference })}
      author={order.organiser.name}
      subject={order.eventName}
      language={order.locale === "pt" ? "pt-BR" : "en"}
      creationDate={new Date(order.date)}
    >
      <Page size="A4" style={styles.page}>
        <Letterhead event={order.eventName} title={words.proForma.title()} />
        <Particulars data={data} words={words} />
        <ContractSection title={words.proForma.paying()} whole>
          <Paying data={data} words={words} />
        </ContractSection>
        <ContractSection title={words.parties.title()} whole>
          <Parties data={order} words={words} />
        </ContractSection>
        <OrderedSections data={order} words={words} />
        <Text style={[styles.quiet, styles.section]}>{words.proForma.noInvoice()}</Text>
        <LetterFrame
          event={order.eventName}
          running={words.proForma.running({ reference, version })}
          numbered={(page, pages) => words.page({ page, pages })}
        />
      </Page>
    </Document>
  );
}

function Particulars({ data: { order }, words: { meta } }: Part) {
  const facts = [
    { label: meta.order(), value: order.orderReference },
    { label: meta.submission(), value: order.submissionReference },
    { label: meta.date(), value: formatDate(order.locale, order.date) },
    { label: meta.orderVersion(), value: String(order.orderVersion) },
  ];
  return (
    <View style={styles.columns}>
      {facts.map(({ label, value }) => (
        <View
          key={label}
          style={label === meta.submission() ? { flexGrow: 1.6, flexBasis: 0 } : styles.column}
        >
          <Text style={[styles.quiet, { fontSize: 8.5 }]}>{label}</Text>
          <Text style={styles.strong}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

function Paying({ data: { order, paying }, words: { paying: words, proForma } }: Part) {
  const { locale } = order;
  const { reference, outstanding, dueOn, instructions } = paying;
  return (
    <View>
      <View style={styles.columns}>
        <Figure label={words.amount()} value={formatUsd(locale, outstanding)} />
        <Figure label={words.reference()} value={reference} />
        {dueOn && <Figure label={words.due()} value={formatDate(locale, dueOn, "UTC")} />}
      </View>
      {instructions ? (
        <View style={{ marginTop: 10 }}>
          <ContractFact label={words.payee()} value={instructions.payee} />
          <ContractFact label={words.bank()} value={instructions.bank} />
          <ContractFact label={words.account()} value={instructions.account} />
          <ContractFact label={words.swift()} value={instructions.swift} />
          <ContractFact label={words.pixKey()} value={instructions.pixKey} />
          <Text style={{ marginTop: 4 }}>{instructions.text[locale]}</Text>
        </View>
      ) : (
        <Text style={{ marginTop: 10 }}>{proForma.askUs({ email: order.organiser.email })}</Text>
      )}
    </View>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <View style={styles.column}>
      <Text style={[styles.quiet, { fontSize: 8.5 }]}>{label}</Text>
      <Text style={[styles.strong, { fontSize: 13 }]}>{value}</Text>
    </View>
  );
}
