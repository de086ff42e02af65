import { describe, expect, test } from "bun:test";
import { LETTERS, missingFacts, shownParams, TEMPLATE_IDS } from "#domain/mail/letters.ts";
import type { Lane } from "#domain/mail/topics.ts";
import { SAMPLES } from "../../server/mail/samples.ts";

/** Passwords, codes, and addresses that open something by themselves: written down a second time on purpose. */
const SECRETS = {
  submissionReceipt: ["statusUrl"],
  submissionCorrected: ["statusUrl"],
  statusLink: ["statusUrl"],
  statusLinkRenewed: ["statusUrl"],
  interestKept: ["url"],
  credentials: ["temporaryPassword"],
  credentialsReset: ["temporaryPassword"],
  staffCredentials: ["temporaryPassword"],
  recoveryCode: ["code", "resetUrl"],
  windowReminder: ["url"],
  emailConfirm: ["url"],
  colleagueInvite: ["acceptUrl"],
  stepHandedOut: ["url"],
};

test("passwords, codes and links that open something are secret, and nothing of the letter shows them", () => {
  const secret = TEMPLATE_IDS.map((id) => [id, LETTERS[id].secrets] as const).filter(
    ([, names]) => names.length,
  );
  expect(Object.fromEntries(secret)).toEqual(SECRETS);
  for (const [id, names] of secret) {
    const sample: Record<string, unknown> = { ...SAMPLES[id] };
    const shown = shownParams(id, sample);
    expect(Object.keys(shown)).toEqual(Object.keys(sample).filter((name) => !names.includes(name)));
  }
});

test("what somebody waits for is urgent, a campaign goes its own way, and all else is ordinary", () => {
  const inLane = (lane: Lane) => TEMPLATE_IDS.filter((id) => LETTERS[id].lane === lane);
  expect(inLane("urgent")).toEqual([
    "credentials",
    "credentialsReset",
    "staffCredentials",
    "recoveryCode",
    "testMail",
    "emailConfirm",
  ]);
  expect(inLane("campaign")).toEqual(["campaign"]);
});

describe("a mail may be written", () => {
  test.each(TEMPLATE_IDS)("%s with its sample", (template) => {
    expect(missingFacts(template, SAMPLES[template])).toEqual([]);
  });

  test.each([
    ["a fact that is missing", { reference: undefined }, ["reference"]],
    ["a name of blanks", { company: " " }, ["company"]],
    ["an address that opens nothing", { url: "javascript:alert(1)" }, ["url"]],
    ["an amount with a fraction of a cent", { total: 10.5 }, ["total"]],
    ["a count as a text", { unpricedLines: "3" }, ["unpricedLines"]],
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
