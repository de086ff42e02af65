import { collectComplaints } from "./complaints.ts";
import { DEMO_PASSWORD, signInAsStaff, takeSession } from "./people.ts";
import { type Caller, expect, test } from "./server.ts";

async function undecided(staff: Caller): Promise<{ id: string; reference: string }> {
  const input = JSON.stringify({ filters: { statuses: ["PENDING"] }, limit: 1 });
  const answer = await staff.request.get(`/api/trpc/submissions.list?input=${input}`);
  const { result } = (await answer.json()) as {
    result: { data: { items: { id: string; reference: string }[] } };
  };
  return result.data.items[0] ?? { id: "", reference: "" };
}

test("an administrator accepts a proposal of who evaluates what, and takes a part of it back by hand", async ({
  inbox,
  language,
  page,
  portal,
  words: LL,
}) => {
  const complaints = collectComplaints(page, [/404/]);
  const words = LL.assignment;
  await takeSession(page, portal.admin);
  await page.goto("/admin/evaluations");
  await page
    .getByRole("navigation", { name: LL.marking.views.label() })
    .getByRole("link", { name: LL.marking.views.assignment() })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: words.title() })).toBeFocused();

  await page.getByRole("textbox", { name: words.proposal.marksEach() }).fill("1");
  const ivan = page.getByRole("textbox", { name: words.proposal.mostOf({ name: "Ivan Castelo" }) });
  // Two more than the demonstration lets him have marked.
  await ivan.fill("10");
  await page.getByRole("button", { name: words.proposal.submit(), exact: true }).click();
  const result = page.getByRole("region", { name: words.proposal.result(), exact: true });
  const row = result.getByRole("row").filter({ hasText: "Ivan Castelo" });
  await expect(row).toContainText(words.proposal.plus({ count: 2 }));
  const which = result.getByRole("group").filter({ hasText: "Ivan Castelo" });
  await which.getByText(words.proposal.whoGets({ name: "Ivan Castelo", count: 2 })).click();
  const reference = (await which.getByRole("link").first().textContent()) ?? "";

  await ivan.fill("11");
  await expect(result.getByText(words.proposal.outdated())).toBeVisible();
  await ivan.fill("10");
  await expect(result.getByText(words.proposal.letters())).toBeVisible();
  await result.getByRole("button", { name: words.proposal.accept(), exact: true }).click();
  await expect(result).toBeHidden();
  await inbox.waitFor({ to: "gruporg@example.org", subject: /avaliar|evaluate/ });
  const progress = page.getByRole("table", { name: words.progress.title() });
  const left = progress.getByRole("row").filter({ hasText: "Ivan Castelo" }).getByRole("cell").nth(3);
  await expect(left).toHaveText("2");

  const byHand = page.getByRole("region", { name: words.byHand.title() });
  await byHand.getByRole("button", { name: words.byHand.add(), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.byHand.dialog() });
  await dialog.getByRole("textbox", { name: words.byHand.reference() }).fill("EOI-1999-00001");
  await dialog.getByRole("combobox", { name: words.reader() }).fill("Ivan");
  await page.getByRole("option", { name: "Ivan Castelo" }).click();
  await dialog.getByRole("radio", { name: words.byHand.standings.barred() }).click();
  await dialog.getByRole("button", { name: words.byHand.save(), exact: true }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByRole("textbox", { name: words.byHand.reference() }).fill(reference);
  await dialog.getByRole("button", { name: words.byHand.save(), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(left).toHaveText("1");
  const pair = byHand.getByRole("listitem").filter({ hasText: "Ivan Castelo" });
  await expect(pair).toContainText(words.byHand.standings.barred());
  await pair.getByRole("button").click();
  await expect(page.getByText(words.byHand.released(), { exact: true })).toBeVisible();
  await expect(pair).toHaveCount(0);
  expect([language, complaints]).toEqual([language, []]);
});

test("an administrator takes back a conflict that was declared by mistake, with its reason", async ({
  callsOf,
  page,
  portal,
  words: LL,
}) => {
  const words = LL.assignment.declined;
  const reader = await callsOf({ email: "gruporg@example.org", password: DEMO_PASSWORD });
  const { id, reference } = await undecided(reader);
  await reader.request.post("/api/trpc/evaluations.declareConflict", {
    headers: { origin: portal.url },
    data: { submissionId: id, reason: "Trabalhei lá" },
  });
  await signInAsStaff(page, LL, portal, "/admin/evaluations/assignment");
  const section = page.getByRole("region", { name: words.title(), exact: true });
  const declared = section.getByRole("listitem").filter({ hasText: reference });
  await expect(declared).toContainText(words.as.conflict());
  await declared.getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: words.ask.conflict() });
  await expect(dialog).toContainText(reference);
  await dialog.getByRole("button", { name: words.takeBack(), exact: true }).click();
  await expect(dialog.getByRole("textbox", { name: words.reason() })).toBeFocused();
  await dialog.getByRole("textbox", { name: words.reason() }).fill("Era outra organização");
  await dialog.getByRole("button", { name: words.takeBack(), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(declared).toHaveCount(0);
  await page.goto("/admin/history");
  await expect(page.getByRole("row").nth(1)).toContainText(LL.historyList.done.assignment.takeBackConflict());
});
