import type { Mutation } from "../mutation.ts";

const MANAGE = "tests/server/colleagues/manage.test.ts";
const PASSWORD = "tests/server/accounts/change-password.test.ts";
const REQUEST = "tests/server/accounts/request-recovery.test.ts";
const OWN = "tests/server/accounts/own-account.test.ts";
const ATTACH = "tests/server/files/attach.test.ts";

/** Accounts, colleagues and their files, once more from behind. */
export const OF_ACCOUNTS: readonly Mutation[] = [
  {
    breaks: "whoever is removed takes no invitation along",
    file: "server/colleagues/remove.ts",
    text: "await endInvitations(tx, ctx, input);",
    becomes: "",
    tests: [MANAGE],
  },
  {
    breaks: "drafts of whoever is removed go on under the owner",
    file: "server/colleagues/remove.ts",
    text: "await passDrafts(tx, ctx, { submissionId, from: userId, to: ctx.actor.id });",
    becomes: "",
    tests: [MANAGE],
  },
  {
    breaks: "an invitation ends with what it is for",
    file: "server/colleagues/load.ts",
    text: 'if (!isOrderingOpen(loaded.submission.status)) throw refuse("invitationClosed", { state: "closed" });',
    becomes: "",
    tests: ["tests/server/colleagues/accept.test.ts"],
  },
  {
    breaks: "a request is found through its order",
    file: "server/orders/requests/load.ts",
    text: "const loaded = request && (await findOrder(db, ctx, request.orderId));",
    becomes:
      'const loaded = request && (await findOrder(db, { actor: { kind: "system" } }, request.orderId));',
    tests: ["tests/server/requests/closed.test.ts", "tests/abuse/ownership.test.ts"],
  },
  {
    breaks: "nobody attaches another's upload",
    file: "server/files/attach.ts",
    text: "file.ownerId !== null || !mayAttachFile(ctx.actor, file.uploadedBy)",
    becomes: "file.ownerId !== null",
    tests: [ATTACH],
  },
  {
    breaks: "a file of one record is not taken to another",
    file: "server/files/attach.ts",
    text: "file.ownerId !== null || !mayAttachFile(ctx.actor, file.uploadedBy)",
    becomes: "!mayAttachFile(ctx.actor, file.uploadedBy)",
    tests: [ATTACH],
  },
  {
    breaks: "a type is asked of the purpose it is attached for",
    file: "server/files/attach.ts",
    text: "if (!isTypeAllowed(purpose, file.type)) {",
    becomes: "if (!isTypeAllowed(purpose, file.type) && !file.type) {",
    tests: [ATTACH],
  },
  {
    breaks: "a new password leaves the own login and ends the others",
    file: "server/accounts/change-password.ts",
    text: "await endOtherSessions(tx, actor.id, now, family);",
    becomes: "await endOtherSessions(tx, actor.id, now);",
    tests: [PASSWORD],
  },
  {
    breaks: "a new password ends the codes of before",
    file: "server/accounts/change-password.ts",
    text: "await forgetCodes(tx, actor.id);",
    becomes: "",
    tests: [PASSWORD],
  },
  {
    breaks: "a newer code ends the one before",
    file: "server/accounts/request-recovery.ts",
    text: "await forgetCodes(tx, user.id);",
    becomes: "",
    tests: [REQUEST, "tests/server/accounts/reset-password.test.ts"],
  },
  {
    breaks: "so many codes in ten minutes",
    file: "server/accounts/request-recovery.ts",
    text: "if (recent >= RECOVERY_MAILS) {",
    becomes: "if (recent > RECOVERY_MAILS) {",
    tests: [REQUEST],
  },
  {
    breaks: "a disabled account gets no code",
    file: "server/accounts/request-recovery.ts",
    text: ".where(and(isAddress(users.email, email), isNull(users.disabledAt)));",
    becomes: ".where(isAddress(users.email, email));",
    tests: [REQUEST],
  },
  {
    breaks: "a new address ends the other logins",
    file: "server/accounts/confirm-email.ts",
    text: "await endOtherSessions(tx, after.id, ctx.now, asked.family);",
    becomes: "",
    tests: [OWN],
  },
  {
    breaks: "an address that was taken meanwhile is not confirmed",
    file: "server/accounts/confirm-email.ts",
    text: 'if (await isTaken(tx, asked.email, before.id)) throw refuse("linkClosed");',
    becomes: "",
    tests: [OWN],
  },
  {
    breaks: "the link to a new address ends",
    file: "server/accounts/confirm-email.ts",
    text: "gt(emailChanges.expiresAt, now),",
    becomes: "",
    tests: [OWN],
  },
  {
    breaks: "nothing of a record is swept",
    file: "server/files/sweep.ts",
    text: "and(isNull(files.ownerId), lt(files.createdAt, daysAgo(1))),",
    becomes: "lt(files.createdAt, daysAgo(1)),",
    tests: [ATTACH],
  },
];
