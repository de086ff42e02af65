import type { PrintedField } from "../printed-fields.ts";
import type { ContractData } from "./schema.ts";

/** Where a printed text can be corrected. */
export type PrintedSource = "submission" | "catalogue" | "order" | "settings";

export const PRINTED_SOURCE: Record<PrintedField, PrintedSource> = {
  institutionName: "submission",
  legalId: "submission",
  representative: "submission",
  position: "submission",
  email: "submission",
  phone: "submission",
  item: "catalogue",
  orderNotes: "order",
  package: "settings",
  event: "settings",
  organiser: "settings",
  paying: "settings",
  payment: "order",
  clauses: "settings",
  briefing: "order",
};

/** A field appears as often as it is printed. */
export function printedTexts(data: ContractData): { field: PrintedField; text: string }[] {
  const { partner, organiser, lines, clauses, paying, brief } = data;
  return [
    { field: "institutionName", text: partner.institutionName },
    { field: "legalId", text: partner.legalId },
    { field: "representative", text: partner.representative },
    { field: "position", text: partner.position },
    { field: "email", text: partner.email },
    { field: "phone", text: partner.phone },
    ...lines.map(({ title, unitMetric }) => ({ field: "item" as const, text: `${title} ${unitMetric}` })),
    ...lines.map(({ notes, description }) => ({
      field: "orderNotes" as const,
      text: `${notes} ${description}`,
    })),
    { field: "orderNotes", text: `${data.proposal} ${data.notes}` },
    { field: "package", text: data.stand?.package ?? "" },
    { field: "event", text: `${data.eventName} ${data.event?.venue ?? ""}` },
    { field: "paying", text: Object.values(paying ?? {}).join(" ") },
    { field: "briefing", text: brief.flatMap(({ answers }) => answers.map(({ text }) => text)).join(" ") },
    { field: "clauses", text: (clauses?.items ?? []).map(({ title, text }) => `${title} ${text}`).join(" ") },
    { field: "organiser", text: Object.values(organiser).join(" ") },
  ];
}
