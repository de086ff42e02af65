import type { NamespaceRecordsTranslation } from "../../i18n-types";

const en_records = {
  orderCreated: {
    title: "Order created",
    message: "Order {reference} created with {count} {{item|items}}, for a total of {total}.",
  },
} satisfies NamespaceRecordsTranslation;

export default en_records;
