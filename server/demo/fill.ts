import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { settings, users } from "#db/schema/index.ts";
import { instantAt, wallTime } from "#domain/wall-time.ts";
import { isWindowOpen } from "#domain/submissions/window.ts";
import type { SignedInUser } from "#domain/actor.ts";
import type { OpenPortal } from "../start/open-portal.ts";
import { readSettings } from "../event/read.ts";
import { turnApplications } from "../opening/turn-applications.ts";
import { updateSettings } from "../settings/update.ts";
import { SAMPLE_ITEMS } from "./catalogue.ts";
import { bringComers } from "./comers.ts";
import { orderEveryKind } from "./every-kind.ts";
import { judgeAll } from "./evaluations.ts";
import { ORGANISATIONS } from "./organisations.ts";
import { orderAll } from "./orders.ts";
import { type DemoPartner, registerPartner } from "./partners.ts";
import { setSamplePrices } from "./prices.ts";
import { askAll } from "./requests.ts";
import { DAY, seasonAt, type Season } from "./season.ts";
import { setSampleSite } from "./site.ts";
import {
  findAccount,
  isAccount,
  makeFirstAccess,
  openStaffAccount,
  openStage,
  readMailedPassword,
  SAMPLE_STAFF,
  type Stage,
} from "./stage.ts";
import { applyAll, decideAll, type SampleSubmission, WERE_APPROVED } from "./submissions.ts";

/** When the team began, in days after the window opened. */
const TEAM_BEGAN = -7;
const PARTNERS = 8;

export type DemoAccounts = {
  staff: SignedInUser[];
  partners: SignedInUser[];
  firstAccess?: { email: string; password: string };
};

type FillOptions = {
  /** Adds what shows every kind of order in every status, and those whom the site names as coming. */
  everyKind?: boolean;
  /** Called with the name of each step as it begins. */
  say?: (step: string) => void;
};

/**
 * Fills an empty portal with the demonstration data, through the verbs people use, at moments of the season that is
 * on (`seasonAt`): the same data each time that it is made on the same day.
 */
export async function fillDemo(
  portal: OpenPortal,
  { everyKind = false, say = () => undefined }: FillOptions = {},
): Promise<void> {
  const stage = openStage(portal);
  const season = seasonAt(portal.clock());
  const began = season.after(TEAM_BEGAN);
  say("the team and the season");
  const admin = await findAdmin(stage);
  const staff = [admin];
  for (const person of SAMPLE_STAFF) staff.push(await openStaffAccount(stage, person, began));
  await prepareSeason(stage, admin, season, began);
  say("the catalogue");
  await stockCatalogue(stage, admin, began);
  if (everyKind) {
    say("organisations that have signed");
    await bringComers(stage, season, admin);
  }
  say("applications");
  const applied = await applyAll(stage, season);
  say("evaluations and decisions");
  await judgeAll(stage, staff, applied);
  await decideAll(stage, staff, applied);
  say("exhibitors");
  const partners = await registerPartners(stage, staff, applied);
  say("orders, contracts and payments");
  await orderAll(stage, season, staff, partners);
  await askAll(stage, staff, partners);
  if (!everyKind) return;
  say("every kind of order in every status");
  await orderEveryKind(stage, season, admin, applied);
}

/** Makes a demonstration ready for today, and says who can sign in: a window that has closed since is open again. */
export async function readyDemo(portal: OpenPortal): Promise<DemoAccounts> {
  const stage = openStage(portal);
  const admin = await findAdmin(stage);
  await keepWindowOpen(stage, admin);
  const staff = [admin];
  for (const { email } of SAMPLE_STAFF)
    if (await isAccount(stage, email)) staff.push(await findAccount(stage, email));
  return { staff, ...(await listPartners(stage, admin)) };
}

/** The administrator, whatever their address: everything in a demonstration can be changed. */
async function findAdmin(stage: Stage): Promise<SignedInUser> {
  const usual = stage.portal.env.ADMIN_EMAIL.toLowerCase();
  if (await isAccount(stage, usual)) return findAccount(stage, usual);
  const [admin] = await stage.portal.db.read.select().from(users).where(eq(users.role, "ADMIN"));
  return findAccount(stage, admin?.email ?? usual);
}

