import { expect, test } from "bun:test";
import { requestComment, requestInput, requestRejection, requestUpdate } from "#domain/requests/schema.ts";
import { brokenRules } from "../broken-rules.ts";

const RECORD = { id: "r1", version: 1 };

test.each<[object, string[]]>([
  [{ title: "Logo", message: "Please send it" }, []],
  [{}, ["title: titleRequired", "message: messageRequired"]],
  [{ title: " ", message: "Please send it" }, ["title: titleRequired"]],
  [{ title: "Logo", message: "m".repeat(5001) }, ["message: textTooLong"]],
])("a new request with %j (REQ-06)", (input, broken) => {
  expect(brokenRules(requestInput, { orderId: "o1", ...input })).toEqual(broken);
});

test.each<[object, string[]]>([
  [{}, [": requestUnchanged"]],
  [{ note: "only a note" }, [": requestUnchanged"]],
  [{ title: "New title" }, []],
  [{ message: "New message" }, []],
  [{ status: "APPROVED" }, []],
  [{ title: "  " }, ["title: titleRequired"]],
  [{ status: "DONE" }, ["status: choice"]],
  [{ status: "REJECTED" }, ["comment: commentRequired"]],
  [{ status: "REJECTED", comment: "too late" }, []],
])("an update with %j (REQ-05, REQ-07)", (input, broken) => {
  expect(brokenRules(requestUpdate, { ...RECORD, ...input })).toEqual(broken);
});

test.each<[string | undefined, string[]]>([
  [undefined, ["comment: commentRequired"]],
  ["  ", ["comment: commentRequired"]],
  ["too late", []],
])("rejecting with the comment %j (REQ-05)", (comment, broken) => {
  expect(brokenRules(requestRejection, { ...RECORD, comment })).toEqual(broken);
});

test("an answer says something", () => {
  expect(brokenRules(requestComment, { id: "r1", message: "Sent" })).toEqual([]);
  expect(brokenRules(requestComment, { id: "r1", message: "" })).toEqual(["message: commentRequired"]);
});
