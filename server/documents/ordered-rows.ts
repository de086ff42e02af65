import { countOf } from "#domain/catalogue/unit.ts";
import type { ContractData } from "#domain/contracts/schema.ts";
import { subjectOf } from "#domain/contracts/subject.ts";
import type { Cents } from "#domain/money.ts";
import { times } from "#domain/money.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { sayCount } from "#i18n/line-count.ts";
import type { ContractWords } from "./words.ts";

/** A row of what is ordered. The amounts of all rows, each after its discount, add up to the total of the paper. */
export type OrderedRow = {
  title: string;
  details: readonly string[];
  quantity: string;
  days: string;
  unitPrice: Cents | null;
  /** What was taken off, already gone from the amount. */
  discount: Cents;
  /** The amount; null as long as the team has not priced the row. */
  amount: Cents | null;
};

/** The rows of an order and its total: the stand, its discount, the lines, and what no line includes. */
export function orderedRows(data: ContractData, words: ContractWords): OrderedRow[] {
  return [...standRows(data, words), ...lineRows(data, words), ...restRows(data, words)];
}

/** Space and structure before the discount of the package, which has a row of its own; of a proposal its parts. */
function standRows(
  { locale, stand, amounts, isStructurePriced }: ContractData,
  words: ContractWords,
): OrderedRow[] {
  const off = stand?.discount;
  const space = off?.space ?? amounts.space;
  const structure = off?.structure ?? amounts.structure;
  const size = stand && formatNumber(locale, stand.sizeM2);
  const called =
    stand && (stand.package === null ? words.stand.custom() : words.stand.package({ name: stand.package }));
  const named = called && words.stand.spaceOf({ stand: called });
  const priced = (title: string, amount: Cents | null, perM2: Cents | null): OrderedRow => {
    const isProduct = stand !== null && perM2 !== null && times(perM2, stand.sizeM2) === amount;
    return {
      ...ROW,
      title,
      details: [],
      quantity: isProduct && size ? words.stand.sizeValue({ size }) : "",
      unitPrice: isProduct ? perM2 : null,
      amount,
    };
  };
  const rows = [];
  if (stand || space !== 0)
    rows.push(priced(named ?? words.amounts.space(), space, stand?.spacePerM2 ?? null));
  if (stand || structure !== 0) {
    const amount = isStructurePriced ? structure : null;
    rows.push(priced(words.amounts.structure(), amount, stand?.structurePerM2 ?? null));
  }
  if (off) {
    const percent = formatNumber(locale, off.percent);
    rows.push({ ...ROW, title: words.amounts.standDiscount({ percent }), amount: -off.discount });
  }
  return rows;
}

const ROW = { details: [], quantity: "", days: "", unitPrice: null, discount: 0 };

function lineRows({ locale, lines }: ContractData, words: ContractWords): OrderedRow[] {
  return lines.map((line) => {
    const percent = formatNumber(locale, line.discountPercent);
    const discount = line.discount > 0 ? words.lines.discount({ percent }) : "";
    // What the team priced as a whole has no unit to count.
    const counted = line.unitMetric.trim() && sayCount(words.counted, countOf(line));
    return {
      title: line.title || words.lines.untitled(),
      details: [line.description, [counted, discount].filter(isSaid).join(" · "), line.notes].filter(isSaid),
      quantity: formatNumber(locale, line.quantity),
      days: line.unitPeriod === "once" ? "–" : formatNumber(locale, line.periodOfUse),
      unitPrice: line.isPriced ? line.unitPrice : null,
      discount: line.isPriced ? line.discount : 0,
      amount: line.isPriced ? line.net : null,
    };
  });
}

/** Services that were agreed on as a sum; of a proposal that is not divided its whole value. */
function restRows(data: ContractData, words: ContractWords): OrderedRow[] {
  const { lines, amounts } = data;
  const listed = lines.reduce((sum, { isPriced, net }) => sum + (isPriced ? net : 0), 0);
  const rest = amounts.extra - listed;
  if (rest === 0) return [];
  return [{ ...ROW, title: restTitle(data, words.amounts), amount: rest }];
}

function restTitle({ orderType, lines, amounts }: ContractData, words: ContractWords["amounts"]): string {
  if (lines.length > 0) return words.otherServices();
  return subjectOf(orderType) === "proposal" && amounts.extra === amounts.total
    ? words.proposal()
    : words.extra();
}

function isSaid(text: string): boolean {
  return text.trim() !== "";
}
