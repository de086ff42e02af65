import { columnsOf, type WordsFor } from "../lists/columns.ts";
import type { Locale } from "../locales.ts";
import type { Reason } from "../refusal.ts";
import type { LetterState } from "./letter-list.ts";

type Row = {
  company: string;
  toName: string;
  toEmail: string;
  locale: Locale;
  state: LetterState;
  reason: Reason | null;
  /** The last attempt to send it failed. */
  hasFailed: boolean;
  lastError: string | null;
  sentAt: string | null;
};
type Said = {
  LL: {
    campaigns: { states: WordsFor<LetterState> };
    eoi: { options: { language: WordsFor<Locale> } };
  };
  sayReason: (reason: Reason) => string;
};

/** Columns of the list of a campaign's recipients and their letters. */
export const letterColumns = columnsOf<Row, Said>()(
  ["recipient", "address", "state", "at"],
  [
    { of: "recipient", heading: "organisation", kind: "text", width: 40, value: (row) => row.company },
    { of: "recipient", heading: "person", kind: "text", width: 28, value: (row) => row.toName },
    { of: "address", kind: "text", width: 32, value: (row) => row.toEmail },
    {
      of: "address",
      heading: "language",
      kind: "text",
      width: 12,
      value: (row, { LL }) => LL.eoi.options.language[row.locale](),
    },
    { of: "state", kind: "text", width: 20, value: (row, { LL }) => LL.campaigns.states[row.state]() },
    { of: "state", heading: "because", kind: "text", width: 60, value: becauseOf },
    { of: "at", kind: "instant", value: (row) => row.sentAt },
  ],
);

/** Why it was left out, or what the server said. */
function becauseOf({ state, reason, hasFailed, lastError }: Row, { sayReason }: Said): string {
  if (state === "skipped") return reason ? sayReason(reason) : "";
  return hasFailed ? (lastError ?? "") : "";
}
