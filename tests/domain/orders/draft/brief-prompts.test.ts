import { describe, expect, test } from "bun:test";
import { endOfHeading, isAnswered, withHeading } from "#domain/orders/draft/brief-prompts.ts";

const PEOPLE = "People at once";
const BUDGET = "Budget frame";
const HEADINGS = [PEOPLE, BUDGET];

describe("a heading put into a text", () => {
  test.each([
    ["", "People at once: "],
    ["A roof like a leaf.", "A roof like a leaf.\nPeople at once: "],
    ["A roof like a leaf.\n\n", "A roof like a leaf.\nPeople at once: "],
    ["People at once: 40", "People at once: 40"],
  ])("%j becomes %j", (before, after) => {
    expect(withHeading(before, PEOPLE)).toBe(after);
  });

  test("is written on at the end of its line", () => {
    const text = "People at once: 40\nBudget frame: ";
    expect(text.slice(0, endOfHeading(text, PEOPLE))).toBe("People at once: 40");
    expect(endOfHeading(text, BUDGET)).toBe(text.length);
  });
});

test.each<[string, boolean]>([
  ["", false],
  ["We expect many people at once", false],
  ["People at once: ", false],
  ["People at once: 40", true],
  ["People at once:\n40 to 60", true],
  ["People at once:\n\nBudget frame: USD 80,000", false],
  ["Budget frame: USD 80,000\nPeople at once: 40", true],
  ["How many people at once? See People at once: 40", false],
])("under a heading in %j something stands: %p", (text, isSaid) => {
  expect(isAnswered(text, PEOPLE, HEADINGS)).toBe(isSaid);
});
