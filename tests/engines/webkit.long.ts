import { afterAll, beforeAll, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Key } from "selenium-webdriver";
import { countryName } from "#domain/countries.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { loadLocale } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { type Inbox, openInbox } from "../journeys/inbox.ts";
import { PROOF } from "../journeys/proof.ts";
import { type Portal, startPortal } from "../portal-process.ts";
import { findWebKit } from "./find.ts";
import { openScreen, Visitor } from "./webkit-visitor.ts";

/**
 * The way from the interest to the contract and the wizard by keyboard in WebKit, the engine of Safari: what an engine
 * of its own could break, not every rule again. `bun run test:engines` starts it where WebKit is installed.
 */
loadLocale("pt");
const LL = i18nObject("pt");
const INSTITUTION = "Museu do Rio Comprido";
const EMAIL = "helena.webkit@example.org";
const OWN_PASSWORD = "Sumauma@2025";
const DEMO_PASSWORD = "Igarape@2025";
/** 100 m² of Silver at 560 and 230 a square metre, and two screens at 145 for a day. */
const TOTAL = formatUsd("pt", 5_600_000 + 2_300_000 + 29_000);
const MONITOR = "Monitor de 55 polegadas";

const folder = mkdtempSync(join(tmpdir(), "portal-webkit-"));
const proof = join(folder, PROOF.name);
let inbox: Inbox;
let portal: Portal;
let closeScreen = () => {};
let arrive: () => Promise<Visitor>;
const here: Visitor[] = [];

beforeAll(async () => {
  const webkit = findWebKit();
  if (!webkit) throw new Error("WebKit is not installed here (Debian: webkit2gtk-driver, xvfb)");
  await Bun.write(proof, PROOF.buffer);
  inbox = await openInbox();
  portal = await startPortal({ seed: "demo", smtpUrl: inbox.url, env: { LOG_LEVEL: "error" } });
  const { display, close } = await openScreen(webkit);
  closeScreen = close;
  arrive = async () => {
    const visitor = await Visitor.arrive(webkit, display, portal.url);
    here.push(visitor);
    // The window speaks English, whatever the machine does.
    await visitor.go("/");
    await visitor.click("button", /^PT, /);
    await visitor.click("button", LL.cookies.rejectAll());
    return visitor;
  };
});

afterAll(async () => {
  await Promise.all(here.map((visitor) => visitor.leave()));
  closeScreen();
  await portal.stop();
  await inbox.close();
  rmSync(folder, { recursive: true });
});

test("an organisation goes from its interest to a signed contract", async () => {
  const applicant = await arrive();
  const interest = await apply(applicant);
  const staff = await arrive();
  await enter(staff, "admin", portal.admin);
  await approve(staff, interest);
  await applicant.go("/partner/login");
  await enterFirst(applicant);
  const order = await orderStand(applicant);
  await staff.go("/admin/orders");
  await approveOrder(staff, order);
  await pay(applicant, order);
  await changeStatus(staff, "markPaid", LL.statuses.order.PAID());
  await staff.click("button", LL.desk.contracts.generate());
  await staff.find({ role: "link", name: contractName() });
  await sign(applicant);
  await recordSigned(staff);
  await applicant.go("/partner");
  await applicant.sees(LL.partner.meaning.SIGNED_CONTRACT());
});

test("the services of a stand are ordered by keyboard alone", async () => {
  const partner = await arrive();
  await enter(partner, "partner", { email: "carla.teixeira@example.org", password: DEMO_PASSWORD });
  await partner.click("link", LL.partner.dashboard.newOrder());
  await partner.find({ role: "heading", name: LL.orders.question.orderType() });
  await partner.click("radio", LL.orders.type.CUSTOM_SERVICES.name());
  await partner.click("button", LL.orders.next.services());
  await partner.find({ role: "heading", name: LL.orders.question.services() });
  await tabTo(partner, new RegExp(LL.orders.services.expandAll()));
  await partner.keys(Key.ENTER);
  for (const quantity of ["1", "2", "3"]) {
    await tabTo(partner, new RegExp(`^${LL.actions.add()} `));
    await partner.keys(Key.ENTER);
    await partner.reaches("the quantity of what was added", ({ id }) =>
      /^wizard-lines\..*\.quantity$/.test(id),
    );
    await partner.keys(quantity);
  }
  await partner.sees(LL.orders.summary.items({ count: 3 }));
  await partner.typeOver("muitos");
  await partner.reaches("a field that is wrong", ({ isInvalid }) => isInvalid);
  await partner.typeOver("4");
  const next = await partner.find({ role: "button", name: LL.orders.next.confirmation() });
  await next.sendKeys(Key.ENTER);
  await partner.find({ role: "heading", name: LL.orders.question.confirmation() });
});

