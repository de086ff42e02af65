import { View } from "@react-pdf/renderer";
import type { ContractData } from "#domain/contracts/schema.ts";
import type { Locale } from "#domain/locales.ts";
import { isCreditSure } from "#domain/orders/moves/balance.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import type { OrderPaperData } from "./order-paper-data.ts";
import { FactList, Figures, Panel, Paragraph } from "./paper/parts.tsx";
import { SumColumn } from "./paper/table.tsx";
import { styles } from "./styles.ts";
import type { ContractWords } from "./words.ts";

type PaidFiguresProps = {
  locale: Locale;
  paid: OrderPaperData["paid"];
  status: OrderStatus;
  words: ContractWords;
};

/** What of an order's total is paid, in a column that adds up to what is missing, or to what is too much. */
export function PaidFigures({ locale, paid, status, words: { paid: words } }: PaidFiguresProps) {
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
  const said = ({ label, cents }: { label: string; cents: number }) => ({
    label,
    value: formatUsd(locale, cents),
  });
  return <SumColumn parts={rows.filter(({ isShown }) => isShown).map(said)} total={said(left)} />;
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
    <Panel>
      <Figures
        facts={[
          { label: words.amount(), value: formatUsd(locale, outstanding) },
          ...(dueOn ? [{ label: words.due(), value: formatDate(locale, dueOn, "UTC") }] : []),
          { label: words.reference(), value: reference },
        ]}
      />
      <View style={{ marginTop: 9 }}>
        {instructions ? (
          <>
            <View style={styles.columns}>
              <View style={styles.column}>
                <FactList
                  labelWidth={72}
                  facts={[
                    { label: words.payee(), value: instructions.payee },
                    { label: words.bank(), value: instructions.bank },
                    { label: words.account(), value: instructions.account },
                  ]}
                />
              </View>
              <View style={styles.column}>
                <FactList
                  labelWidth={72}
                  facts={[
                    { label: words.swift(), value: instructions.swift },
                    { label: words.pixKey(), value: instructions.pixKey },
                  ]}
                />
                {instructions.text[locale] !== "" && <Paragraph>{instructions.text[locale]}</Paragraph>}
              </View>
            </View>
          </>
        ) : (
          <Paragraph>{proForma.askUs({ email: order.organiser.email })}</Paragraph>
        )}
      </View>
    </Panel>
  );
}

type ReceiptProps = {
  order: OrderPaperData["order"];
  receipt: NonNullable<OrderPaperData["receipt"]>;
  words: ContractWords;
};

/** The payment itself: how much, of which day, under which reference. */
export function Receipt({
  order: { locale, eventZone, orderReference },
  receipt,
  words: { receipt: words },
}: ReceiptProps) {
  const { number, amount, paidOn, reference, acceptedAt } = receipt;
  return (
    <Panel>
      <Figures
        facts={[
          { label: words.number(), value: `${orderReference}/${number}` },
          { label: words.amount(), value: formatUsd(locale, amount) },
          ...(paidOn ? [{ label: words.paidOn(), value: formatDate(locale, paidOn, "UTC") }] : []),
          { label: words.acceptedOn(), value: formatDate(locale, acceptedAt, eventZone) },
        ]}
      />
      {reference.trim() !== "" && (
        <View style={{ marginTop: 9 }}>
          <FactList labelWidth={140} facts={[{ label: words.reference(), value: reference }]} />
        </View>
      )}
    </Panel>
  );
}
