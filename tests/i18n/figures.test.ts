import { expect, test } from "bun:test";
import { SERVER_WORDS } from "#i18n/server-words.ts";

const { pt, en } = SERVER_WORDS;

test.each<[said: string, expected: string]>([
  [pt.table.range({ from: 1001, to: 1025, total: 12_345 }), "1.001–1.025 de 12.345"],
  [en.table.range({ from: 1001, to: 1025, total: 12_345 }), "1,001–1,025 of 12,345"],
  [pt.desk.list.note({ total: 10_000, waiting: 1200 }), "10.000 pedidos, 1.200 esperam por você"],
  [en.desk.list.note({ total: 10_000, waiting: 1 }), "10,000 orders, 1 waiting for you"],
  [pt.bulk.of.submissions({ count: 1 }), "1 manifestação"],
  [en.bulk.of.submissions({ count: 2500 }), "2,500 submissions"],
  [pt.field.counter({ used: 0, max: 4000 }), "0 de 4.000"],
  [en.field.counter({ used: 1200, max: 4000 }), "1,200 of 4,000"],
])("a count beyond 999 is grouped as its language does: %s", (said, expected) => {
  expect(said).toBe(expected);
});

test.each<[said: string, expected: string]>([
  [pt.evaluations.card.average({ average: 4.5 }), "Média 4,50"],
  [en.evaluations.card.average({ average: 4 }), "Average 4.00"],
  [pt.ranking.ownMean({ mean: 3.25 }), "Sua média: 3,25"],
  [en.ranking.given({ reader: "Caio", mark: 4.5, mean: 4.5 }), "Caio: 4.50 (average 4.50)"],
])("an average has two decimals wherever it is said: %s", (said, expected) => {
  expect(said).toBe(expected);
});
