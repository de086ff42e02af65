import type { NamespaceRecordsTranslation } from "../../i18n-types";

const en_records = {
  orderCreated: {
    title: "Order created",
    message: "Order {reference} created. Additional services: {count} {{item|items}}. Total: {total}.",
  },
  orderChanged: {
    title: "Order changed",
    message: "The team changed order {reference}. Total: from {before} to {after}.",
  },
  wish: { title: "Change asked for by the exhibitor", question: "Question from the exhibitor" },
} satisfies NamespaceRecordsTranslation;

export default en_records;
