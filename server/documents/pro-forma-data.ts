import type { ContractData } from "#domain/contracts/schema.ts";
import type { Cents } from "#domain/money.ts";
import type { PayingInstructions } from "#domain/settings/paying.ts";

/** What is printed of an approved order for its payer. */
export type ProFormaData = {
  /** Parties, stand, lines and amounts, as a contract prints them. */
  order: ContractData;
  paying: {
    /** What the transfer has to name: the order's own reference. */
    reference: string;
    outstanding: Cents;
    /** YYYY-MM-DD */
    dueOn: string | null;
    /** Null when the settings know no way to pay: then it says whom to ask. */
    instructions: PayingInstructions | null;
  };
};
