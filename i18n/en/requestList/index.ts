import type { NamespaceRequestListTranslation } from "../../i18n-types";

const en_requestList = {
  title: "Requests",
  note: "{total|number} {{requests|request|requests}}, {waiting|number} without an answer",
  noteFiltered: "{total|number} {{requests|request|requests}} found",
  search: "Organisation, representative or order",
  kinds: {
    ORDER_CREATED: "Notice of an order sent",
    ORDER_CHANGED: "Change made by the team",
    TEAM: "Request from the team",
    WISH: "Change or answer asked for by the exhibitor",
  },
  overdue: "overdue",
  filters: {
    statuses: { label: "Status", all: "All" },
    waits: { label: "Who answers", is: { team: "Waits for the team", partner: "Waits for the exhibitor" } },
    due: { label: "Due date", is: { overdue: "Overdue" } },
    kinds: { label: "Kind" },
    waiting: {
      label: "Without an answer for more than (days)",
      is: "Without an answer for more than {days} {{days|day|days}}",
    },
  },
  columns: {
    request: "Request",
    company: "Order",
    waits: "Waits for",
    due: "Answer by",
    status: "Status",
    created: "Opened",
    author: "Opened by",
  },
  by: { team: "the team", partner: "the exhibitor" },
  comments: "{count|number} {{comments|comment|comments}}",
  blocks: "blocks the approval",
  sorts: {
    due: { asc: "Due soonest", desc: "Due last" },
  },
  empty: "No requests yet",
  emptyText: "What the team and exhibitors ask of each other about orders appears here.",
  filtered: "No request with these filters",
} satisfies NamespaceRequestListTranslation;

export default en_requestList;
