import type { NamespaceStatusesTranslation } from "../../i18n-types";

const en_statuses = {
  submission: {
    PENDING: "Pending",
    REVIEWING: "Under Review",
    APPROVED: "Approved",
    REJECTED: "Rejected",
    SIGNED_CONTRACT: "Signed contract",
    HIDDEN: "Hidden",
    DUPLICATE: "Duplicate",
  },
  order: {
    DRAFT: "Draft",
    PENDING: "Pending",
    REVIEWING: "Under Review",
    APPROVED: "Approved",
    CONFIRM_PAYMENT: "Confirm payment",
    REJECTED: "Rejected",
    CANCELLED: "Cancelled",
    PAID: "Paid",
  },
  request: { PENDING: "Pending", APPROVED: "Approved", REJECTED: "Rejected" },
  item: { ACTIVE: "Active", INACTIVE: "Inactive", DRAFT: "Draft" },
} satisfies NamespaceStatusesTranslation;

export default en_statuses;
