import type { OptOutState } from "./campaigns/opt-out.ts";
import type { ContractSubject } from "./contracts/subject.ts";

/** The clauses of a contract about this, as they stand now, before there is an order to fill them in with. */
export type ClausesPage = {
  subject: ContractSubject;
  version: number;
  isConfirmed: boolean;
  items: { title: string; text: string }[];
};

/** A page without scripts: that of a campaign's opt-out link, and the clauses. */
export type PlainPage = { optOut: OptOutState } | { clauses: ClausesPage };
