import { INTEREST, sendInterest } from "./interest-call.ts";
import { signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

test("the team notes something down, is shown a likely duplicate, tells the two apart, thinks better of it and marks it", async ({
  page,
  portal,
  words: LL,
  language,
}) => {
  const [words, notes] = [LL.duplicates, LL.teamNotes];
  const sent: string[] = [];
  for (const [at, institutionName] of ["Palafita Jaú", "PALAFITA JAU Ltda."].entries()) {
    const own = {
      cnpj: `70${at} ${at}00 2`,
      representativeEmail: `jau.${language}@example.org`,
    };
    const answer = await sendInterest(page, portal, { ...INTEREST, ...own, institutionName });
    const { result } = (await answer.json()) as { result: { data: { id: string; reference: string } } };
    sent.push(result.data.id, result.data.reference);
  }
  const [id = "", original = "", , reference = ""] = sent;
  await signInAsStaff(page, LL, portal, `/admin/submissions/${id}`);

  const own = page.getByRole("region", { name: notes.title() });
  await expect(own.getByText(notes.hint())).toBeVisible();
  await own.getByRole("button", { name: notes.label(), exact: true }).click();
  await expect(own.getByRole("textbox", { name: notes.label() })).toBeFocused();
  await own.getByRole("textbox", { name: notes.label() }).fill("Ligaram: aceitam 40 m².");
  await own.getByRole("button", { name: notes.write() }).click();
  const note = own.getByRole("listitem");
  await expect(note).toContainText("Ligaram: aceitam 40 m².");
  await expect(own.getByRole("textbox", { name: notes.label() })).toHaveValue("");
  await note.getByRole("button").first().click();
  await own.getByRole("textbox", { name: notes.editLabel() }).fill("Aceitam 45 m².");
  await own.getByRole("button", { name: notes.save(), exact: true }).click();
  await expect(note).toContainText("Aceitam 45 m².");
  // By its name: while the edit is under way, the last button is another.
  const [removes = ""] = notes.remove({ date: "|" }).split("|");
  await note.getByRole("button", { name: removes }).click();
  const sure = page.getByRole("alertdialog", { name: notes.removeTitle() });
  await sure.getByRole("button", { name: LL.actions.remove(), exact: true }).click();
  await expect(note).toHaveCount(0);

  const likely = page.getByRole("region", { name: words.title() });
  const row = likely.getByRole("listitem").filter({ hasText: reference });
  await expect(row).toContainText(new RegExp(`${words.alike.email()}.*${words.alike.name()}`, "i"));
  await row.getByRole("link").click();
  const { side } = words;
  await expect(page.getByRole("heading", { level: 1, name: side.title() })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: side.common() })).toHaveCount(2);
  await page.getByRole("checkbox", { name: side.only() }).click();
  await expect(page.getByRole("row").filter({ hasText: INTEREST.description })).toHaveCount(0);

  await page.getByRole("button", { name: side.tellApart(), exact: true }).click();
  await expect(page.getByText(side.doneApart())).toBeVisible();
  await page.getByRole("link", { name: side.back({ reference: original }) }).click();
  await likely.getByText(words.settled({ count: 1 })).click();
  await row.getByRole("link").click();
  await page.getByRole("button", { name: side.reconsider(), exact: true }).click();
  await page.getByRole("button", { name: side.mark({ reference }), exact: true }).click();
  const question = page.getByRole("alertdialog", { name: side.markTitle({ reference }) });
  await expect(question).toContainText(side.markText({ reference, original }));
  await question.getByRole("button", { name: side.mark({ reference }), exact: true }).click();
  await expect(page.getByText(side.marked({ reference, original }))).toBeVisible();
  await page.getByRole("link", { name: side.back({ reference: original }) }).click();
  await expect(page.getByRole("region", { name: words.copies() })).toContainText(reference);
  await expect(likely).toHaveCount(0);
});
