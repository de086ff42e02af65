import type { NamespaceRecordsTranslation } from "../../i18n-types";

const en_records = {
  orderCreated: {
    title: "Order created",
    message: "Order {reference} created. Additional services: {count} {{item|items}}. Total: {total}.",
  },
  wish: { title: "Change asked for by the exhibitor" },
} satisfies NamespaceRecordsTranslation;

export default en_records;
