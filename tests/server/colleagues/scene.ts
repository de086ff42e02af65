import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { and, desc, eq } from "drizzle-orm";
import PostalMime, { type Email } from "postal-mime";
import { outbox } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import type { Locale } from "#domain/locales.ts";
import { reasonOf, type Reason } from "#domain/refusal.ts";
import type { SubmissionStatus } from "#domain/submissions/status.ts";
import { makeSubmission } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { makeAccount } from "../accounts/browser.ts";

/** Meets the rule and holds no name. */
export const OWN_PASSWORD = "Igarape?Novo8";

let serial = 0;

export function newAddress(): string {
  serial += 1;
  return `colega.${serial}@example.org`;
}

/** A portal in which submissions with an owner and a colleague can be made, and links be read as their reader does. */
export async function openColleagues() {
  const test = await openTestPortal();
  const { portal } = test;

  async function makeTeam(status: SubmissionStatus = "APPROVED") {
    const owner = await makeAccount(test, "PARTNER", { name: "Ana Moura" });
    const colleague = await makeAccount(test, "PARTNER", { name: "Davi Lobo" });
    const submission = await makeSubmission(portal, { status }, [owner, colleague]);
    return { owner, colleague, submission };
  }

  /** Invites, and takes the secret of the link out of the mail. */
  async function invite(
    by: SignedInUser,
    submissionId: string,
    email = newAddress(),
    language: Locale = "en",
  ) {
    const { id, validUntil } = await test.as(by).colleagues.invite({ submissionId, email, language });
    const { text = "" } = await readMail(id);
    return { id, email, validUntil, token: /\/partner\/invitation\/(\S+)/.exec(text)?.[1] ?? "" };
  }

  /** The mail of an invitation as it left the portal. */
  async function readMail(invitationId: string): Promise<Email> {
    await portal.drainMail();
    const [row] = await portal.db.read
      .select({ messageId: outbox.messageId })
      .from(outbox)
      .where(and(eq(outbox.recordKind, "invitation"), eq(outbox.recordId, invitationId)))
      .orderBy(desc(outbox.createdAt));
    const folder = join(portal.env.DATA_DIR, "mail");
    const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
    const found = files
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .find((raw) => row && raw.includes(row.messageId));
    return PostalMime.parse(found ?? "");
  }

  return { ...test, makeTeam, invite, readMail };
}

export async function reasonWhy(call: Promise<unknown>): Promise<Reason | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
