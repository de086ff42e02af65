import type { NamespaceContractTranslation } from "../../i18n-types";

const en_contract = {
  title: "Participation contract",
  documentTitle: "Participation contract {reference}",
  running: "Contract {reference}, edition {version}",
  foot: "Edition {version} · code {code}",
  page: "{page}/{pages}",
  meta: {
    orderVersion: "Order version",
    order: "Order",
    submission: "Expression of interest",
    status: "Status",
    date: "Date",
    version: "Edition",
  },
  parties: {
    taxNumber: "Tax number",
    organiser: "Organiser",
    exhibitor: "Exhibitor",
    cnpj: "CNPJ",
    legalId: "Legal ID",
  },
  object: {
    stand:
      "Under this contract {organiser} grants {exhibitor} the space, delivers the stand and provides the services described below for its participation in the {event}, in accordance with order {reference}.",
    services:
      "Under this contract {organiser} supplies {exhibitor} with the goods and provides the services described below for its participation in the {event}, in accordance with order {reference}.",
    proposal:
      "Under this contract {organiser} accepts the proposal of {exhibitor} described below and provides what it covers for the participation in the {event}, in accordance with order {reference}.",
  },
  stand: {
    package: "{name} stand",
    custom: "custom stand",
    spaceOf: "Space, {stand}",
    sizeValue: "{size} m²",
    drawing: "Drawing: {name}",
  },
  lines: {
    title: "Items and services",
    item: "Item",
    quantity: "Qty",
    period: "Days",
    unitPrice: "Unit price",
    total: "Total",
    discount: "Discount of {percent}%",
    discountHead: "Discount",
    untitled: "Untitled item",
  },
  amounts: {
    stand: "Stand",
    space: "Space",
    structure: "Structure",
    spaceAndStructure: "Space and structure",
    proposal: "Value of the proposal",
    standDiscount: "Discount of {percent}% on the stand",
    extra: "Additional services",
    otherServices: "Other additional services",
    total: "Total",
    unpriced: "to be quoted",
    taxes: "Amounts in United States dollars (USD), applicable taxes included.",
  },
  orderPaper: {
    title: "Order",
    documentTitle: "Order {reference}",
    running: "Order {reference}, version {version}",
    notAgreed:
      "The team has changed this order, and the change has not been agreed to yet: this is the order with the change.",
    noContract:
      "This paper shows the order as it stood on the day above. It is neither a contract nor a tax document.",
  },
  receipt: {
    title: "Receipt",
    documentTitle: "Receipt for order {reference}",
    running: "Receipt, order {reference}, version {version}",
    received: "Payment received",
    text: "{organiser} has received from {exhibitor} the amount of {amount} for order {reference}.",
    amount: "Amount received",
    paidOn: "Date of the transfer",
    acceptedOn: "Accepted on",
    reference: "Reference on the transfer",
    noInvoice: "This receipt confirms the payment and is not a tax document.",
  },
  proForma: {
    paid: "Paid",
    paidOn: "Paid on {date}",
    title: "Pro forma invoice",
    documentTitle: "Pro forma invoice {reference}",
    running: "Pro forma invoice {reference}, order version {version}",
    askUs: "For the payment details write to {email}.",
    noInvoice: "This pro forma invoice is not a tax document.",
    byTransfer:
      "This pro forma invoice is for paying by transfer and is not a tax document. Name the reference in the transfer and send the confirmation on the page of the order.",
  },
  notes: { title: "Notes" },
  proposal: { title: "Proposal" },
  event: { title: "The event", name: "Event", days: "Dates", venue: "Venue" },
  payment: {
    title: "Payment",
    due: "The total is due by {date}, quoting the reference {reference}.",
    days: "The total is due within {days} {{day|days}} of the approval of the order, quoting the reference {reference}.",
    paid: "The total has been paid.",
    more: "Notes",
    askUs: "Payment details are available from {email}.",
  },
  brief: { title: "Briefing of the stand" },
  clauses: { title: "Clauses" },
  signatures: {
    title: "Signatures",
    text: "The parties have read this contract, agree to it and sign it in two copies of equal content.",
    placeAndDate: "Place and date",
    name: "Name and signature",
  },
  draft: {
    title: "Draft",
    text: "This is a draft for the team to read. It is not a contract and is not to be signed: the order has not been approved, and its items and amounts can still change.",
    running: "Draft of the contract {reference}",
    edition: "Draft",
    stamp: "DRAFT",
  },
} satisfies NamespaceContractTranslation;

export default en_contract;
