import type { NamespaceContractTranslation } from "../../i18n-types";

const en_contract = {
  title: "Participation contract",
  documentTitle: "Participation contract {reference}",
  running: "Contract {reference}, version {version}",
  page: "{page}/{pages}",
  meta: {
    order: "Order",
    submission: "Expression of interest",
    date: "Date",
    version: "Version",
  },
  parties: {
    title: "The parties",
    organiser: "Organiser",
    exhibitor: "Exhibitor",
    legalId: "CNPJ or legal ID",
    country: "Country",
    representative: "Representative",
    email: "Email",
    phone: "Phone",
    site: "Website",
  },
  object: {
    title: "Subject",
    text: "Under this contract {organiser} grants {exhibitor} the space and provides the services described below for its participation in the {event}, in accordance with order {reference}.",
  },
  stand: {
    title: "Stand",
    package: "Package",
    custom: "Custom stand, as described in the briefing of the order",
    size: "Area",
    sizeValue: "{size} m²",
    space: "Space per m²",
    structure: "Structure per m²",
  },
  lines: {
    title: "Items and services",
    item: "Item",
    quantity: "Qty",
    period: "Days",
    unitPrice: "Unit price",
    total: "Total",
    discount: "Discount of {percent}%",
    untitled: "Untitled item",
    none: "This order includes no items beyond the stand.",
    noneAtAll: "This order has no itemised lines.",
  },
  amounts: {
    title: "Amounts",
    space: "Space",
    structure: "Structure",
    extra: "Additional services",
    total: "Total",
    taxes: "Amounts in United States dollars (USD), applicable taxes included.",
  },
  notes: { title: "Notes" },
  signatures: {
    title: "Signatures",
    text: "The parties have read this contract, agree to it and sign it in two copies of equal content.",
    placeAndDate: "Place and date",
    name: "Name and signature",
  },
  orderType: {
    SIMPLE: "Simple proposal",
    CUSTOM_SERVICES: "Custom services",
    STAND: "Stand",
    STANDARD: "Standard stand",
    CUSTOM: "Custom stand",
  },
} satisfies NamespaceContractTranslation;

export default en_contract;
