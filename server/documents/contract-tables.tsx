import { StyleSheet, View } from "@react-pdf/renderer";
import { countOf } from "#domain/catalogue/unit.ts";
import type { ContractData } from "#domain/contracts/schema.ts";
import { formatNumber, formatUsd } from "#i18n/formatters.ts";
import { sayCount } from "#i18n/line-count.ts";
import { sayToBeQuoted } from "#i18n/to-be-quoted.ts";
import { INK, styles } from "./styles.ts";
import { Text } from "./text.tsx";
import type { ContractWords } from "./words.ts";

type Part = { data: ContractData; words: ContractWords };

const cells = StyleSheet.create({
  item: { flexGrow: 1, flexBasis: 0, paddingRight: 12 },
  figure: { width: 42, textAlign: "right" },
  amount: { width: 96, textAlign: "right" },
  head: { fontSize: 8.5, color: INK.quiet },
  total: { fontWeight: 600, fontSize: 12, borderTopColor: INK.ink, borderTopWidth: 1, paddingTop: 7 },
});

/** What is ordered beside the stand; a discount stands under its line, and the head comes back on every page. */
export function Lines({ data, words }: Part) {
  const { lines } = words;
  if (data.lines.length === 0) {
    return <Text style={styles.quiet}>{data.stand ? lines.none() : lines.noneAtAll()}</Text>;
  }
  return (
    <View style={styles.last}>
      <View fixed style={[styles.fact, cells.head]}>
        <Text style={cells.item}>{lines.item()}</Text>
        <Text style={cells.figure}>{lines.quantity()}</Text>
        <Text style={cells.figure}>{lines.period()}</Text>
        <Text style={cells.amount}>{lines.unitPrice()}</Text>
        <Text style={cells.amount}>{lines.total()}</Text>
      </View>
      {data.lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- printed once, and two lines may be equal
        <Line key={at} line={line} data={data} words={words} />
      ))}
    </View>
  );
}

function Line({ line, data, words }: Part & { line: ContractData["lines"][number] }) {
  const usd = (cents: number) => formatUsd(data.locale, cents);
  const percent = formatNumber(data.locale, line.discountPercent);
  const discount = line.discount > 0 ? words.lines.discount({ percent }) : "";
  // What the team priced as a whole has no unit to count.
  const counted = line.unitMetric.trim() && sayCount(words.counted, countOf(line));
  const details = [counted, discount].filter((text) => text.trim() !== "");
  return (
    <View wrap={false} style={styles.row}>
      <View style={cells.item}>
        <Text>{line.title || words.lines.untitled()}</Text>
        {line.description !== "" && <Text style={cells.head}>{line.description}</Text>}
        {details.length > 0 && <Text style={cells.head}>{details.join(" · ")}</Text>}
        {line.notes.trim() !== "" && <Text style={cells.head}>{line.notes}</Text>}
      </View>
      <Text style={cells.figure}>{formatNumber(data.locale, line.quantity)}</Text>
      <Text style={cells.figure}>{formatNumber(data.locale, line.periodOfUse)}</Text>
      <Text style={cells.amount}>{line.isPriced ? usd(line.unitPrice) : ""}</Text>
      <View style={cells.amount}>
        <Text>{line.isPriced ? usd(line.total) : words.amounts.unpriced()}</Text>
        {line.discount > 0 && <Text style={cells.head}>{`− ${usd(line.discount)}`}</Text>}
        {line.discount > 0 && <Text style={styles.strong}>{usd(line.net)}</Text>}
      </View>
    </View>
  );
}

function signed(amount: string, cents: number): string {
  return cents < 0 ? `− ${amount}` : amount;
}

/** The parts of the price, the stand's before its discount, and their sum. */
export function Amounts({ data, words }: Part) {
  const { amounts } = data;
  const toBeQuoted = sayToBeQuoted(words.toBeQuoted, data);
  const off = data.stand?.discount;
  const percent = formatNumber(data.locale, off?.percent ?? 0);
  const structure = off?.structure ?? amounts.structure;
  const rows = [
    { label: words.amounts.space(), cents: off?.space ?? amounts.space },
    { label: words.amounts.structure(), cents: data.isStructurePriced ? structure : null },
    ...(off ? [{ label: words.amounts.standDiscount({ percent }), cents: -off.discount }] : []),
    { label: words.amounts.extra(), cents: amounts.extra },
  ];
  return (
    <View wrap={false}>
      {rows.map(({ label, cents }) => (
        <View key={label} style={styles.row}>
          <Text style={cells.item}>{label}</Text>
          <Text style={cells.amount}>
            {cents === null
              ? words.amounts.unpriced()
              : signed(formatUsd(data.locale, Math.abs(cents)), cents)}
          </Text>
        </View>
      ))}
      <View style={[styles.row, cells.total]}>
        <Text style={cells.item}>{words.amounts.total()}</Text>
        <Text style={[cells.amount, { width: 160 }]}>{formatUsd(data.locale, amounts.total)}</Text>
      </View>
      {toBeQuoted && <Text style={[styles.right, styles.strong]}>{toBeQuoted}</Text>}
      <Text style={[cells.head, { marginTop: 4 }]}>{words.amounts.taxes()}</Text>
    </View>
  );
}