async function tabTo(visitor: Visitor, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await visitor.keys(Key.TAB);
    if (name.test((await visitor.focused()).name)) return;
  }
  throw new Error(`nothing called ${String(name)} was reached`);
}

async function enter(
  visitor: Visitor,
  area: "admin" | "partner",
  { email, password }: { email: string; password: string },
): Promise<void> {
  await visitor.go(`/${area}/login`);
  await fillLogin(visitor, email, password);
  await visitor.isAt(new RegExp(`/${area}$`));
  await visitor.find({ role: "button", name: LL.actions.logout() });
}

async function fillLogin(visitor: Visitor, email: string, password: string): Promise<void> {
  await visitor.write(LL.auth.login.email(), email);
  await visitor.hand(LL.auth.login.password(), password);
  await visitor.click("button", LL.auth.login.submit());
}

async function apply(visitor: Visitor): Promise<string> {
  const { fields, options } = LL.eoi;
  await visitor.go("/expression-of-interest");
  await visitor.click("button", LL.eoi.rules.next());
  await visitor.click("checkbox", LL.eoi.agreement.checkbox());
  await visitor.click("button", LL.eoi.agreement.next());
  await visitor.find({ role: "heading", name: LL.eoi.form.title() });
  await visitor.write(fields.institutionName(), INSTITUTION);
  const country = await visitor.find({ role: "combobox", name: fields.country() });
  await country.sendKeys(countryName("KE", "pt"), Key.ENTER);
  await visitor.write(fields.legalId(), "KE-2025-0098");
  await visitor.choose(fields.institutionType(), options.institutionType.other());
  await visitor.write(fields.institutionTypeOther(), "Museu comunitário");
  await visitor.write(fields.mainArea(), "Água e clima");
  await visitor.choose(fields.pavillionFocus(), options.focus.citiesWater(), "checkbox");
  await visitor.write(fields.representativeName(), "Helena Wambui");
  await visitor.write(fields.representativePosition(), "Diretora");
  await visitor.write(fields.representativePhone(), "+254 20 123 4567");
  await visitor.write(fields.representativeEmail(), EMAIL);
  await visitor.choose(fields.standType(), options.standType.standard());
  await visitor.choose(fields.spaceSize(), options.spaceSize.metres({ size: "100" }));
  await visitor.write(fields.description(), "Uma maquete do rio e três oficinas por dia.");
  await visitor.choose(fields.flexibility(), options.flexibility.yes());
  await visitor.choose(fields.servicesNeeded(), options.services.internet(), "checkbox");
  await visitor.choose(fields.contactLanguage(), options.language.pt());
  await visitor.click("checkbox", LL.answering.captcha.label());
  await visitor.sees(LL.answering.captcha.solved());
  await visitor.click("button", LL.eoi.form.submit());
  await visitor.find({ role: "heading", name: LL.eoi.success.title() });
  return visitor.reads(/EOI-\d{4}-\d{4,}/);
}

async function openFromList(visitor: Visitor, search: string, reference: string): Promise<void> {
  const field = await visitor.find({ role: "searchbox", name: search });
  await field.sendKeys(reference);
  await visitor.click("link", new RegExp(reference));
}

async function approve(staff: Visitor, reference: string): Promise<void> {
  const { moves, ask } = LL.submissions;
  await staff.go("/admin/submissions");
  const field = await staff.find({ role: "searchbox", name: LL.submissions.list.search() });
  await field.sendKeys(reference);
  await staff.click("link", INSTITUTION);
  await staff.click("button", moves.more());
  await staff.click("menuitem", moves.startReview());
  await confirm(staff, ask.title({ move: moves.startReview() }), moves.startReview());
  await staff.sees(LL.moving.done({ status: LL.statuses.submission.REVIEWING() }));
  await staff.click("button", moves.approve());
  await confirm(staff, ask.title({ move: moves.approve() }), moves.approve());
  await staff.sees(LL.moving.done({ status: LL.statuses.submission.APPROVED() }));
  await staff.click("link", LL.submissions.detail.register());
  await staff.click("button", LL.partners.ready.send());
  await staff.find({ role: "heading", name: LL.partners.exists.title({ email: EMAIL }) });
}