async function prepareSeason(
  stage: Stage,
  admin: SignedInUser,
  { event }: Season,
  began: Date,
): Promise<void> {
  await changeSettings(stage, admin, began, (data) => {
    Object.assign(data, event);
    setSamplePrices(data);
    setSampleSite(data);
    data.showHowManyCome = true;
    data.showWhoComes = true;
  });
  const { eoi } = await readSettings(stage.portal.db.read);
  if (eoi.isUnopened) await turnApplications.perform(stage.ctx(admin, began), { open: true });
}

/** A deadline that has passed is moved to a month from now: the demonstration can always be applied to. */
async function keepWindowOpen(stage: Stage, admin: SignedInUser): Promise<void> {
  const now = stage.portal.clock();
  const closes = new Date(now.getTime() + 30 * DAY);
  closes.setUTCHours(2, 59, 59, 0);
  await changeSettings(stage, admin, now, (data) => {
    if (isWindowOpen(now, { opens: data.eoi.opens, closes: data.eoi.closes })) return;
    // As the form writes it: otherwise its first save would show a deadline that nobody moved.
    const written = (at: Date) =>
      instantAt(wallTime(at.toISOString(), data.eventZone), data.eventZone) ?? at.toISOString();
    const opens = Date.parse(data.eoi.opens) > now.getTime() ? written(now) : data.eoi.opens;
    data.eoi = { ...data.eoi, opens, closes: written(closes) };
  });
}

type SettingsData = typeof settings.$inferSelect.data;

async function changeSettings(
  stage: Stage,
  admin: SignedInUser,
  at: Date,
  change: (data: SettingsData) => void,
): Promise<void> {
  const { db } = stage.portal;
  const [row] = await db.read.select().from(settings).where(eq(settings.id, 1));
  if (!row) return;
  const data = structuredClone(row.data);
  change(data);
  if (isDeepStrictEqual(data, row.data)) return;
  await updateSettings.perform(stage.ctx(admin, at), { data, version: row.version });
}

async function stockCatalogue(stage: Stage, admin: SignedInUser, began: Date): Promise<void> {
  const desk = stage.as(admin, began).catalogue;
  for (const item of SAMPLE_ITEMS) await desk.create(item);
}

/** The first eight become partners; seven of them chose a password. */
async function registerPartners(
  stage: Stage,
  [admin]: readonly SignedInUser[],
  applied: readonly SampleSubmission[],
): Promise<DemoPartner[]> {
  const partners: DemoPartner[] = [];
  if (!admin) return partners;
  for (const [index, submission] of applied.slice(0, PARTNERS).entries()) {
    const at = new Date(submission.at.getTime() + 6 * DAY);
    const email = await registerPartner(stage, admin, submission, at);
    if (index === PARTNERS - 1) continue;
    partners.push({ partner: await makeFirstAccess(stage, email, new Date(at.getTime() + DAY)), submission });
  }
  return partners;
}

async function listPartners(
  stage: Stage,
  admin: SignedInUser,
): Promise<Pick<DemoAccounts, "partners" | "firstAccess">> {
  const partners: SignedInUser[] = [];
  let firstAccess: DemoAccounts["firstAccess"];
  for (const { mailbox } of ORGANISATIONS.slice(0, WERE_APPROVED)) {
    const email = `${mailbox}@example.org`;
    if (!(await isAccount(stage, email))) continue;
    const account = await findAccount(stage, email);
    if (!account.firstLogin) partners.push(account);
    else firstAccess = { email: account.email, password: await temporaryPasswordOf(stage, admin, account) };
  }
  return { partners, firstAccess };
}

/** A temporary password that is valid today: staff send new credentials, as they would in life. */
async function temporaryPasswordOf(
  stage: Stage,
  admin: SignedInUser,
  { email }: SignedInUser,
): Promise<string> {
  await stage.as(admin, stage.portal.clock()).partners.resetCredentials({ email });
  return (await readMailedPassword(stage, email)) ?? "";
}
