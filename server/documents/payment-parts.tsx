import { View } from "@react-pdf/renderer";
import type { ContractData } from "#domain/contracts/schema.ts";
import { isCreditSure } from "#domain/orders/moves/balance.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import type { Locale } from "#domain/locales.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { ContractFact } from "./contract-parts.tsx";
import type { OrderPaperData } from "./order-paper-data.ts";
import { styles } from "./styles.ts";
import { Text } from "./text.tsx";
import type { ContractWords } from "./words.ts";

/** What of an order's total is paid, in a column that adds up to what is missing, or to what is too much. */
export function PaidColumn({
  locale,
  paid,
  status,
  words: { paid: words },
}: {
  locale: Locale;
  paid: OrderPaperData["paid"];
  status: OrderStatus;
  words: ContractWords;
}) {
  const { total, accepted, handedIn, settled, settledAs, outstanding, credit } = paid;
  const rows = [
    { label: words.total(), cents: total, isShown: true },
    { label: words.accepted(), cents: accepted, isShown: true },
    { label: words.handedIn(), cents: handedIn, isShown: handedIn > 0 },
    { label: words.settled[settledAs ?? "unstated"](), cents: settled, isShown: settled > 0 },
  ];
  const left =
    credit > 0
      ? { label: isCreditSure(status, paid) ? words.credit() : words.surplus(), cents: credit }
      : { label: words.outstanding(), cents: outstanding };
  return (
    <View style={{ width: "60%", marginTop: 6 }}>
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ label, cents }) => (
          <Row key={label} label={label} value={formatUsd(locale, cents)} />
        ))}
      <Row label={left.label} value={formatUsd(locale, left.cents)} isStrong />
    </View>
  );
}

function Row({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <View style={[styles.row, { justifyContent: "space-between" }]}>
      <Text style={isStrong ? styles.strong : styles.quiet}>{label}</Text>
      <Text style={isStrong ? styles.strong : {}}>{value}</Text>
    </View>
  );
}

type PayingProps = {
  order: ContractData;
  paying: NonNullable<OrderPaperData["paying"]>;
  words: ContractWords;
};

/** What is to be paid, by when and where to. */
export function Paying({ order, paying, words: { paying: words, proForma } }: PayingProps) {
  const { locale } = order;
  const { reference, outstanding, dueOn, instructions } = paying;
  return (
    <View style={{ marginBottom: 8 }}>
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

type ReceiptProps = {
  order: OrderPaperData["order"];
  receipt: NonNullable<OrderPaperData["receipt"]>;
  words: ContractWords;
};

/** The payment itself: how much, of which day, under which reference. */
export function Receipt({ order: { locale, eventZone }, receipt, words: { receipt: words } }: ReceiptProps) {
  const { amount, paidOn, reference, acceptedAt } = receipt;
  return (
    <View>
      <View style={styles.columns}>
        <Figure label={words.amount()} value={formatUsd(locale, amount)} />
        {paidOn && <Figure label={words.paidOn()} value={formatDate(locale, paidOn, "UTC")} />}
        <Figure label={words.acceptedOn()} value={formatDate(locale, acceptedAt, eventZone)} />
      </View>
      <View style={{ marginTop: 10 }}>
        <ContractFact label={words.reference()} value={reference} />
      </View>
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
