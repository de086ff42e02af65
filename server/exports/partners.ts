import { everyPartner, readPartners } from "../partners/list.ts";
import { exportOf } from "./export-of.ts";

/** The exhibitors' accounts as a file: whom to write to, and whose credentials were never used (REG-01). */
export const partnerExport = exportOf({
  list: "partners",
  may: ["partners.register"],
  every: everyPartner,
  read: readPartners,
  columns: [
    {
      heading: "institution",
      with: "organisation",
      kind: "text",
      width: 40,
      value: ({ organisations }) => organisations.map(({ name }) => name).join(", "),
    },
    {
      heading: "submission",
      with: "organisation",
      kind: "text",
      width: 18,
      value: ({ organisations }) => organisations.map(({ reference }) => reference).join(", "),
    },
    { heading: "person", with: "contact", kind: "text", width: 28, value: (row) => row.name },
    { heading: "email", with: "contact", kind: "text", width: 32, value: (row) => row.email },
    {
      heading: "part",
      with: "contact",
      kind: "text",
      width: 14,
      value: ({ isOwner }, { LL }) => LL.partners.list.parts[isOwner ? "owner" : "colleague"](),
    },
    {
      heading: "contactLanguage",
      with: "language",
      kind: "text",
      width: 12,
      value: (row, { LL }) => LL.eoi.options.language[row.language](),
    },
    { heading: "accounts", with: "accounts", kind: "number", value: (row) => row.accounts },
    { heading: "orders", with: "orders", kind: "number", value: (row) => row.orders },
    {
      heading: "credentials",
      with: "state",
      kind: "text",
      width: 28,
      value: (row, { LL }) => LL.partners.list.states[row.state](),
    },
    {
      heading: "passwordUntil",
      with: "state",
      kind: "instant",
      value: ({ temporaryUntil }) => temporaryUntil,
    },
    {
      heading: "lastSeen",
      with: "lastSeen",
      kind: "instant",
      value: ({ lastSeenAt }) => lastSeenAt,
    },
    { heading: "since", with: "created", kind: "instant", value: (row) => row.createdAt },
  ],
});
