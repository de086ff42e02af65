import type { SignedInUser } from "#domain/actor.ts";
import { DAY } from "./season.ts";
import { makeFirstAccess, type Stage } from "./stage.ts";
import type { SampleSubmission } from "./submissions.ts";
import { tellApproved } from "./told.ts";

export type DemoPartner = { partner: SignedInUser; submission: SampleSubmission };

/** Tells whoever applied that the proposal is approved, opens the account and mails its credentials; its address. */
export async function registerPartner(
  stage: Stage,
  admin: SignedInUser,
  { id: submissionId, organisation }: SampleSubmission,
  at: Date,
): Promise<string> {
  const { person: name, mailbox, language } = organisation;
  const email = `${mailbox}@example.org`;
  await tellApproved(stage, admin, submissionId, at);
  await stage.as(admin, at).partners.register({ submissionId, name, email, language });
  return email;
}

/** Registered, and in with a password of their own a day later. */
export async function admitPartner(
  stage: Stage,
  admin: SignedInUser,
  submission: SampleSubmission,
  at: Date,
): Promise<SignedInUser> {
  const email = await registerPartner(stage, admin, submission, at);
  return makeFirstAccess(stage, email, new Date(at.getTime() + DAY));
}
