import { describe, expect, test } from "bun:test";
import { placeholdersOf } from "#domain/campaigns/kinds.ts";
import { placeholdersIn } from "#domain/campaigns/placeholders.ts";
import { fillIn, findUnknown } from "#domain/placeholders.ts";

const ofNotice = placeholdersOf("notice");
const ofPayment = placeholdersOf("paymentReminder");

describe("a placeholder", () => {
  test.each([
    ["compnay", "Olá, {{compnay}}", { written: "{{compnay}}", nearest: "company" }],
    [
      "one of an order in a letter that is about none",
      "{{total}}",
      { written: "{{total}}", nearest: undefined },
    ],
    ["another case", "{{Company}}", { written: "{{Company}}", nearest: "company" }],
    ["one that was not closed", "Olá, {{company", { written: "{{company", nearest: "company" }],
    [
      "one with a single brace at its end",
      "{{company} e mais",
      { written: "{{company}", nearest: "company" },
    ],
    ["an empty one", "{{ }}", { written: "{{ }}", nearest: undefined }],
    ["nome, which no name is near", "Olá, {{nome}}", { written: "{{nome}}", nearest: undefined }],
    ["an end without a beginning", "company}}", { written: "}}", nearest: undefined }],
  ])("%s is unknown, and the nearest is named where one is near", (_, text, unknown) => {
    expect(findUnknown(text, ofNotice)).toEqual(unknown as never);
  });

  test.each([
    ["without spaces", "{{company}} e {{link}}"],
    ["with spaces", "{{ company }}"],
    ["in a text without any", "Sem campos, {com chaves}"],
  ])("of its kind is known %s", (_, text) => {
    expect(findUnknown(text, ofNotice)).toBeUndefined();
  });

  test("of an order is known in a letter about one", () => {
    expect(findUnknown("{{total}} {{payBy}} {{orderReference}}", ofPayment)).toBeUndefined();
  });

  test("is named once, however often it stands there", () => {
    expect(placeholdersIn("{{company}} {{ company }} {{nobody}} {{link}}")).toEqual(["company", "link"]);
  });

  test("is filled in as text, and stays as written without a value", () => {
    expect(fillIn("{{company}}, {{ status }}", { company: "{{status}}" })).toBe("{{status}}, {{ status }}");
  });
});
