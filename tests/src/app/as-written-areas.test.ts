import { expect, test } from "bun:test";
import { CHECKING } from "#tests/requirements/written/accounts.ts";
import {
  CARD,
  CATALOGUE,
  EMAIL,
  EVALUATION,
  EXISTS,
  IMPORT,
  MENU,
  MORE,
  MORE_OF_SUBMISSION,
  NEW_ITEM,
  ORDERS_OF_SUBMISSION,
  READY,
  RECIPIENTS,
  SUBMISSION,
  WRITE_ALL,
} from "#tests/requirements/written/desk-forms.ts";
import {
  CONTRACT,
  DELETING,
  DESK_ORDER,
  DESK_REQUEST,
  DISCOUNT_WRONG,
  ITEMS,
  LINES,
  OPENS,
  PAYING_DIALOG,
  REQUEST_DIALOG,
  STATUS_DIALOG,
  UNCHANGED,
  UNCHANGED_STATUS,
} from "#tests/requirements/written/desk-order.ts";
import { DASHBOARD, REVIEWS } from "#tests/requirements/written/desk.ts";
import {
  CANCEL,
  CANCELLING,
  homeWith,
  pageOf,
  PAYMENT,
  REFUSE,
  REFUSING,
} from "#tests/requirements/written/exhibitor.ts";
import { LISTS_OF_ORDERS, LISTS_OF_PEOPLE, type WrittenList } from "#tests/requirements/written/lists.ts";
import { ORDER_TYPES, STEPS } from "#tests/requirements/written/orders.ts";
import {
  BRIEFING,
  BRIEFING_FILES,
  BRIEFING_WRONG,
  CATEGORIES,
  COLLAPSE_ALL,
  EXPAND_ALL,
  EXTRA_GROUPS,
  LINE,
  LINE_WRONG,
  PACKAGES,
  PROPOSAL,
  PROPOSAL_WRONG,
  REVIEW,
} from "#tests/requirements/written/wizard.ts";
import { inOwnProcess } from "./alone.ts";
import { allOf } from "./eyes.ts";
import { openOrders } from "./own-orders.ts";
import { demo, openWholeApp, WORDS } from "./whole-app.tsx";
import { placesOf, readWritten } from "./written.ts";

const PARTNER = demo("tavita.leota");
const LL = WORDS.en;
const NEXT = "main aside button >> nth=0";
const EXTRAS = "section[aria-labelledby=extra-services]";
const FORM_SUBMIT = "main form [type=submit]";

