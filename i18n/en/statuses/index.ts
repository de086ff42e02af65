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
    wait: "Wait until the file has been uploaded.",
    removeTitle: "Remove this file?",
    removeConfirm: "Remove file",
    removed: "File removed",
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
    isKept: "You have changes that are not saved yet. They are kept in this tab.",
    wrong: "{count} {{field needs|fields need}} attention.",
    logoutTitle: "Log out without saving?",
    logoutText: "There is something you entered here that is not saved yet. Logging out loses it.",
    logout: "Log out without saving",
    stay: "Stay",
  },
  /** Two people saved the same record. */
  /** What others do at the same time. */
  others: {
    one: "{name} is looking at this too",
    many: "{names} are looking at this too",
    changed: {
      order: "Somebody changed this order. What you see is up to date.",
      submission: "Somebody changed this submission. What you see is up to date.",
    },
  },
  conflict: {
    title: "Somebody else saved before you",
    changedBy: "{who} changed what is listed below. What you typed is still in the form.",
    changed: "What changed is listed below. What you typed is still in the form.",
    change: "{field}: from {from} to {to}",
    empty: "empty",
    yes: "yes",
    no: "no",
    unseen: "The change does not show in this form.",
    chooseAgain: "What you wrote stays. Load the current version and choose again.",
    goOn: "Load the current version",
    takeTheirs: "Load what was saved",
    keepMine: "Save my version",
  },
} satisfies NamespaceStatusesTranslation;

export default en_statuses;
