import { expect, test } from "bun:test";
import * as v from "valibot";
import { fileReference, fileReferences, MAX_FILES, uploadedFileId } from "#domain/files/file-reference.ts";
import { brokenRules, copies } from "../broken-rules.ts";

test.each([
  ["/api/files/abc", []],
  ["https://example.org/film.mp4", []],
  ["http://example.org", []],
  ["/api/files/../users", ["url: urlInvalid"]],
  ["/etc/passwd", ["url: urlInvalid"]],
  ["javascript:alert(1)", ["url: urlInvalid"]],
  ["data:text/html,x", ["url: urlInvalid"]],
  ["https://portal.example@evil.example/x", ["url: urlInvalid"]],
  ["https://example.org/\n\nApproved", ["url: urlInvalid"]],
  ["", ["url: urlInvalid"]],
])("a file at %p", (url, broken) => {
  expect(brokenRules(fileReference, { name: "a file", url })).toEqual(broken);
});

test("tells our own uploads from addresses elsewhere", () => {
  expect(uploadedFileId("/api/files/abc_1-2")).toBe("abc_1-2");
  expect(uploadedFileId("https://example.org/api/files/abc")).toBeUndefined();
});

test("takes a file of a field once, however often it is named", () => {
  const [first, second] = [
    { name: "a", url: "/api/files/abc", type: "" },
    { name: "b", url: "/api/files/def", type: "" },
  ];
  expect(v.parse(fileReferences(), [first, first, second, first])).toEqual([first, second]);
});

test("takes at most 50 files in a field", () => {
  const file = { name: "a", url: "/api/files/abc" };
  expect(brokenRules(fileReferences(), copies(MAX_FILES, file))).toEqual([]);
  expect(brokenRules(fileReferences(), copies(MAX_FILES + 1, file))).toEqual([": tooMany"]);
});
