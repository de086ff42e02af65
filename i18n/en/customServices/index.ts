import type { NamespaceCustomServicesTranslation } from "../../i18n-types";

const en_customServices = {
  title: "Custom services",
  note: "{total|number} {{service|services}}, {waiting|number} to price",
  noteFiltered: "{total|number} {{service|services}} found",
  search: "Organisation, representative or order",
  states: { toPrice: "To price", priced: "Priced", closed: "Never priced" },
  groups: { other: "Described by the team", structure: "Structure of the stand" },
  filters: {
    states: { label: "Price", all: "All" },
    groups: { label: "Service" },
    statuses: { label: "Order status" },
  },
  columns: {
    service: "Service",
    reference: "Order",
    figures: "Qty × days",
    price: "Price, USD",
    waiting: "Sent",
  },
  sorts: {
    waiting: { asc: "Waiting longest", desc: "Waiting shortest" },
    reference: { asc: "Order, lowest first", desc: "Order, highest first" },
    price: { asc: "Lowest price", desc: "Highest price" },
  },
  figures: "{quantity} × {days}",
  area: "Custom stand of {area}",
  empty: "Nothing to price",
  emptyText:
    "Services that exhibitors ask for beyond the catalogue appear here, and structures of custom stands.",
  filtered: "No services with these filters",
  loading: "Loading the service",
  noDescription: "Nothing was written about it.",
  brief: "Read the briefing on the order's page",
  locked: "Not to be priced any more: the order is “{status}”.",
  structurePrice: "Price, USD",
  price: "Unit price, USD",
  save: "Save",
  saved: "Priced: {name}",
  former: {
    title: "Former prices",
    loading: "Looking for former prices",
    none: "Nothing of this kind was priced before.",
    own: "same organisation",
    edition: "{reference}, version {version}",
  },
  failed: "The price could not be saved. Please try again.",
} satisfies NamespaceCustomServicesTranslation;

export default en_customServices;
