import { expect, test } from "bun:test";
import type { FieldIssue } from "#domain/messages.ts";
import { placeIssues } from "#src/kit/form/place-issues.ts";

const NAMES = ["name", "links[0].url", "packages.GOLD.name.pt"];

function place(...paths: string[]): string[] {
  const issues = paths.map((path): FieldIssue => ({ path, key: "required" }));
  return placeIssues(issues, NAMES).map(({ path }) => path);
}

test("a rule that the server found broken stands beside the field of the same path", () => {
  expect(place("name", "packages.GOLD.name.pt")).toEqual(["name", "packages.GOLD.name.pt"]);
});

test("the rows of a list are counted as the form counts them", () => {
  expect(place("links.0.url")).toEqual(["links[0].url"]);
});

test("values that were sent one level down are found there", () => {
  expect(place("data.name", "answers.links.0.url")).toEqual(["name", "links[0].url"]);
});

test("what belongs to no field is left out", () => {
  expect(place("version", "", "links.1.url")).toEqual([]);
});