async function confirm(visitor: Visitor, title: string, button: string): Promise<void> {
  await visitor.click("button", button, await visitor.find({ role: "dialog", name: title }));
}

async function enterFirst(visitor: Visitor): Promise<void> {
  const mail = await inbox.waitFor({ to: EMAIL, subject: LL.mail.credentials.subject() });
  const label = `${LL.mail.facts.temporaryPassword()}: `;
  const line = mail.text?.split("\n").find((text) => text.startsWith(label)) ?? "";
  const temporary = line.slice(label.length).trim();
  const { firstAccess } = LL.auth;
  await fillLogin(visitor, EMAIL, temporary);
  await visitor.isAt(/\/partner\/first-access$/);
  await visitor.hand(firstAccess.currentPassword(), temporary);
  await visitor.hand(firstAccess.newPassword(), OWN_PASSWORD);
  await visitor.hand(firstAccess.confirmPassword(), OWN_PASSWORD);
  await visitor.click("button", firstAccess.submit());
  await visitor.isAt(/\/partner$/);
}

async function orderStand(visitor: Visitor): Promise<string> {
  const { question, next } = LL.orders;
  await visitor.click("link", LL.partner.step.chooseStand.action());
  await visitor.find({ role: "heading", name: question.orderType() });
  await visitor.click("button", next.selectStand());
  await visitor.find({ role: "heading", name: question.selectStand() });
  await visitor.click("radio", LL.statuses.ordered.package.SILVER());
  await visitor.click("button", next.additionalServices());
  await visitor.find({ role: "heading", name: question.additionalServices() });
  const category = await visitor.find({ role: "button", name: new RegExp(LL.orders.category.audiovisual()) });
  if ((await category.getAttribute("aria-expanded")) === "false") await visitor.press(category);
  await visitor.click("button", LL.orders.services.add({ title: MONITOR }));
  await visitor.write(`${LL.orders.line.quantity()}, ${MONITOR}`, "2");
  await visitor.click("button", next.confirmData());
  await visitor.find({ role: "heading", name: question.confirmData() });
  await visitor.click("button", LL.orders.send.send());
  await visitor.find({ role: "heading", name: LL.wizard.finalize.title.STANDARD() });
  await visitor.sees(TOTAL);
  return visitor.reads(/ORD-\d{4}-\d{4,}/);
}

async function approveOrder(staff: Visitor, reference: string): Promise<void> {
  await openFromList(staff, LL.desk.list.search(), reference);
  await changeStatus(staff, "startReview", LL.statuses.order.REVIEWING());
  await changeStatus(staff, "approve", LL.statuses.order.APPROVED());
}

async function changeStatus(
  staff: Visitor,
  move: "startReview" | "approve" | "markPaid",
  status: string,
): Promise<void> {
  await staff.reload();
  await staff.click("button", LL.desk.status.change());
  const dialog = await staff.find({ role: "dialog", name: LL.desk.status.title() });
  await staff.click("radio", LL.desk.moves[move](), dialog);
  await staff.click("button", LL.desk.status.save(), dialog);
  await staff.sees(LL.moving.done({ status }));
}

async function pay(visitor: Visitor, reference: string): Promise<void> {
  await visitor.click("link", LL.wizard.finalize.follow());
  await visitor.find({ role: "heading", name: new RegExp(reference) });
  await visitor.sees(LL.orders.now.pay());
  await visitor.hand(LL.orderPapers.payment.send(), proof);
  await visitor.find({ role: "link", name: PROOF.name });
  await visitor.click("button", LL.orderPapers.payment.submit());
  await visitor.sees(LL.orders.now.paymentCheck());
}

function contractName(): string {
  const words = LL.orderPapers.contracts;
  return words.download({ version: 1, language: words.language.pt() });
}

async function sign(visitor: Visitor): Promise<void> {
  await visitor.reload();
  await visitor.find({ role: "link", name: contractName() });
  await visitor.hand(LL.orderPapers.contracts.sendSigned(), proof);
  await visitor.sees(LL.orders.now.signedCheck());
}

async function recordSigned(staff: Visitor): Promise<void> {
  const { check, isSigned } = LL.desk.contracts;
  await staff.reload();
  await staff.click("button", check.accept());
  await confirm(staff, check.acceptTitle(), check.accept());
  await staff.sees(isSigned());
}
