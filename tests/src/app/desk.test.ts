import { describe, expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import { NOT_TAKEN } from "#tests/requirements/written/interest-sent.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { makeSubmission } from "#tests/factories.ts";
import { inOwnProcess } from "./alone.ts";
import { allOf, saying, textOf } from "./eyes.ts";
import { fillInterest } from "./interest.ts";
import { openOrders } from "./own-orders.ts";
import { demo, openWholeApp, WORDS } from "./whole-app.tsx";
import { readWritten } from "./written.ts";

const LL = WORDS.en;
const PARTNER = demo("carla.teixeira");
const BROKEN = new Response(null, { status: 500 });
const LOST = new TypeError("Failed to fetch");
const TAXES = { pt: "Os preços incluem os impostos aplicáveis\\.", en: "Prices include applicable taxes\\." };

/** What the server answers to a captcha that was used before. */
const REFUSED_CAPTCHA = {
  error: {
    message: "captchaFailed",
    code: -32600,
    data: { code: "BAD_REQUEST", httpStatus: 400, reason: { code: "captchaFailed", params: {} } },
  },
};

/** What the team and exhibitors read of orders, submissions and figures, and what a screen says when a call fails. */
if (inOwnProcess(import.meta.path, "the desk and its records are read and changed")) {
  const app = await openWholeApp();
  const { as, at, find, gone, hand, mailTo, open, reads, road, server, switchTo, until } = app;
  const { expectWritten } = readWritten(app);
  const { ownSubmission, sendOrder } = openOrders(app);
  const desk = await as("admin");

  describe("that prices include the taxes", () => {
    for (const language of LOCALES) {
      const said = () => saying(new RegExp(TAXES[language]));

      test(`an exhibitor reads in ${language} at every step of the wizard and on orders (WIZ-54)`, async () => {
        const { orders } = WORDS[language];
        const { id } = await sendOrder(PARTNER);
        for (const path of ["/partner", `/partner/orders/${id}`]) {
          await open(PARTNER, path, language);
          await until(
            () => said().length === 1,
            () => `it is said once at ${path}`,
          );
        }
        await open(PARTNER, `/partner/orders/edit/${id}`, language);
        await find("heading", orders.question.selectStand());
        await until(
          () => said().length > 0,
          () => "it is said",
        );
        await hand.press(orders.next.additionalServices());
        await find("heading", orders.question.additionalServices());
        await until(
          () => said().length > 0,
          () => "it is said",
        );
        await hand.press(orders.next.confirmData());
        await find("heading", orders.question.confirmData());
        await until(
          () => said().length > 0,
          () => "it is said",
        );
      });

      test(`the team reads in ${language} on every screen with amounts (WIZ-54)`, async () => {
        const { id } = await sendOrder(PARTNER);
        const { id: submission } = await ownSubmission(PARTNER);
        for (const path of [
          "/admin",
          "/admin/catalog",
          "/admin/custom-services",
          "/admin/reports",
          `/admin/submissions/${submission}`,
          `/admin/submissions/${submission}/orders`,
          "/admin/orders",
          `/admin/orders/edit/${id}`,
          `/admin/orders/${id}/services`,
        ]) {
          await open("admin", path, language);
          await until(
            () => said().length === 1,
            () => `it is said once at ${path}`,
          );
        }
      });
    }
  });

  describe("what fails without a reason", () => {
    test("leaves an order that was to be cancelled, says so once, in both languages (ERR-04, ERR-09)", async () => {
      const { id } = await sendOrder(PARTNER);
      await open(PARTNER, `/partner/orders/${id}`);
      road.answer("orders.cancel", BROKEN);
      for (const [language, name, sentence] of [
        ["pt", "Cancelar o pedido", "Falha ao cancelar pedido. Tente novamente."],
        ["en", "Cancel order", "Failed to cancel order. Please try again."],
      ] as const) {
        await switchTo(language);
        await hand.press(await find("button", name));
        await hand.press(await find("button", name, await find("alertdialog")));
        await reads(sentence);
        expect(hand.said().filter((one) => one === sentence)).toEqual([sentence]);
      }
      await reads(LL.orders.now.waiting());
    });

    test("an order or a submission that is not there says so in both areas (ERR-10, ERR-15, ERR-16)", async () => {
      const { id } = await ownSubmission(PARTNER);
      for (const [person, path, sentence] of [
        [PARTNER, "/partner/orders/unknown", "Error loading order. Please try again."],
        ["admin", "/admin/orders/edit/unknown", "Error loading order. Please try again."],
        [PARTNER, "/partner/customize/unknown", "Submission not found"],
        ["admin", "/admin/orders/create/unknown", "Submission not found"],
        [
          PARTNER,
          `/partner/customize/${id}?step=3`,
          "No order data found. Please go back and complete the form.",
        ],
      ] as const) {
        await open(person, path);
        await reads(sentence);
      }
      await open(PARTNER, "/partner/orders/unknown");
      await reads(LL.orders.page.notThere());
      await hand.press(await find("link", LL.actions.toDashboard(), await find("main")));
      await at("/partner");
    });

    test("a status or a contract says so at the desk (ERR-11, ERR-19)", async () => {
      const { id } = await sendOrder(PARTNER);
      await open("admin", `/admin/orders/edit/${id}`);
      road.answer("orders.setStatus", BROKEN);
      await hand.press(LL.desk.status.change());
      await hand.press(await find("radio", LL.desk.moves.approve()));
      await hand.press(LL.desk.status.save());
      await reads("Failed to update order. Please try again.", await find("dialog"));
      road.mend();
      await hand.press(LL.desk.status.save());
      await gone("dialog");
      road.answer("contracts.generate", BROKEN);
      await hand.press(LL.desk.contracts.generate());
      await reads("Error generating PDF. Please try again.");
    });

    test("a partner who is not created or not sent credentials is told of, then both work (ERR-22, ERR-23, REG-03, REG-04)", async () => {
      const email = "jussara.prado@example.org";
      const { id } = await makeSubmission(server.portal, { status: "APPROVED", representativeEmail: email });
      await open("admin", `/admin/partners/register/${id}`);
      road.answer("partners.register", BROKEN);
      await hand.press(LL.partners.ready.send());
      await reads("Failed to create partner.");
      road.mend();
      await hand.press(LL.partners.ready.send());
      await reads(LL.partners.ready.sent({ email }));
      road.answer("partners.resetCredentials", BROKEN);
      const resetNow = async () => {
        await hand.press(await find("button", LL.partners.exists.reset()));
        await hand.press(await find("button", LL.partners.exists.reset(), await find("alertdialog")));
        await gone("alertdialog");
      };
      await resetNow();
      await reads("Failed to send reset email.");
      road.mend();
      await resetNow();
      await reads(LL.partners.exists.wasReset({ email }));
      const { subject } = await mailTo(email);
      expect(
        LOCALES.map((of) => WORDS[of].mail.credentialsReset.subject()).some((one) =>
          subject?.startsWith(one),
        ),
      ).toBe(true);
    });

    test("a form of interest that is not taken says why and keeps what was written (ERR-05, ERR-06, ERR-07, ERR-08, F35)", async () => {
      await open("visitor", "/expression-of-interest");
      await hand.press(LL.eoi.rules.next());
      await hand.press(await find("checkbox", LL.eoi.agreement.checkbox()));
      await hand.press(LL.eoi.agreement.next());
      road.answer("captcha.challenge", BROKEN);
      await hand.press(await find("checkbox", "I am not a robot"));
      await expectWritten(NOT_TAKEN.robot);
      road.mend();
      await switchTo("en");
      await fillInterest(app, "iara.falhas@example.org");
      await hand.press(await find("checkbox", "I am not a robot"));
      await reads(LL.answering.captcha.solved());
      for (const [answer, says] of [
        [BROKEN, NOT_TAKEN.failed],
        [LOST, NOT_TAKEN.unanswered],
        [Response.json(REFUSED_CAPTCHA, { status: 400 }), NOT_TAKEN.refused],
      ] as const) {
        await switchTo("en");
        road.mend();
        road.answer("submissions.submit", answer);
        await hand.press(LL.eoi.form.submit());
        await expectWritten(says);
      }
      await switchTo("en");
      expect((await find("checkbox", "I am not a robot")).getAttribute("aria-checked")).toBe("false");
      const name = (await find("field", LL.eoi.fields.institutionName())) as HTMLInputElement;
      expect(name.value).toBe("Casa das Marés");
    });
  });

  describe("the figures of the desk", () => {
    test("count and add up what the list of orders has, and lead there (ADM-01, ADM-02, ADM-06)", async () => {
      await open("admin", "/admin");
      const { items: orders, total: listed } = await desk.orders.list({ limit: 100 });
      expect(orders).toHaveLength(listed);
      const counts = await find("region", LL.desk.dashboard.counts());
      for (const [status, name] of [
        ["PENDING", "Pending"],
        ["APPROVED", "Approved"],
        ["REJECTED", "Rejected"],
        ["PAID", "Paid"],
      ] as const) {
        const count = orders.filter((order) => order.status === status).length;
        expect(count).toBeGreaterThan(0);
        const figure = await find("link", new RegExp(`^${name}: ${count} orders?, `), counts);
        expect(figure.textContent).toContain(`${name}${count}`);
        expect(figure.getAttribute("href")).toBe(`/admin/orders?statuses=${status}`);
      }
      const paid = orders.filter(({ status }) => status === "PAID");
      const revenue = await find("region", LL.desk.dashboard.revenue());
      const sums = (["spaceAmount", "structureAmount", "extraAmount"] as const).map((part) =>
        paid.reduce((sum, order) => sum + Math.round(order[part] * 100), 0),
      );
      const credit = Math.round((await desk.dashboard.stats()).revenue.credit * 100);
      const terms = ["Space", "Structure", "Additional services"];
      if (credit > 0) terms.push("Credits (paid too much)");
      expect([...revenue.querySelectorAll("dt")].map(textOf)).toEqual(terms);
      const amounts = [...revenue.querySelectorAll("dd")].map(textOf);
      for (const [nth, cents] of sums.entries()) {
        expect(cents).toBeGreaterThan(0);
        expect(amounts[nth * 2]).toBe(formatUsd("en", cents).replaceAll(/\s/g, " "));
      }
      const total = sums.reduce((sum, cents) => sum + cents, credit);
      await reads(formatUsd("en", total).replaceAll(/\s/g, " "), revenue);
    });

    test("that wait for the team have as many rows behind them as they say (ADM-06)", async () => {
      await open("admin", "/admin");
      const queue = async () => allOf("link", undefined, await find("region", LL.desk.dashboard.waiting()));
      expect(await queue()).toHaveLength(11);
      for (let nth = 0; nth < 11; nth += 1) {
        await open("admin", "/admin");
        const waiting = (await queue())[nth] as HTMLElement;
        const [said = ""] = /^\d+/.exec(textOf(waiting)) ?? [];
        await hand.press(waiting);
        await at(/^\/admin.+/);
        if (said === "0") await reads(/^(No orders with|No submissions with)/);
        else await reads(new RegExp(` of ${said}$`));
      }
    });
  });
}
