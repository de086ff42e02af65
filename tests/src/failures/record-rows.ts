import type { Step } from "../app/hand.ts";
import { GENERIC, on, type Row } from "./row.ts";
import type { Records } from "./scene.ts";

const ACCESS = "This could not be done just now. Please try again.";
const NOTE = [/^(Note|Message to)/, "Porque sim"] as const;

/** The button of a move, what it asks for, and the button of its question, which is called the same. */
function move(name: string, ...asked: Step[]): Step[] {
  return [{ move: name }, ...asked, name];
}

export function submissionRows({ submissions, applicant }: Records): Row[] {
  const { free, pending, reviewing, approved, rejected, hidden } = submissions;
  const at = (id: string) => `/admin/submissions/${id}`;
  return [
    ...on("admin", at(pending), GENERIC, {
      "submissions.update": ["Edit details", [/organisation$/i, "Outra"], "Save changes"],
      "submissions.review": move("Start review"),
      "submissions.hide": move("Hide"),
      "submissions.markDuplicate": move("Mark as duplicate", "Usina de Ideias Guamá"),
      "notes.write": ["New note", ["New note", "Ligar"], "Save note"],
    }),
    ...on("admin", at(reviewing), GENERIC, {
      "submissions.returnToPending": move("Return to pending"),
      "submissions.approve": move("Approve"),
      "submissions.reject": move("Reject"),
    }),
    ...on("admin", at(approved), GENERIC, {
      "submissions.describeSite": ["Change", [/./, "x"], "Save"],
      "submissions.signContract": move("Record signed contract"),
    }),
    ...on("admin", at(free), GENERIC, { "submissions.revokeApproval": move("Revoke approval", NOTE) }),
    ...on("admin", at(rejected), GENERIC, {
      "submissions.editDecision": [["Message from the team", "Parabéns"], "Save without sending"],
      "submissions.sendDecision": ["Send the decision", "Send the decision"],
      "submissions.reopen": move("Reopen review", NOTE),
    }),
    ...on("admin", at(hidden), GENERIC, { "submissions.restore": move("Restore") }),
    ...on("manager", at(free), GENERIC, {
      "notes.edit": [/^Edit the note/, ["Text of the note", "Ligar amanhã"], "Save"],
      "notes.remove": [/^Remove the note/, "Remove"],
    }),
    ...on("manager", `${at(free)}/compare/${applicant.id}`, GENERIC, {
      "submissions.markDuplicate": [/is the duplicate$/, /duplicate$/],
    }),
  ];
}

export function partnerRows({ submissions: { free } }: Records): Row[] {
  const registration = `/admin/partners/register/${free}`;
  const known = ["Representative's email", "ana.moura@example.org"] as const;
  return [
    ...on("manager", registration, "Failed to create partner.", {
      "partners.register": ["Send credentials"],
    }),
    ...on("manager", registration, GENERIC, {
      "partners.link": [known, "Check this email", "Give access to this submission"],
    }),
    ...on("manager", registration, "Failed to send reset email.", {
      "partners.resetCredentials": [known, "Check this email", "Reset credentials", "Reset credentials"],
    }),
    ...on("manager", "/admin/partners", "Failed to send reset email.", {
      "partners.resetCredentials": [/^Reset the credentials/, "Reset credentials"],
    }),
    ...on("admin", "/admin/partners", ACCESS, {
      "partners.disable": ["Access of Jaciara Lima", "Disable the account", NOTE, "Confirm"],
      "partners.enable": ["Access of Lia Closed", "Enable the account", NOTE, "Confirm"],
      "partners.detach": ["Access of Jaciara Lima", /^Detach from/, NOTE, "Confirm"],
    }),
  ];
}

export function orderRows({ orders: { pending, approved, confirming } }: Records): Row[] {
  const at = (id: string) => `/admin/orders/edit/${id}`;
  return [
    ...on("manager", at(pending), "Failed to update order. Please try again.", {
      "orders.setStatus": ["Change status", /^Start review/, "Save"],
    }),
    ...on("manager", at(confirming), "Failed to update order. Please try again.", {
      "orders.judgePayment": ["Accept", "Accept"],
    }),
    ...on("manager", `/admin/orders/${pending}/services`, "Failed to update order. Please try again.", {
      "orders.editItems": [["Quantity", "3"], "Check the change", "Send the change"],
    }),
    ...on("manager", at(pending), GENERIC, {
      "notes.writeOnOrder": ["New note", ["New note", "Ligar"], "Save note"],
    }),
    ...on("manager", at(approved), "Error generating PDF. Please try again.", {
      "contracts.generate": ["Generate another edition only"],
    }),
    // Nothing is printed then.
    ...on("manager", at(approved), GENERIC, { "contracts.publish": ["Publish edition 1"] }),
    ...on("manager", "/admin/custom-services", "The price could not be saved. Please try again.", {
      "customServices.price": [/^Structure of the stand/, [/USD/, "12"], "Save", "Send the change"],
    }),
  ];
}
