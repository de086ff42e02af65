import { expect, test } from "bun:test";
import { greets } from "#domain/campaigns/greeting.ts";

test.each([
  ["Olá, Ana,", true],
  ["Prezados expositores:", true],
  ["Cara Ana Beatriz,", true],
  ["Bom dia!", true],
  ["Dear Ana,", true],
  ["Hi all", true],
  ["O acesso abre às 8h.", false],
  ["Carapaças não são recebidas.", false],
  ["High water reaches the quay.", false],
  ["", false],
])("%p greets: %p", (line, does) => {
  expect(greets(line)).toBe(does);
});
