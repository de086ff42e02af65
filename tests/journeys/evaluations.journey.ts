import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD, signIn, signInAsStaff } from "./people.ts";
import { expect, PAPER_PATIENCE, test } from "./server.ts";

/** From the marks to the decisions: the queue, the list of evaluations, the ranking, plans, their release, the letters. */

const SECOND_READER = { email: "submissions@example.org", password: DEMO_PASSWORD };
const READER = { email: "gruporg@example.org", password: DEMO_PASSWORD };

/** As the screens must say it. */
const SAYS = {
  saved: "Evaluation saved",
  listFailed: "Failed to load evaluations.",
  pdfFailed: "Error generating PDF. Please try again.",
  decision: "Rejected",
  approval: "Approval planned by the committee.",
};

/** The first figure under a name in the band of the plans. */
async function figureOf(page: Page, name: string): Promise<number> {
  const band = page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
  const text = await band.getByRole("definition").innerText();
  return Number(/^\d+/.exec(text)?.[0]);
}

test("a reader marks by keyboard, and finds the marks in the list, in the record and in the ranking (EVA-01, EVA-03, ADM-08, ERR-18, ERR-19)", async ({
  page,
  words: LL,
}) => {
  await signIn(page, LL, READER, "/admin/gruporg");
  await expect(page.getByRole("heading", { level: 1, name: LL.evaluations.reviews.title() })).toBeVisible();
  const application = page.getByRole("region", { name: LL.evaluations.reviews.application() });
  const reference = (await application.getByText(/^EOI-\d{4}-\d+$/).textContent()) ?? "";
  await expect(page.locator("[data-criterion] [role=radio]").first()).toBeFocused();
  const decision = page.getByRole("group", { name: LL.evaluations.card.decision() });
  await decision.getByRole("radio", { name: SAYS.decision, exact: true }).click();
  await page.locator("[data-criterion] [role=radio]").first().focus();
  for (const mark of ["5", "4", "5", "3", "4"]) await page.keyboard.press(mark);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(SAYS.saved, { exact: true })).toBeVisible();
  await expect(application.getByText(reference, { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: LL.evaluations.reviews.previous(), exact: true }).click();
  await expect(application.getByText(reference, { exact: true })).toBeVisible();

  await page.route("**/api/trpc/*evaluations.list*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(`/admin/evaluations?search=${reference}`);
  await expect(page.getByText(SAYS.listFailed)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: LL.actions.retry(), exact: true }).click();
  const row = page.getByRole("table").getByRole("row").filter({ hasText: LL.marking.own() });
  await expect(row).toContainText("4.20");
  await expect(row.getByText(SAYS.decision, { exact: true })).toBeVisible();
  await page.route("**/api/documents/evaluations.pdf*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: LL.exports.menu.open(), exact: true }).click();
  await page.getByRole("menuitem", { name: LL.marking.pdf(), exact: true }).click();
  await expect(page.getByText(SAYS.pdfFailed)).toBeVisible();
  await page.unrouteAll();
  await row.getByRole("link").first().click();
  await expect(page.getByText(LL.marking.page.noComment(), { exact: true })).toBeVisible();
  // One that takes long says so and comes by itself.
  const json = { reason: { code: "beingMade", params: { retryAfterSeconds: 0 } } };
  await page.route("**/sheet.pdf", (route) => route.fulfill({ status: 202, json }), { times: 1 });
  const download = page.waitForEvent("download", PAPER_PATIENCE);
  await page.getByRole("button", { name: LL.marking.pdf(), exact: true }).click();
  await expect(page.getByText(LL.refusals.reason.beingMade())).toBeVisible();
  const sheet = await download;
  expect(sheet.suggestedFilename()).toBe(`evaluation-${reference}.pdf`);
  expect((await readFile(await sheet.path(), "latin1")).slice(0, 5)).toBe("%PDF-");
  await page.goBack();

  const views = page.getByRole("navigation", { name: LL.marking.views.label() });
  await views.getByRole("link", { name: LL.marking.views.ranking(), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: LL.ranking.title(), exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: LL.ranking.search() }).fill(reference);
  const ranked = page.getByRole("table").getByRole("row").filter({ hasText: reference });
  await expect(ranked).toContainText("4.20");
  // Who only reads plans nothing, and does not hear that others do.
  await expect(page.getByText(LL.decisions.explain())).toHaveCount(0);
  await views.getByRole("link", { name: LL.marking.views.list(), exact: true }).click();
  await expect(page.getByRole("searchbox", { name: LL.marking.search() })).toHaveValue(reference);
});

test("what a reader cannot judge, abstains from or puts off leaves the queue as what it is, and marks opened bar from giving any", async ({
  page,
  words: LL,
}) => {
  const { card, reviews, others } = LL.evaluations;
  await signIn(page, LL, SECOND_READER, "/admin/gruporg");
  const application = page.getByRole("region", { name: reviews.application() });
  const shown = application.getByText(/^EOI-\d{4}-\d+$/);
  const read = async () => (await shown.textContent()) ?? "";
  const done = async () => Number.parseInt((await progress.textContent()) ?? "", 10);
  const progress = page.getByText(/^\d+ of \d+/).first();
  const before = await done();

  await test.step("later is done by nobody, and comes back", async () => {
    const later = await read();
    await page.getByRole("button", { name: card.later(), exact: true }).click();
    await expect(shown).not.toHaveText(later);
    expect(await done()).toBe(before);
    await page.getByRole("button", { name: reviews.previous(), exact: true }).click();
    await expect(shown).toHaveText(later);
  });

  await test.step("a criterion that cannot be judged stays out of the mean", async () => {
    const reference = await read();
    const criteria = page.locator("[data-criterion]");
    await criteria.first().getByRole("radio", { name: card.cannotJudge(), exact: true }).click();
    for (const at of [1, 2, 3, 4])
      await criteria
        .nth(at)
        .getByRole("radio", { name: String(at), exact: true })
        .click();
    await page.getByRole("button", { name: card.saveNext(), exact: true }).click();
    await expect(shown).not.toHaveText(reference);
    await expect.poll(done).toBe(before + 1);
    await page.getByRole("button", { name: reviews.previous(), exact: true }).click();
    await expect(shown).toHaveText(reference);
    await expect(criteria.first().getByRole("radio", { checked: true })).toHaveText(card.cannotJudge());
    await page.goto("/admin/gruporg");
  });

  await test.step("who abstains or has a conflict of interest says why, and is through with it", async () => {
    for (const [way, title, told] of [
      [card.abstain(), card.abstainTitle(), card.abstainedDone()],
      [card.conflict(), card.conflictTitle(), card.conflictDone()],
    ] as const) {
      const reference = await read();
      await page.getByRole("button", { name: way, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: title });
      await dialog.getByRole("button", { name: way, exact: true }).click();
      await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
      await dialog.getByRole("textbox").fill("Trabalhei com eles");
      await dialog.getByRole("button", { name: way, exact: true }).click();
      await expect(page.getByText(told, { exact: true })).toBeVisible();
      await expect(shown).not.toHaveText(reference);
    }
  });

  await test.step("who opens the marks of others reads them, and gives none", async () => {
    const reference = await read();
    await application.getByRole("link", { name: reviews.open(), exact: true }).click();
    await expect(page.getByText(others.closed(), { exact: true })).toBeVisible();
    await page.getByRole("button", { name: others.open(), exact: true }).click();
    const sure = page.getByRole("alertdialog", { name: others.openTitle() });
    await sure.getByRole("button", { name: others.open(), exact: true }).click();
    await expect(page.getByText(others.closed(), { exact: true })).toHaveCount(0);
    await expect(page.getByRole("link", { name: others.evaluate(), exact: true })).toHaveCount(0);
    await page.goto("/admin/gruporg");
    await expect(shown).not.toHaveText(reference);
  });
});

test("the team corrects an evaluation with its reason, and the first version stays beside it (EVA-02)", async ({
  page,
  portal,
  words: LL,
}) => {
  const words = LL.marking;
  await signInAsStaff(page, LL, portal, "/admin/evaluations");
  await page.getByRole("table").getByRole("row").nth(1).getByRole("link").first().click();
  await page.getByRole("button", { name: words.page.correct(), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.correction.title() });
  const others = dialog
    .getByRole("group", { name: LL.evaluations.card.decision() })
    .getByRole("radio", { checked: false });
  await others.last().click();
  await dialog.getByRole("textbox", { name: words.correction.reason() }).fill("Trocada com a de outra");
  await dialog.getByRole("button", { name: words.correction.save(), exact: true }).click();
  await expect(page.getByText(words.correction.saved(), { exact: true })).toBeVisible();
  await page.reload();
  const [asGiven = ""] = words.first.given({ date: "|" }).split("|");
  await expect(page.getByRole("columnheader", { name: asGiven })).toBeVisible();
  const decision = page
    .getByRole("row")
    .filter({ has: page.getByText(words.columns.decision(), { exact: true }) });
  const [first, now] = await decision.getByRole("cell").allInnerTexts();
  expect(now).not.toBe(first);
  await expect(page.getByText("Trocada com a de outra").first()).toBeVisible();
});

test("decisions are planned one by one and together, applied in one go, and told by letters that wait as drafts", async ({
  page,
  portal,
  inbox,
  words: LL,
}) => {
  const words = LL.decisions;
  await signInAsStaff(page, LL, portal, "/admin/evaluations/ranking?statuses=PENDING&sort=institution");
  const rows = page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
  // The rows of a list on its way have cells as well, and say nothing.
  await expect(rows.nth(2)).toContainText("EOI-");
  const references = await rows.getByText(/^EOI-\d{4}-\d+$/).allTextContents();
  const [approved = "", rejected = ""] = references;
  const told = page.getByText(/^\d+ .*communicated/);
  const untold = Number.parseInt((await told.textContent()) ?? "", 10);

  await page
    .getByRole("button", { name: words.planOf({ reference: approved, plan: words.plans.none() }) })
    .click();
  await page.getByRole("menuitem", { name: words.plans.APPROVED(), exact: true }).click();
  await expect.poll(() => figureOf(page, words.planned.APPROVED())).toBe(1);

  await rows.filter({ hasText: rejected }).getByRole("checkbox").check();
  await page.getByRole("button", { name: words.change(), exact: true }).click();
  await page.getByRole("menuitem", { name: words.moves.planRejection(), exact: true }).click();
  const dialog = page.getByRole("dialog");
  const press = (move: string, count: number) =>
    dialog.getByRole("button", { name: LL.bulk.submit({ move, count }), exact: true }).click();
  const close = () => dialog.getByRole("button", { name: LL.actions.close(), exact: true }).first().click();
  await press(words.moves.planRejection(), 1);
  await expect(dialog.getByRole("status")).toContainText(LL.bulk.result.done({ done: 1 }));
  await close();
  await expect.poll(() => figureOf(page, words.planned.REJECTED())).toBe(1);

  await page.getByRole("button", { name: words.release({ count: 2 }), exact: true }).click();
  await expect(dialog.getByText(approved)).toBeVisible();
  await expect(dialog.getByText(rejected)).toBeVisible();
  await press(words.moves.release(), 2);
  await expect(dialog.getByRole("status")).toContainText(LL.bulk.result.done({ done: 2 }));
  await close();
  await expect(page.getByText(words.untold({ count: untold + 2 }))).toBeVisible();
  await expect.poll(() => figureOf(page, words.planned.APPROVED())).toBe(0);

  await page.goto(`/admin/submissions?statuses=APPROVED&search=${approved}`);
  await page.getByRole("table").getByRole("link").first().click();
  const note = page.getByRole("textbox", { name: LL.submissions.decision.note() });
  await note.fill(SAYS.approval);
  await page.getByRole("button", { name: LL.submissions.decision.keep(), exact: true }).click();
  await expect(page.getByText(LL.submissions.decision.kept(), { exact: true })).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue(SAYS.approval);
  await page.getByRole("button", { name: LL.submissions.decision.send(), exact: true }).click();
  const sure = page.getByRole("alertdialog", { name: LL.submissions.decision.sendTitle() });
  await sure.getByRole("button", { name: LL.submissions.decision.send(), exact: true }).click();
  const letter = () =>
    inbox.all().find(({ text }) => text?.includes(approved) && text.includes(SAYS.approval));
  await expect.poll(letter).toBeDefined();

  await page.goto("/admin/evaluations/ranking");
  await expect(page.getByText(words.untold({ count: untold + 1 }))).toBeVisible();
});
