import { canPayBy } from "#domain/settings/paying.ts";
import type { Content } from "../content.ts";
import type { Tools } from "./writer.ts";

/** The data that a bank needs, to be copied as a whole; undefined while the settings lack them. */
export function whereToPay(
  reference: string,
  { all: { facts }, locale, around: { settings } }: Tools,
): Content["block"] {
  const { paying } = settings;
  if (!canPayBy(paying)) return undefined;
  const { payee, bank, account, swift, pixKey } = paying;
  const rows = [
    { label: facts.payee(), value: payee },
    { label: facts.bank(), value: bank },
    { label: facts.account(), value: account },
    { label: facts.swift(), value: swift },
    { label: facts.pixKey(), value: pixKey },
    { label: facts.quote(), value: reference },
  ];
  return {
    title: facts.whereToPay(),
    rows: rows.filter(({ value }) => value !== ""),
    text: paying.text[locale],
  };
}
