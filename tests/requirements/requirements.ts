import { ACCESS } from "./access.ts";
import { ACCOUNTS } from "./accounts.ts";
import { CALLS } from "./calls.ts";
import { CATALOGUE } from "./catalogue.ts";
import { DESK } from "./desk.ts";
import { ERRORS } from "./errors.ts";
import { EVALUATIONS } from "./evaluations.ts";
import { FILES } from "./files.ts";
import { INTEREST } from "./interest.ts";
import { LANGUAGE } from "./language.ts";
import { LAYOUT } from "./layout.ts";
import { LIMITS } from "./limits.ts";
import { MAILS } from "./mails.ts";
import { ORDERS } from "./orders.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";
import { PURPOSE } from "./purpose.ts";
import { RECORDS } from "./records.ts";
import { FAULTS, RELIABILITY } from "./reliability.ts";
import { ABUSE, SECURITY } from "./security.ts";
import { SPEED } from "./speed.ts";
import { WIZARD } from "./wizard.ts";

/** What the customer asked for, statement by statement; code and tests name it by its id. */
export type Requirement = { id: string; statement: string };
export type Area = { name: string; requirements: readonly Requirement[] };

export const AREAS: readonly Area[] = [
  area("Purpose", PURPOSE),
  area("Public pages and addresses", PUBLIC_PAGES),
  area("Header, footer, titles, cookies", LAYOUT),
  area("Language", LANGUAGE),
  area("Accounts", ACCOUNTS),
  area("Guards and roles", ACCESS),
  area("Expression of interest", INTEREST),
  area("Desk", DESK),
  area("Order wizard", WIZARD),
  area("Orders, requests, contracts", ORDERS),
  area("Catalogue and services", CATALOGUE),
  area("Evaluations", EVALUATIONS),
  area("E-mail manager", MAILS),
  area("Files", FILES),
  area("Calls and freshness", CALLS),
  area("Errors", ERRORS),
  area("Limits and lightbox", LIMITS),
  area("Records", RECORDS),
  area("Speed", SPEED),
  area("Reliability", RELIABILITY),
  area("Faults", FAULTS),
  area("Security", SECURITY),
  area("Abuse", ABUSE),
];

export const REQUIREMENTS = AREAS.flatMap(({ requirements }) => requirements);

function area(name: string, statements: Record<string, string>): Area {
  return { name, requirements: Object.entries(statements).map(([id, statement]) => ({ id, statement })) };
}
