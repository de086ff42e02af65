import { View } from "@react-pdf/renderer";
import type { ContractData } from "#domain/contracts/schema.ts";
import type { Cents } from "#domain/money.ts";
import { isStandOrder } from "#domain/orders/type.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { sayToBeQuoted } from "#i18n/to-be-quoted.ts";
import { orderedRows, type OrderedRow } from "./ordered-rows.ts";
import { Heading } from "./paper/parts.tsx";
import { type Column, Sums, Table } from "./paper/table.tsx";
import type { ContractWords } from "./words.ts";

type Part = { data: ContractData; words: ContractWords };

/**
 * What is ordered and what it costs: one table whose last column adds up to the total below it. `isBare`: without a
 * heading, where the paper is about nothing else.
 */
export function Ordered({ data, words, isBare = false }: Part & { isBare?: boolean }) {
  const rows = orderedRows(data, words);
  return (
    <>
      {isBare ? <View style={{ height: 12 }} /> : <Heading>{words.lines.title()}</Heading>}
      <Table
        columns={columnsOf(rows, { data, words })}
        rows={rows}
        end={<OrderedSums data={data} words={words} />}
      />
    </>
  );
}

function columnsOf(
  rows: readonly OrderedRow[],
  { data: { locale }, words: { lines, amounts } }: Part,
): Column<OrderedRow>[] {
  const usd = (cents: Cents) => `${cents < 0 ? "− " : ""}${formatUsd(locale, Math.abs(cents))}`;
  const counts: Column<OrderedRow>[] = [
    { head: lines.quantity(), width: 40, isRight: true, text: ({ quantity }) => quantity },
    { head: lines.period(), width: 26, isRight: true, text: ({ days }) => days },
    {
      head: lines.unitPrice(),
      width: 76,
      isRight: true,
      text: ({ unitPrice }) => (unitPrice === null ? "" : usd(unitPrice)),
    },
  ];
  const discount: Column<OrderedRow> = {
    head: lines.discountHead(),
    width: 74,
    isRight: true,
    text: (row) => (row.discount > 0 ? usd(-row.discount) : ""),
  };
  return [
    { head: lines.item(), text: ({ title }) => title, under: ({ details }) => details },
    ...(rows.some(({ quantity, unitPrice }) => quantity !== "" || unitPrice !== null) ? counts : []),
    ...(rows.some((row) => row.discount > 0) ? [discount] : []),
    {
      head: lines.total(),
      width: 88,
      isRight: true,
      isStrong: true,
      text: ({ amount }) => (amount === null ? amounts.unpriced() : usd(amount)),
    },
  ];
}

function OrderedSums({ data, words: { amounts: words, toBeQuoted } }: Part) {
  const { locale, amounts } = data;
  const parts = [
    { label: standLabel(data, words), cents: amounts.space + amounts.structure },
    { label: words.extra(), cents: amounts.extra },
  ].filter(({ cents }) => cents !== 0);
  const quoted = sayToBeQuoted(toBeQuoted, data);
  return (
    <Sums
      parts={
        parts.length > 1 ? parts.map(({ label, cents }) => ({ label, value: formatUsd(locale, cents) })) : []
      }
      total={{ label: words.total(), value: formatUsd(locale, amounts.total) }}
      notes={[...(quoted ? [quoted] : []), words.taxes()]}
    />
  );
}

/** Space and structure are a stand where one is ordered; in a proposal they are what it says. */
function standLabel({ orderType, amounts }: ContractData, words: ContractWords["amounts"]): string {
  if (isStandOrder(orderType)) return words.stand();
  if (amounts.structure === 0) return words.space();
  return amounts.space === 0 ? words.structure() : words.spaceAndStructure();
}