/** What the specification names of the desk and of the exhibitor's area, in both languages. */
if (inOwnProcess(import.meta.path, "both areas say what is written")) {
  const app = await openWholeApp();
  const { as, comes, gone, hand, open, reload, road, switchTo } = app;
  const { expectOpened, expectWritten, place, press, write } = readWritten(app);
  const { freeSpace, ownSubmission, sendOrder } = openOrders(app);
  const desk = await as("admin");

  test("the dashboard of the desk and the reviews say what is written (ADM-01 to ADM-08, ROUTE-15)", async () => {
    await open("admin", "/admin");
    await expectWritten(DASHBOARD);
    await open("admin", "/admin/gruporg");
    await expectWritten(REVIEWS);
  });

  async function expectLists(lists: readonly WrittenList[]): Promise<void> {
    for (const { path, all, choices } of lists) {
      await open("admin", path);
      await expectWritten(all);
      await expectOpened(["main [role=combobox]"], choices);
    }
  }

  test("the lists of who applies and takes part say what is written, and what they are narrowed by (SUB-04, EVA-01, EVA-04, EML-01, EML-02, EML-09, REG-03, ROL-01)", () =>
    expectLists(LISTS_OF_PEOPLE));

  test("the lists of what is ordered say what is written, and what they are narrowed by (ORD-01, ORD-02, ORD-05, REQ-03, CAT-03, CAT-05, SVC-01)", () =>
    expectLists(LISTS_OF_ORDERS));

  test("an order at the desk says what is written, and so do the dialogs over it (ORD-07 to ORD-15, WIZ-46, REQ-01, REQ-04, REQ-08, DATA-04)", async () => {
    const { id } = await sendOrder(PARTNER);
    await ask(id);
    await open("admin", `/admin/orders/edit/${id}`);
    await expectWritten([...DESK_ORDER, ...DESK_REQUEST]);
    await expectOpened([OPENS.status], STATUS_DIALOG);
    await expectOpened([OPENS.status, "[role=dialog] [type=submit]"], [UNCHANGED_STATUS]);
    await expectOpened([OPENS.request], REQUEST_DIALOG);
    await expectOpened([OPENS.remove], DELETING);

    await open("admin", `/admin/orders/${id}/services`);
    await expectWritten(ITEMS);
    await press(FORM_SUBMIT);
    await expectWritten([UNCHANGED]);
    await switchTo("en");
    const discount = allOf("field", "Discount, %").at(-1) as HTMLElement;
    await hand.write(discount, "101");
    await press(FORM_SUBMIT);
    await expectWritten([DISCOUNT_WRONG]);
    await switchTo("en");
    await hand.write(discount, "10");
    await press(FORM_SUBMIT);
    await hand.press("Send the change");
    await gone("dialog");
    await open("admin", `/admin/orders/edit/${id}`);
    await expectWritten(LINES);

    await open("admin", "/admin/orders?statuses=APPROVED");
    await press("main tbody a[href^='/admin/orders/edit/']");
    await expectOpened([OPENS.status, "[role=dialog] [value=submitPayment]"], PAYING_DIALOG);
    await expectWritten([CONTRACT]);
  });

  function ask(orderId: string) {
    const asked = { orderId, title: "Logo", message: "Logo em vetor, por favor.", blocksApproval: false };
    return desk.requests.create(asked);
  }

  test("the menu leads where it says; an application, the catalogue, its item and its import say what is written (ADM-09, GEN-03, CAT-01, CAT-02, CAT-06 to CAT-10)", async () => {
    await open("admin", "/admin");
    await expectWritten(MENU);
    for (const [path, all] of [
      ["/admin/catalog", CATALOGUE],
      ["/admin/catalog/create", NEW_ITEM],
      ["/admin/catalog/import", IMPORT],
    ] as const) {
      await open("admin", path);
      await expectWritten(all);
    }
    await open("admin", "/admin/submissions?statuses=PENDING");
    await press("main tbody a[href^='/admin/submissions/']");
    await place(MORE_OF_SUBMISSION);
    await expectWritten(SUBMISSION);
    await expectOpened([MORE_OF_SUBMISSION], MORE);
  });

  test("evaluations, registration and e-mails say what is written (EVA-02 to EVA-04, REG-01 to REG-04, SUB-05, SUB-06, EML-03 to EML-07)", async () => {
    await open("admin", "/admin/gruporg");
    await expectWritten(CARD);
    await open("admin", "/admin/evaluations?decisions=APPROVED");
    await press("main tbody a[href^='/admin/evaluations/']");
    await expectWritten(EVALUATION);

    const { id } = await ownSubmission(PARTNER);
    await open("admin", `/admin/submissions/${id}/orders`);
    await expectWritten(ORDERS_OF_SUBMISSION);
    await open("admin", `/admin/partners/register/${id}`);
    await expectWritten(EXISTS);
    await switchTo("en");
    await write({ "main [name=email]": "without.account@example.org" });
    const release = road.hold("partners.check");
    await press(FORM_SUBMIT);
    await expectWritten(CHECKING);
    release();
    await expectWritten(READY);

    await open("admin", "/admin/email-manager");
    await press("main tbody [role=checkbox]");
    await expectWritten(RECIPIENTS);
    await press(WRITE_ALL);
    await expectWritten(EMAIL);
  });

  async function openWizard(to?: string): Promise<void> {
    await freeSpace(PARTNER);
    const { id } = await ownSubmission(PARTNER);
    await open(PARTNER, `/partner/customize/${id}`);
    if (!to) return;
    await press(`[type=radio][value=${to}]`);
    await press(NEXT);
  }

  /** Presses each of them, also those that come only then. */
  async function pressAll(buttons: string): Promise<void> {
    await place(buttons);
    for (let left = placesOf(buttons).length; left > 0; left -= 1) {
      await press(buttons);
      await comes(() => placesOf(buttons).length === left - 1);
    }
  }

  test("the wizard names its kinds and their steps as it is written (WIZ-02, WIZ-14, WIZ-16, WIZ-19, WIZ-21)", async () => {
    await openWizard();
    await expectWritten(ORDER_TYPES);
    expect(app.page.all("[type=radio]").length).toBe(ORDER_TYPES.length);
    for (const kind of ["STANDARD", "CUSTOM", "CUSTOM_SERVICES", "SIMPLE"] as const) {
      await press(`[type=radio][value=${kind}]`);
      expect(app.page.all("main nav ol > li").length).toBe(STEPS[kind].length);
      await expectWritten(STEPS[kind]);
    }
  });

  test("the wizard of a standard stand says what is written on each screen (WIZ-24, WIZ-41 to WIZ-45, WIZ-51, SVC-03, SVC-05)", async () => {
    await openWizard("STANDARD");
    await expectWritten(PACKAGES);
    await press("[type=radio][value=BRONZE]");
    await press(NEXT);
    await place("#extra-services");
    await expectWritten([...CATEGORIES, EXPAND_ALL]);
    await press(EXPAND_ALL.at);
    await expectWritten([COLLAPSE_ALL]);
    await switchTo("en");
    const title = "55-inch screen";
    await hand.press(LL.orders.services.add({ title }));
    await hand.press(LL.orders.line.addNoteTo({ title }));
    const figures = ["quantity", "periodOfUse"].map((name) => `[id^="wizard-lines."][id$=".${name}"]`);
    await expectWritten(LINE);
    for (const figure of ["0", "101", "3"] as const) {
      for (const at of figures) await write({ [at]: figure });
      if (figure !== "3") await expectWritten(LINE_WRONG[figure]);
    }
    await pressAll(`${EXTRAS} li > div:first-child [role=checkbox]:not([data-state=checked])`);
    await pressAll(`${EXTRAS} [role=group] button`);
    await expectWritten(EXTRA_GROUPS);
    for (const answer of app.page.all(`${EXTRAS} textarea`)) await hand.write(answer, "Dez pessoas");
    await press(NEXT);
    await place("main table");
    await expectWritten(REVIEW);
  });

  test("the briefing has its sections and fields as they are written, and what is wrong (WIZ-31 to WIZ-40, FIL-04 to FIL-07)", async () => {
    await openWizard("CUSTOM");
    await pressAll("main h2 > button[aria-expanded=false]");
    for (const room of ["auditorium", "productExhibitionArea"])
      await press(`[id="wizard-briefing.structuralElements.${room}"]`);
    await expectWritten([...BRIEFING, ...BRIEFING_FILES]);
    await press(NEXT);
    await expectWritten(BRIEFING_WRONG);
  });

  test("a proposal has its fields as they are written, and what is wrong (WIZ-27 to WIZ-30)", async () => {
    await openWizard("SIMPLE");
    await expectWritten(PROPOSAL);
    await press(NEXT);
    await expectWritten(PROPOSAL_WRONG);
  });

  test("the exhibitor's home and order say what is written, and how it is cancelled and paid (ORD-18, ORD-19, ORD-21, ORD-24 to ORD-28, REQ-02, REQ-05, REQ-09, DATA-03)", async () => {
    const { id: submission } = await ownSubmission(PARTNER);
    const { id: order } = await sendOrder(PARTNER);
    await ask(order);
    await open(PARTNER, "/partner");
    await press(`main li:has(a[href="/partner/orders/${order}"]) button[aria-expanded=false]`);
    await expectWritten(homeWith({ order, submission }));
    await open(PARTNER, `/partner/orders/${order}`);
    await expectWritten(pageOf(order));
    await expectOpened([CANCEL], CANCELLING);
    await expectOpened([REFUSE], REFUSING);
    await desk.orders.setStatus({ id: order, version: 1, status: "APPROVED" });
    await reload();
    await expectWritten(PAYMENT);
  });
}
