import { columnsOf, type WordsFor } from "../lists/columns.ts";
import type { Locale } from "../locales.ts";
import type { CredentialState } from "./list.ts";

type Row = {
  organisations: readonly { name: string; reference: string }[];
  name: string;
  email: string;
  isOwner: boolean;
  language: Locale;
  accounts: number;
  orders: number;
  state: CredentialState;
  temporaryUntil: string | null;
  lastSeenAt: string | null;
  createdAt: string;
};
type Said = {
  LL: {
    partners: { list: { parts: WordsFor<"owner" | "colleague">; states: WordsFor<CredentialState> } };
    eoi: { options: { language: WordsFor<Locale> } };
  };
};

/** The exhibitors' accounts: whom to write to, and whose credentials were never used (REG-01). */
export const partnerColumns = columnsOf<Row, Said>()(
  ["organisation", "contact", "accounts", "orders", "lastSeen", "state", "language", "created", "reset"],
  [
    {
      of: "organisation",
      heading: "institution",
      kind: "text",
      width: 40,
      value: ({ organisations }) => organisations.map(({ name }) => name).join(", "),
    },
    {
      of: "organisation",
      heading: "submission",
      kind: "text",
      width: 18,
      value: ({ organisations }) => organisations.map(({ reference }) => reference).join(", "),
    },
    { of: "contact", heading: "person", kind: "text", width: 28, value: (row) => row.name },
    { of: "contact", heading: "email", kind: "text", width: 32, value: (row) => row.email },
    {
      of: "contact",
      heading: "part",
      kind: "text",
      width: 14,
      value: ({ isOwner }, { LL }) => LL.partners.list.parts[isOwner ? "owner" : "colleague"](),
    },
    {
      of: "language",
      kind: "text",
      width: 12,
      value: (row, { LL }) => LL.eoi.options.language[row.language](),
    },
    { of: "accounts", heading: "accounts", kind: "number", value: (row) => row.accounts },
    { of: "orders", heading: "orders", kind: "number", value: (row) => row.orders },
    {
      of: "state",
      kind: "text",
      width: 28,
      value: (row, { LL }) => LL.partners.list.states[row.state](),
    },
    {
      of: "state",
      heading: "passwordUntil",
      kind: "instant",
      value: ({ temporaryUntil }) => temporaryUntil,
    },
    {
      of: "lastSeen",
      kind: "instant",
      value: ({ lastSeenAt }) => lastSeenAt,
    },
    { of: "created", kind: "instant", value: (row) => row.createdAt },
  ],
);
