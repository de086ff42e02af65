import { expect, test } from "bun:test";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { forceForm, moveForm } from "#domain/submissions/move-form.ts";

function issues(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, input);
  return Object.fromEntries(fieldIssues(issues).map(({ path, key }) => [path, key]));
}

test("a move that asks for nothing takes a note, and none", () => {
  expect(issues(moveForm([]), { note: "", originalId: "" })).toEqual({});
  expect(issues(moveForm([]), { note: "Setor D.", originalId: "" })).toEqual({});
  expect(issues(moveForm([]), { note: "x".repeat(2001), originalId: "" })).toEqual({ note: "textTooLong" });
});

test("a move that asks for a note takes no blank one", () => {
  expect(issues(moveForm(["note"]), { note: " \n ", originalId: "" })).toEqual({ note: "noteRequired" });
});

test("a duplicate names what it repeats", () => {
  expect(issues(moveForm(["original"]), { note: "", originalId: "" })).toEqual({ originalId: "choice" });
  expect(issues(moveForm(["original"]), { note: "", originalId: "s1" })).toEqual({});
});

test("a status is forced to another one only, and with a note", () => {
  const form = forceForm("PENDING");
  expect(issues(form, { status: "", note: "" })).toEqual({ status: "choice", note: "noteRequired" });
  expect(issues(form, { status: "PENDING", note: "A mistake" })).toEqual({ status: "choice" });
  expect(issues(form, { status: "APPROVED", note: "A mistake" })).toEqual({});
});
