import type { Content, Prose } from "./content.ts";

/** An amount as `formatUsd` writes it. */
const AMOUNT = /US[D$]\u00A0-?\d/;

/** Whether a letter shows an amount of an order or a payment; what the team wrote beside it does not count. */
export function namesAmount({ figure, facts = [], before = [], after = [] }: Partial<Content>): boolean {
  const said = [figure, ...facts].map((one) => one?.value ?? "");
  return [...said, ...[...before, ...after].map(textOf)].some((text) => AMOUNT.test(text));
}

function textOf(prose: Prose): string {
  if (typeof prose === "string") return prose;
  const spans = Array.isArray(prose) ? prose : prose.items.flat();
  return spans.map(({ text }) => text).join(" ");
}
