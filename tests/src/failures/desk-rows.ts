import { GENERIC, on, type Row } from "./row.ts";
import type { Records } from "./scene.ts";

const CATALOGUE = "An error occurred. Please try again.";
const CAMPAIGN = "That did not work. Please try again.";
const STAFF = "This could not be done just now. Please try again.";

export function catalogueRows({ item, importId }: Records): Row[] {
  const required = [
    ["Title", "Vaso"],
    "Unit of measure",
    /^unit/i,
    ["Price per unit, in USD", "12"],
  ] as const;
  return [
    ...on("manager", "/admin/catalog/create", CATALOGUE, {
      "catalogue.create": [...required, "Create item"],
    }),
    ...on("manager", "/admin/catalog", CATALOGUE, { "catalogue.setStatus": [/^Offer /] }),
    ...on("manager", `/admin/catalog/${item}`, CATALOGUE, {
      "catalogue.update": [["Price per unit, in USD", "13"], "Save"],
      "catalogue.duplicate": ["Duplicate"],
      "catalogue.remove": ["Delete", /^(Delete|Make inactive)$/],
    }),
    ...on("manager", `/admin/catalog/import/${importId}`, CATALOGUE, {
      "imports.run": [/^Import 1/],
      "imports.mend": [/^Leave row/],
    }),
  ];
}

export function evaluationRows({ evaluation, submissions: { pending } }: Records): Row[] {
  const why = [/./, "Conheço o projeto"] as const;
  return [
    ...on("manager", `/admin/evaluations/${evaluation}`, GENERIC, {
      "evaluations.correct": ["Correct", "Rejected", [/Reason/, "Trocada"], "Save the correction"],
    }),
    ...on("manager", `/admin/submissions/${pending}`, GENERIC, {
      "evaluations.openMarks": ["Open the evaluations", "Open the evaluations"],
    }),
    ...on("manager", "/admin/gruporg", GENERIC, {
      "evaluations.save": ["Rejected", "Save and next", "Keep as begun"],
      "evaluations.abstain": ["Abstain", why, "Abstain"],
      "evaluations.declareConflict": [
        "Declare a conflict of interest",
        why,
        "Declare a conflict of interest",
      ],
    }),
    ...on("manager", "/admin/evaluations/ranking", GENERIC, {
      "decisions.plan": [/^Planned decision for/, "Approve"],
      "decisions.saveTexts": ["Email texts", ["Approval, in English", "Um texto novo"], "Save the texts"],
    }),
    ...on("manager", "/admin/evaluations/assignment", GENERIC, {
      "assignments.accept": ["See the proposal", /^Accept/],
      "assignments.setPair": [
        "Set by hand",
        ["Reference of the submission", "EOI-2025-00016"],
        "Evaluator",
        "Teresa Arruda",
        "Set",
      ],
    }),
  ];
}

export function letterRows({ campaigns, mails, template }: Records): Row[] {
  const at = (id: string) => `/admin/email-manager/${id}`;
  const types = "/admin/email-manager/letter-types";
  const unsaved = "The template could not be saved.";
  return [
    ...on("manager", "/admin/email-manager", GENERIC, { "campaigns.begin": [/^Write to all/] }),
    ...on("manager", at(campaigns.draft), "The draft could not be saved.", {
      "campaigns.save": [["Subject", "Outro"], "Save draft"],
    }),
    ...on("manager", at(campaigns.draft), "Failed to send email", {
      "campaigns.test": ["Send a test", "Send the test"],
      "campaigns.send": ["Check and send", /^Send \d/],
    }),
    ...on("manager", at(campaigns.draft), GENERIC, {
      "campaigns.remove": ["Discard the draft", "Discard the draft"],
    }),
    ...on("manager", at(campaigns.running), CAMPAIGN, {
      "campaigns.pause": ["Pause"],
      "campaigns.copy": ["Copy as new"],
    }),
    ...on("manager", at(campaigns.paused), CAMPAIGN, {
      "campaigns.resume": ["Resume"],
      "campaigns.stop": ["Stop", "Stop"],
    }),
    ...on("manager", at(campaigns.planned), CAMPAIGN, {
      "campaigns.sendNow": ["Send now", "Send now"],
      "campaigns.unplan": ["Back to draft", "Back to draft"],
    }),
    ...on("manager", types, unsaved, {
      "campaigns.createType": ["New template", ["Name of the template", "x"], "New template"],
    }),
    ...on("manager", `${types}/${template}`, unsaved, {
      "campaigns.updateType": [["Subject", "Outro"], "Save"],
    }),
    ...on("manager", `${types}/${template}`, GENERIC, { "campaigns.removeType": ["Delete", "Delete"] }),
    ...on("manager", `/admin/mails/${mails.draft}`, GENERIC, { "mails.send": ["Send"] }),
    ...on("manager", `/admin/mails/${mails.queued}`, GENERIC, {
      "mails.holdBack": ["Hold back"],
      "mails.discard": ["Discard", "Discard"],
    }),
  ];
}

export function teamRows({ view }: Records): Row[] {
  const ivan = "Open the account of Ivan Castelo";
  const person = [
    ["Name", "Rui"],
    ["Email", "rui@example.org"],
  ] as const;
  return [
    ...on("manager", "/admin/orders", GENERIC, {
      "views.save": ["Views", "Save as a new view...", ["Name", "x"], "Save view"],
      "bulk.run": ["Select the rows of this page", "Change status", "Start review", /^Start review \(/],
      "preferences.save": ["Display", /./],
    }),
    ...on("manager", `/admin/orders?view=${view}`, GENERIC, {
      "views.update": ["Minhas", "Rename or share...", ["Name", "x"], "Save"],
      "views.remove": ["Minhas", "Delete this view...", "Delete"],
    }),
    ...on("admin", "/admin/status", GENERIC, { "backup.takeNow": ["Back up now"] }),
    ...on("admin", "/admin/opening", GENERIC, {
      "opening.confirmClauses": ["The lawyer has read version 1", /./],
    }),
    ...on("admin", "/admin/settings/paying", GENERIC, {
      "settings.update": [[/./, "x"], "Save and publish"],
    }),
    ...on("admin", "/admin/settings/clauses", GENERIC, {
      "settings.update": [["Title in Portuguese", "x"], ["Title in English", "x"], /^Save/],
    }),
    ...on("admin", "/admin/staff", "The account could not be created. Please try again.", {
      "staff.create": ["Create account", ...person, "Create and send password"],
    }),
    ...on("admin", "/admin/staff", "The account could not be saved. Please try again.", {
      "staff.update": [ivan, ["Name", "Ivo"], "Save"],
    }),
    ...on("admin", "/admin/staff", STAFF, {
      "staff.disable": [ivan, "Disable account", "Disable account"],
      "staff.enable": ["Open the account of Davi Closed", "Enable account", "Enable account"],
      "staff.resetPassword": [ivan, "Send new password", "Send new password"],
    }),
  ];
}
