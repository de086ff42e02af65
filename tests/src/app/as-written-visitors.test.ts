import { expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import {
  ADMIN_LOGIN,
  FIRST_ACCESS as FIRST_ACCESS_SAYS,
  LOGGING_OUT,
  LOGIN_REQUIRED,
  NOT_YET,
  PARTNER_LOGIN,
  PASSWORD_FAILED,
  PROFILE,
  RECOVERY_ANSWERS,
  RECOVERY_DONE,
  RECOVERY_MISMATCH,
  RECOVERY_REQUEST,
  RECOVERY_REQUESTED,
  RECOVERY_RESET,
  SHOW_PASSWORD,
  SIGNED_IN,
  SIGNING_IN,
  WRONG_PASSWORDS,
} from "#tests/requirements/written/accounts.ts";
import {
  FIELDS,
  INTEREST,
  MISSING,
  RULES,
  TERMS,
  TOO_SMALL,
  WRONG,
} from "#tests/requirements/written/interest.ts";
import { RECEIPT, STANDINGS, STATUS_PAGE } from "#tests/requirements/written/interest-sent.ts";
import { COOKIE_ACTIONS, COOKIE_CATEGORIES, FRAME, PAGES } from "#tests/requirements/written/public.ts";
import { validForm } from "#tests/server/submissions/interest.ts";
import { VISITOR } from "#tests/portal.ts";
import { inOwnProcess } from "./alone.ts";
import { allOf, nameOf } from "./eyes.ts";
import { fillInterest } from "./interest.ts";
import { openOrders } from "./own-orders.ts";
import { demo, openWholeApp, WORDS } from "./whole-app.tsx";
import { readWritten } from "./written.ts";

const LL = WORDS.en;
const PARTNER = demo("tavita.leota");
/** One that meets the rule and belongs to nobody. */
const NEW_PASSWORD = "Sumauma?Alta9";
const LOST = new TypeError("Failed to fetch");

const field = (nth: number) => `main form input[type=password] >> nth=${nth}`;
const SUBMIT = "main [type=submit]";

/** What the specification names, as whoever has no account yet or is about to come in reads it, in both languages. */
if (inOwnProcess(import.meta.path, "visitors and accounts read what is written")) {
  const app = await openWholeApp();
  const { as, find, gone, hand, newcomer, open, road, server, switchTo } = app;
  const { expectWritten, place, press, write } = readWritten(app);
  const { ownSubmission } = openOrders(app);

  test("header and footer of the public pages say what is written (FTR-01, FTR-02, FTR-03)", async () => {
    await open("visitor", "/");
    await expectWritten(FRAME);
  });

  test("every public page says what is written, each in its place (PUB-01, PUB-05, PUB-11, PUB-16, GEN-12)", async () => {
    for (const [path, all] of Object.entries(PAGES)) {
      await open("visitor", path);
      await expectWritten(all);
    }
  });

  for (const language of LOCALES)
    test(`the dialog about cookies has its categories in ${language}, and each action stores what it says (COOK-04, COOK-05, COOK-07, COOK-08, COOK-09)`, async () => {
      for (const { says, stores } of COOKIE_ACTIONS) {
        localStorage.removeItem("cookie-consent");
        await open("visitor", "/", language);
        const dialog = await find("dialog");
        const boxes = allOf("checkbox", undefined, dialog);
        expect(boxes.map(nameOf)).toEqual(COOKIE_CATEGORIES.map((category) => category[language]));
        await hand.press(await find("checkbox", COOKIE_CATEGORIES[2][language], dialog));
        await hand.press(await find("button", says[language], dialog));
        await gone("dialog");
        const kept = JSON.parse(localStorage.getItem("cookie-consent") ?? "null");
        expect(kept).toEqual({ necessary: true, ...stores });
      }
    });

  test("the logins say what is written (AUTH-01, AUTH-03, AUTH-07)", async () => {
    await open("visitor", "/admin/login");
    await expectWritten(ADMIN_LOGIN);
    await open("visitor", "/partner/login");
    await expectWritten(PARTNER_LOGIN);
  });

  test("signing in says so, in the words that are written (AUTH-04)", async () => {
    await open("visitor", "/admin/login");
    for (const language of LOCALES) {
      await switchTo(language);
      for (const name of SHOW_PASSWORD[language]) await hand.press(await find("button", name));
    }
    await press(SUBMIT);
    await expectWritten(LOGIN_REQUIRED);
    const release = road.hold("auth/login");
    await write({ "main input[type=email]": "admin@example.org", "main input[type=password]": "Outra$2025" });
    await press(SUBMIT);
    await expectWritten(SIGNING_IN);
    release();
  });

  test("a password is recovered in the words that are written (REC-06, REC-07, REC-12, REC-24)", async () => {
    await open("visitor", "/partner/recover-password");
    await expectWritten(RECOVERY_REQUEST);
    await write({ "input[name=email]": "nobody@example.org" });
    await press(SUBMIT);
    await expectWritten(RECOVERY_REQUESTED);
    await switchTo("en");
    await hand.press("Enter Recovery Code");
    await expectWritten(RECOVERY_RESET);
    await write({ "input[name=recoveryCode]": "ABCDE23456", [field(0)]: NEW_PASSWORD, [field(1)]: "x" });
    await press(SUBMIT);
    await expectWritten(RECOVERY_MISMATCH);
    await write({ [field(1)]: NEW_PASSWORD });
    for (const { message, says } of RECOVERY_ANSWERS) {
      road.mend();
      road.answer("reset-password", message ? Response.json({ message }, { status: 400 }) : LOST);
      await press(SUBMIT);
      await expectWritten(says);
    }
    road.mend();
    road.answer("reset-password", Response.json({ message: "Password reset successfully" }));
    await press(SUBMIT);
    await expectWritten(RECOVERY_DONE);
  });

  test("whoever is signed in reads what is written in the header and on the profile (HDR-05, HDR-06, PROF-04, PROF-05, PROF-06)", async () => {
    await open(PARTNER, "/");
    await expectWritten(SIGNED_IN);
    await open(PARTNER, "/profile");
    await expectWritten(PROFILE);
    await write({ [field(0)]: "Errada?2025", [field(1)]: "Ab1!xyz", [field(2)]: "other" });
    await press("main form:has(input[type=password]) [type=submit]");
    await expectWritten(WRONG_PASSWORDS);
    await switchTo("en");
    const release = road.hold("auth/logout");
    await hand.press(await find("button", "Log out"));
    await expectWritten(LOGGING_OUT);
    release();
  });

  test("the first access and the profile before it say what is written (FA-02, FA-06, FA-07, FA-09, PROF-02)", async () => {
    const person = await newcomer();
    await open(person, "/profile");
    await expectWritten(NOT_YET);
    await open(person, "/partner/first-access");
    await expectWritten(FIRST_ACCESS_SAYS);
    await write({ [field(0)]: person.password, [field(1)]: "Ab1!xyz", [field(2)]: "other" });
    await press(SUBMIT);
    await expectWritten(WRONG_PASSWORDS);
    for (const nth of [1, 2]) await write({ [field(nth)]: NEW_PASSWORD });
    road.answer("change-password", LOST);
    await press(SUBMIT);
    await expectWritten(PASSWORD_FAILED);
  });

  test("the login of the other area refuses in the reader's language (AUTH-11, AUTH-13)", async () => {
    const refused = async (area: string, email: string, password: string) => {
      await open("visitor", `/${area}/login`);
      await write({ "main input[type=email]": email, "main input[type=password]": password });
      await press(SUBMIT);
    };
    await refused("partner", "admin@example.org", "Seringueira$2025");
    await app.reads("Access denied. Partner privileges required.", await find("alert"));
    await switchTo("pt");
    await app.reads("Acesso negado. Privilégios de parceiro necessários.", await find("alert"));
    await refused("admin", PARTNER.email, PARTNER.password);
    await app.reads("Access denied. Admin privileges required.", await find("alert"));
  });

  async function openForm(): Promise<void> {
    await open("visitor", "/expression-of-interest");
    await hand.press(LL.eoi.rules.next());
    await hand.press(await find("checkbox", LL.eoi.agreement.checkbox()));
    await hand.press(LL.eoi.agreement.next());
    await find("heading", LL.eoi.form.title());
  }

  test("the form of the expression of interest offers what is written, by what is stored (EOI-10, EOI-13, EOI-16, EOI-20, EOI-22, EOI-25)", async () => {
    await openForm();
    await expectWritten(INTEREST);
  });

  test("the way to the form and the form itself say what is written, also of what is missing or wrong (EOI-05, EOI-06, EOI-09, EOI-12, EOI-15, EOI-19)", async () => {
    await open("visitor", "/expression-of-interest");
    await expectWritten(RULES);
    await switchTo("en");
    await hand.press("Read the terms");
    await expectWritten(TERMS);
    await openForm();
    await hand.press(LL.eoi.form.submit());
    await find("group", /are missing/);
    await expectWritten(MISSING);
    for (const name of ["certifications", "abntPr2030", "sustainabilityPractices"])
      await press(`#eoi-${name}`);
    for (const [name, value] of [
      ["institutionType", "other"],
      ["pavillionFocus", "other"],
      ["spaceSize", "custom"],
    ])
      await press(`#eoi-${name} :is([type=radio], [role=checkbox])[value=${value}]`);
    await write({ "#eoi-country": "Kenya" });
    await hand.key(await place("#eoi-country"), "Enter");
    await press("fieldset:has(> ol) > button");
    await write({
      "#eoi-customSpaceSize": "201",
      "#eoi-representativePhone": "123456789",
      "#eoi-representativeEmail": "a@b",
      "#eoi-website": "javascript:alert(1)",
      '[id="eoi-links[0].description"]': "Vídeo",
    });
    await switchTo("en");
    await hand.press(LL.eoi.form.submit());
    await find("group", /need correcting/);
    await expectWritten(FIELDS);
    await expectWritten(WRONG);
    await write({ "#eoi-customSpaceSize": "49" });
    await hand.leave(await place("#eoi-customSpaceSize"));
    await expectWritten(TOO_SMALL);
  });

  test("the receipt and the page that follows it say what is written (EOI-08, EOI-27, GEN-10)", async () => {
    await openForm();
    await fillInterest(app);
    await hand.press(await find("checkbox", LL.answering.captcha.label()));
    await app.reads(LL.answering.captcha.solved());
    await hand.press(LL.eoi.form.submit());
    await find("heading", LL.eoi.success.title());
    await expectWritten(RECEIPT);
    await switchTo("en");
    await hand.press("Follow your proposal");
    await app.at(/^\/status\//);
    await expectWritten(STATUS_PAGE);
  });

  test("what a status means is said to the applicant, to the exhibitor and at the desk (EOI-35, EOI-36)", async () => {
    const form = await validForm(server.portal);
    const { id, statusUrl } = await server.as(VISITOR).submissions.submit(form);
    const own = await ownSubmission(PARTNER);
    const desk = await as("admin");
    for (const { status, applicant, exhibitor, desk: atDesk } of STANDINGS) {
      if (exhibitor)
        for (const each of [id, own.id]) {
          const { version } = await desk.submissions.get({ id: each });
          await desk.submissions.force({ id: each, version, status, note: "Engano" } as never);
        }
      await open("visitor", statusUrl);
      await expectWritten([applicant]);
      if (!exhibitor) continue;
      await open(PARTNER, "/partner");
      await expectWritten([exhibitor]);
      if (!atDesk) continue;
      await open("admin", `/admin/submissions/${id}`);
      await expectWritten([atDesk]);
    }
  });
}
