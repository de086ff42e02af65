import * as v from "valibot";
import { UNIT_PERIODS } from "../catalogue/unit.ts";
import { id, optionalText } from "../fields.ts";
import { LOCALES } from "../locales.ts";
import { SETTLEMENTS } from "../orders/moves/balance.ts";
import { ORDER_TYPES } from "../orders/type.ts";
import { PACKAGE_IDS } from "../package-id.ts";

function cents() {
  return v.pipe(v.number(), v.safeInteger());
}

const organiser = v.object({
  /** The legal name, once it is set. */
  name: v.string(),
  taxNumber: v.string(),
  address: v.string(),
  site: v.string(),
  office: v.string(),
  email: v.string(),
});

const partner = v.object({
  institutionName: v.string(),
  /** CNPJ or another legal ID. */
  legalId: v.string(),
  country: v.string(),
  representative: v.string(),
  position: v.string(),
  email: v.string(),
  phone: v.string(),
});

/** `package` is null for a custom stand. */
const stand = v.object({
  package: v.nullable(v.string()),
  /** The package whose drawing is printed. */
  packageId: v.nullable(v.picklist(PACKAGE_IDS)),
  /** What the package contains. */
  contents: v.array(v.object({ label: v.string(), value: v.string() })),
  sizeM2: v.number(),
  spacePerM2: v.nullable(cents()),
  structurePerM2: v.nullable(cents()),
  /** What the team took off the stand, of space and structure before it. */
  discount: v.nullable(
    v.object({ percent: v.number(), space: cents(), structure: cents(), discount: cents() }),
  ),
});

const line = v.object({
  title: v.string(),
  /** Only custom services have a description. */
  description: v.string(),
  unitMetric: v.string(),
  unitPeriod: v.picklist(UNIT_PERIODS),
  quantity: v.number(),
  periodOfUse: v.number(),
  unitPrice: cents(),
  total: cents(),
  discountPercent: v.number(),
  discount: cents(),
  net: cents(),
  /** False while the team has not priced the line, whose amounts then mean nothing. */
  isPriced: v.boolean(),
  notes: v.string(),
});

/** First and last day of the event, YYYY-MM-DD. */
const event = v.object({ from: v.string(), to: v.string(), venue: v.string() });

/** Where and by when to pay: a day (YYYY-MM-DD), or a number of days from the approval. */
const paying = v.object({
  payee: v.string(),
  bank: v.string(),
  account: v.string(),
  swift: v.string(),
  pixKey: v.string(),
  text: v.string(),
  days: v.number(),
  dueOn: v.nullable(v.string()),
  isPaid: v.boolean(),
  /** Of a paid order where the team let go of something: what was paid of the total, and the rest with its reason. */
  settled: v.optional(
    v.object({ accepted: cents(), settled: cents(), as: v.nullable(v.picklist(SETTLEMENTS)) }),
  ),
});

/** The briefing of a custom stand, in words. */
const brief = v.array(
  v.object({ title: v.string(), answers: v.array(v.object({ label: v.string(), text: v.string() })) }),
);

/** The clauses of the settings, filled in, and which version of them. */
const clauses = v.object({
  version: v.number(),
  items: v.array(v.object({ title: v.string(), text: v.string() })),
});

const amounts = v.object({ space: cents(), structure: cents(), extra: cents(), total: cents() });

/**
 * All data that a contract's PDF is made from, in the partner's language and stored with the file. Amounts in cents.
 */
export const contractData = v.object({
  /** 1 for the first contract of an order, one more per print. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** A preview for the team: no edition, and nothing to sign. */
  isDraft: v.optional(v.boolean(), false),
  locale: v.picklist(LOCALES),
  /** When it was printed, ISO 8601, UTC. */
  date: v.pipe(v.string(), v.isoTimestamp()),
  /** Time zone in which days are printed. */
  eventZone: v.string(),
  eventName: v.string(),
  submissionReference: v.string(),
  orderReference: v.string(),
  /** The agreed version of the order that it prints. */
  orderVersion: v.number(),
  orderType: v.picklist(ORDER_TYPES),
  organiser,
  partner,
  /** The stand; null when the order has none. */
  stand: v.nullable(stand),
  lines: v.array(line),
  amounts,
  /** False while the structure has no price and is not in the total. */
  isStructurePriced: v.boolean(),
  unpricedLines: v.number(),
  /** The text of a proposal. */
  proposal: v.string(),
  notes: v.string(),
  event,
  /** How to pay; null when nothing is to be paid. */
  paying: v.nullable(paying),
  brief,
  clauses: v.nullable(clauses),
  /** The first eight letters of the hash of all the rest; printed on every page. */
  code: v.string(),
});
export type ContractData = v.InferOutput<typeof contractData>;

/** The notes are printed in it. Unpublished it stays with the team, and no mail leaves. */
export const contractInput = v.object({
  orderId: id(),
  notes: optionalText(5000),
  publish: v.optional(v.boolean(), false),
});

/** The signed copy that the partner sends back. */
export const signedCopyInput = v.object({
  id: id(),
  fileId: id(),
  /** The exhibitor has confirmed that it is the right copy. */
  isChecked: v.optional(v.boolean(), false),
  /** The copy on file when this one was sent; a copy that came meanwhile stays. */
  seen: v.optional(v.nullable(id()), null),
});
