import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox, users } from "#db/schema/index.ts";
import { makeSubmission } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { makeAccount } from "../accounts/browser.ts";
import { codeOf } from "../submissions/reason.ts";

const portal = await openTestPortal();
const { db } = portal.portal;
const staff = await makeAccount(portal, "SUBMISSION_MANAGER");

test("linking a further submission tells the partner once, in the account's language", async () => {
  const partner = await makeAccount(portal, "PARTNER", { language: "pt" });
  const { id, reference, institutionName } = await makeSubmission(portal.portal, { status: "APPROVED" });
  const link = () => portal.as(staff).partners.link({ submissionId: id, email: partner.email });
  await link();
  await link();
  const mails = await db.read.select().from(outbox).where(eq(outbox.recordId, partner.id));
  expect(
    mails.map(({ template, toEmail, locale, params }) => ({ template, toEmail, locale, params })),
  ).toEqual([
    {
      template: "submissionLinked",
      toEmail: partner.email,
      locale: "pt",
      params: {
        name: partner.name,
        company: institutionName,
        reference,
        url: "http://portal.test/partner",
      },
    },
  ]);
});

describe("a staff e-mail on the partners' screen (S42)", () => {
  for (const role of ["SUBMISSION_MANAGER", "GRUPORG", "ADMIN"] as const) {
    test(`is neither reset, linked nor registered by ${role}`, async () => {
      const actor = await makeAccount(portal, role);
      const admin = await makeAccount(portal, "ADMIN");
      const { id: submissionId } = await makeSubmission(portal.portal, { status: "APPROVED" });
      const [before] = await db.read.select().from(users).where(eq(users.id, admin.id));
      const { email, name } = admin;
      const { partners } = portal.as(actor);
      expect(await codeOf(partners.resetCredentials({ email }))).toBe("notFound");
      expect(await codeOf(partners.resetCredentials({ email: email.toUpperCase() }))).toBe("notFound");
      expect(await codeOf(partners.link({ submissionId, email }))).toBe("notFound");
      expect(await codeOf(partners.register({ submissionId, email, name, language: "en" }))).toBe(
        "accountExists",
      );
      const [after] = await db.read.select().from(users).where(eq(users.id, admin.id));
      expect(after).toEqual(before);
      expect(await db.read.$count(outbox, eq(outbox.toEmail, email))).toBe(0);
    });
  }
});
