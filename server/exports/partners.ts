import { everyPartner, readPartners } from "../partners/list.ts";
import { exportOf } from "./export-of.ts";

/** The exhibitors' accounts as a file: whom to write to, and whose credentials were never used (REG-01). */
export const partnerExport = exportOf({
  list: "partners",
  may: ["partners.register"],
  every: everyPartner,
  read: readPartners,
  heads: () => ({}) as never,
  columns: {
    file: [
      {
        heading: "institution",
        of: "organisation",
        kind: "text",
        width: 40,
        value: ({ organisations }) => organisations.map(({ name }) => name).join(", "),
      },
      {
        heading: "submission",
        of: "organisation",
        kind: "text",
        width: 18,
        value: ({ organisations }) => organisations.map(({ reference }) => reference).join(", "),
      },
      { heading: "person", of: "contact", kind: "text", width: 28, value: (row) => row.name },
      { heading: "email", of: "contact", kind: "text", width: 32, value: (row) => row.email },
      {
        heading: "part",
        of: "contact",
        kind: "text",
        width: 14,
        value: ({ isOwner }, { LL }) => LL.partners.list.parts[isOwner ? "owner" : "colleague"](),
      },
      {
        heading: "contactLanguage",
        of: "language",
        kind: "text",
        width: 12,
        value: (row, { LL }) => LL.eoi.options.language[row.language](),
      },
      { heading: "accounts", of: "accounts", kind: "number", value: (row) => row.accounts },
      { heading: "orders", of: "orders", kind: "number", value: (row) => row.orders },
      {
        heading: "credentials",
        of: "state",
        kind: "text",
        width: 28,
        value: (row, { LL }) => LL.partners.list.states[row.state](),
      },
      {
        heading: "passwordUntil",
        of: "state",
        kind: "instant",
        value: ({ temporaryUntil }) => temporaryUntil,
      },
      {
        heading: "lastSeen",
        of: "lastSeen",
        kind: "instant",
        value: ({ lastSeenAt }) => lastSeenAt,
      },
      { heading: "since", of: "created", kind: "instant", value: (row) => row.createdAt },
    ],
  },
});
