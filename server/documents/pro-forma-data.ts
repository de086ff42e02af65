import type { ContractData } from "#domain/contracts/schema.ts";
import type { Cents } from "#domain/money.ts";
import type { PayingInstructions } from "#domain/settings/paying.ts";

export type ProFormaData = {
  /** As in a contract. */
  order: ContractData;
  paying: {
    /** To be named in the transfer. */
    reference: string;
    outstanding: Cents;
    /** YYYY-MM-DD */
    dueOn: string | null;
    /** Null without a way to pay: it then names whom to ask. */
    instructions: PayingInstructions | null;
  };
};
