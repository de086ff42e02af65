import { expect, test } from "bun:test";
import { MAIL_VERBS, whyNotEditMail, whyNotMail } from "#domain/mail/moves.ts";
import { OUTBOX_STATUSES } from "#domain/mail/statuses.ts";

const allowed = (template: Parameters<typeof whyNotMail>[1]["template"], campaignId?: string) =>
  Object.fromEntries(
    OUTBOX_STATUSES.map((status) => [
      status,
      MAIL_VERBS.filter((verb) => !whyNotMail(verb, { status, template, campaignId })),
    ]),
  );

const NONE = { draft: [], queued: [], sending: [], sent: [], kept: [], failed: [], dead: [], skipped: [] };

test("an ordinary message: drafts leave, what failed is tried again, what has not left is held back or discarded", () => {
  expect(allowed("passwordChanged")).toEqual({
    ...NONE,
    draft: ["send", "discard"],
    queued: ["holdBack", "discard"],
    kept: ["retry", "discard"],
    failed: ["retry", "holdBack", "discard"],
    dead: ["retry", "discard"],
  } as never);
});

test("a code or a password: nobody holds back what somebody waits for, and what was erased is not sent again", () => {
  expect(allowed("recoveryCode")).toEqual({
    ...NONE,
    draft: ["send", "discard"],
    kept: ["discard"],
    failed: ["retry"],
    dead: ["discard"],
  } as never);
});

test("a decision is sent and tried again, and has a dialog of its own for the rest", () => {
  expect(allowed("decisionApproved")).toEqual({
    ...NONE,
    draft: ["send"],
    kept: ["retry"],
    failed: ["retry"],
    dead: ["retry"],
  } as never);
  expect(whyNotEditMail({ status: "draft", template: "decisionApproved" })?.code).toBe("mailOfDecision");
});

test("a recipient of a campaign goes the campaign's way", () => {
  expect(allowed("campaign", "c1")).toEqual(NONE);
  expect(whyNotMail("discard", { status: "queued", template: "campaign", campaignId: "c1" })?.code).toBe(
    "mailOfCampaign",
  );
});

test("a draft may go to another address, unless it holds a password or a code", () => {
  expect(whyNotEditMail({ status: "draft", template: "orderCreated" })).toBeUndefined();
  expect(whyNotEditMail({ status: "draft", template: "credentials" })?.code).toBe("mailSealed");
  expect(whyNotEditMail({ status: "queued", template: "orderCreated" })?.code).toBe("moveNotAllowed");
});

test("a message without its text is not sent again", () => {
  const old = { status: "dead", template: "orderCreated", textDroppedAt: new Date(0) } as const;
  expect(whyNotMail("retry", old)?.code).toBe("mailTextGone");
});
