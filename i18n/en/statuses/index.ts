import type { NamespaceStatusesTranslation } from "../../i18n-types";

const en_statuses = {
  /** Files on their way. */
  files: {
    drop: "Drag files here or",
    dropOne: "Drag a file here or",
    choose: "choose from your computer",
    chosen: "Files",
    uploading: "Uploading {name}",
    remove: "Remove {name}",
    retry: "Upload {name} again",
  },
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
  ownOrder: { CONFIRM_PAYMENT: "Payment being checked" },
  request: { PENDING: "Pending", APPROVED: "Approved", REJECTED: "Rejected" },
  item: { ACTIVE: "Active", INACTIVE: "Inactive", DRAFT: "Draft" },
  unsaved: {
    kept: "What you typed here and did not save is back.",
    discard: "Discard",
    logoutTitle: "Log out without saving?",
    logoutText: "There is something in this tab that you typed and have not saved yet. Logging out loses it.",
    logout: "Log out without saving",
    stay: "Stay",
  },
} satisfies NamespaceStatusesTranslation;

export default en_statuses;
