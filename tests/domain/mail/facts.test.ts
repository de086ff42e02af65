import { describe, expect, test } from "bun:test";
import { missingFacts } from "#domain/mail/facts.ts";
import { TEMPLATE_IDS } from "#domain/mail/templates.ts";
import { SAMPLES } from "../../server/mail/samples.ts";

describe("a mail may be written", () => {
  test.each(TEMPLATE_IDS)("%s with its sample", (template) => {
    expect(missingFacts(template, SAMPLES[template])).toEqual([]);
  });

  test.each([
    ["a fact that is missing", { reference: undefined }, ["reference"]],
    ["a name of blanks", { company: " " }, ["company"]],
    ["an address that opens nothing", { url: "javascript:alert(1)" }, ["url"]],
    ["an amount with a fraction of a cent", { total: 10.5 }, ["total"]],
    ["a count as a text", { itemCount: "3" }, ["itemCount"]],
  ] as const)("but not with %s", (_, wrong, missing) => {
    expect(missingFacts("orderCreated", { ...SAMPLES.orderCreated, ...wrong })).toEqual([...missing]);
  });

  test("without a day only where none was set", () => {
    expect(missingFacts("requestOpened", { ...SAMPLES.requestOpened, dueOn: "" })).toEqual([]);
    expect(missingFacts("requestOpened", { ...SAMPLES.requestOpened, dueOn: "31/10/2025" })).toEqual([
      "dueOn",
    ]);
  });
});
