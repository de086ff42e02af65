import { expect, test } from "bun:test";
import type { ComponentProps } from "react";
import type { DifferenceWords } from "#src/kit/together/difference-words.ts";
import { StaleAnswer } from "#src/kit/together/stale-answer.tsx";
import { openPage } from "../../page.tsx";

const page = openPage();

const ROLES: Record<string, string> = { ADMIN: "Administrator", GRUPORG: "Gruporg" };
const FIELDS = new Map<string, DifferenceWords>([
  ["name", { label: "Name", say: String }],
  ["role", { label: "Role", say: (role) => ROLES[String(role)] ?? "" }],
  ["links[0].url", { label: "Address", say: String }],
]);
const BEFORE = { version: 1, name: "Ana", role: "GRUPORG", links: [{ url: "" }] };
type Answer = [values: object, isMineLeft: boolean];

/** What somebody reads whose own edit met another person's. */
async function open(
  mine: Partial<typeof BEFORE>,
  theirs: Partial<typeof BEFORE>,
  more: Partial<ComponentProps<typeof StaleAnswer>> = {},
) {
  const answers: Answer[] = [];
  await page.draw(
    <StaleAnswer
      fields={FIELDS}
      sides={{ before: BEFORE, mine: { ...BEFORE, ...mine }, theirs: { ...BEFORE, version: 2, ...theirs } }}
      isSaving={false}
      onSettle={(...answer) => answers.push(answer)}
      onLeave={() => undefined}
      {...more}
    />,
  );
  return answers;
}

const radio = (group: number, side: "mine" | "theirs") =>
  `div:nth-child(${group}) > div > [role=radiogroup] [value=${side}]`;

test("asks of a field that both changed alone: as it was, as I wrote it, as it is stored, in words", async () => {
  await open({ role: "ADMIN" }, { role: "", name: "Bia" }, { who: "Caio" });
  expect(page.read("h3")).toEqual(["Role"]);
  expect(page.read("[role=radiogroup] label")).toEqual(["What you wrote", "Caio"]);
  expect(page.read("p.whitespace-pre-line")).toEqual(["Gruporg", "Administrator"]);
  expect(page.read("p.italic")).toEqual(["empty"]);
  expect(page.read("section > p")).toEqual([
    "Joined into the form: Name, by Caio.",
    "Also changed by Caio. Choose what stays in each field.",
  ]);
});

test("saves field by field what was chosen, and what only one of the two changed", async () => {
  const answers = await open(
    { name: "Bia", role: "ADMIN" },
    { name: "Caio", role: "", links: [{ url: "https://example.org" }] },
  );
  await page.press(radio(1, "mine"));
  await page.press("section > div:last-child button:first-child");
  expect(answers).toEqual([]);
  expect(page.read("p[role=alert]")).toEqual(["Choose one of the options."]);
  await page.press(radio(2, "theirs"));
  await page.press("section > div:last-child button:first-child");
  const values = { version: 2, name: "Bia", role: "", links: [{ url: "https://example.org" }] };
  expect(answers).toEqual([[values, true]]);
});

test("all mine or all theirs is one press; with nothing of mine left there is nothing to save", async () => {
  const answers = await open({ name: "Bia" }, { name: "Caio" });
  expect(page.read("section > div:last-child button")).toEqual([
    "Save what I chose",
    "Keep all I wrote",
    "Take all that was saved",
  ]);
  await page.press("section > div:last-child button:nth-child(2)");
  await page.press("section > div:last-child button:nth-child(3)");
  expect(answers).toEqual([
    [{ ...BEFORE, version: 2, name: "Bia" }, true],
    [{ ...BEFORE, version: 2, name: "Caio" }, false],
  ]);
});

test("a room names what is not on the screen, and tells what else happened", async () => {
  const name = () => ({ label: "Links", say: () => "1 link" });
  await open({ name: "Bia" }, { name: "Caio", links: [] }, { name, also: ["The account was disabled."] });
  expect(page.read("section > p")[0]).toBe(
    "Joined into the form: Links, by someone else. The account was disabled.",
  );
});

test("a move belongs to no version: it says what happened, and there is one way on", async () => {
  const pressed: string[] = [];
  await open({}, {}, { also: ["Ana approved it."], onGoOn: () => pressed.push("on") });
  expect(page.read("li")).toEqual(["Ana approved it."]);
  expect(page.read("button")).toEqual(["Load the current version"]);
  await page.press("button");
  expect(pressed).toEqual(["on"]);
});
