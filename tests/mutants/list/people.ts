import type { Mutation } from "../mutation.ts";

const LIVE = "tests/server/live/live.test.ts";
const EDITION = "tests/domain/contracts/edition.test.ts";

/** What people do beside orders: what is theirs, what they hear of, and what ends. */
export const OF_PEOPLE: readonly Mutation[] = [
  {
    breaks: "a note is its author's to change",
    file: "server/notes/load.ts",
    text: '(authorId === actor.id ? undefined : "forbidden")',
    becomes: '(authorId === actor.id || actor.id !== "" ? undefined : "forbidden")',
    tests: ["tests/server/notes/notes.test.ts"],
  },
  {
    breaks: "a solved puzzle opens one form",
    file: "server/captcha/verify.ts",
    text: 'if (used) throw refuse("captchaFailed");\n  await tx.insert(usedChallenges).values(solved);',
    becomes: "if (!used) await tx.insert(usedChallenges).values(solved);",
    tests: ["tests/server/captcha/captcha.test.ts", "tests/server/submissions/submit.test.ts"],
  },
  {
    breaks: "a solved puzzle ends",
    file: "server/captcha/verify.ts",
    text: "!solved || solved.expiresAt <= now",
    becomes: "!solved",
    tests: ["tests/server/captcha/captcha.test.ts", "tests/server/submissions/submit.test.ts"],
  },
  {
    breaks: "of a draft hears its author alone",
    file: "server/live/audience.ts",
    text: "if (!order.sentAt) return { change, mayHear: (reader) => reader.id === order.authorId };",
    becomes: "",
    tests: [LIVE],
  },
  {
    breaks: "of a begun evaluation hears its evaluator alone",
    file: "server/live/audience.ts",
    text: "and(isFinished(evaluations), isOpenTo(users.id, evaluations.submissionId))",
    becomes: "isOpenTo(users.id, evaluations.submissionId)",
    tests: ["tests/server/evaluations/blind.test.ts"],
  },
  {
    breaks: "no exhibitor hears of the team's notes",
    file: "server/live/audience.ts",
    text: "mayHear: isStaff };",
    becomes: "mayHear: () => true };",
    tests: [LIVE],
  },
  {
    breaks: "a new temporary password ends the logins of before",
    file: "server/partners/reset-credentials.ts",
    text: "await endOtherSessions(tx, before.id, ctx.now);",
    becomes: "",
    tests: ["tests/server/partners/register.test.ts", "tests/server/partners/reset-credentials.test.ts"],
  },
  {
    breaks: "an account of the team that is disabled is signed out",
    file: "server/staff/disable.ts",
    text: "await endAccess(tx, after.id, ctx.now);",
    becomes: "",
    tests: ["tests/server/staff/disable.test.ts"],
  },
  {
    breaks: "a submission has room for so many accounts",
    file: "server/colleagues/accept.ts",
    text: "await requireRoomForMember(tx, submission.id);",
    becomes: "",
    tests: ["tests/server/colleagues/invite.test.ts"],
  },
  {
    breaks: "a signature covers what was printed before it, and nothing later",
    file: "server/domain/contracts/edition.ts",
    text: "signature !== null && edition.createdAt <= signature",
    becomes: "signature !== null",
    tests: [EDITION],
  },
  {
    breaks: "an edition of another version of the order is outdated",
    file: "server/domain/contracts/edition.ts",
    text: "return outdatedAt !== null || orderVersion !== contentVersion;",
    becomes: "return outdatedAt !== null;",
    tests: [EDITION],
  },
  {
    breaks: "a campaign is planned five minutes ahead",
    file: "server/domain/campaigns/planned-time.ts",
    text: "plannedFor.getTime() < now.getTime() + AHEAD_MS",
    becomes: "plannedFor.getTime() < now.getTime()",
    tests: ["tests/domain/campaigns/planned-time.test.ts"],
  },
  {
    breaks: "who may have read others' marks takes no abstention back",
    file: "server/domain/evaluations/taking-back.ts",
    text: 'as === "abstention" && areMarksOpen ? ',
    becomes: 'as === "abstention" && areMarksOpen && isOwn ? ',
    tests: ["tests/domain/evaluations/taking-back.test.ts"],
  },
  {
    breaks: "the team's question is answered by its exhibitor in words",
    file: "server/domain/requests/rules.ts",
    text: 'if (kind === "TEAM") return parts.includes("partner");',
    becomes: 'if (kind === "TEAM") return false;',
    tests: ["tests/domain/requests/rules.test.ts"],
  },
  {
    breaks: "a change of the team is answered by its exhibitor",
    file: "server/domain/requests/rules.ts",
    text: 'ORDER_CHANGED: { approve: ["partner"], reject: ["partner"] },',
    becomes: 'ORDER_CHANGED: { approve: ["partner", "staff"], reject: ["partner"] },',
    tests: ["tests/domain/requests/rules.test.ts"],
  },
  {
    breaks: "a file that is imported twice makes nothing twice",
    file: "server/domain/imports/plan.ts",
    text: 'if (!same) return { ...NOTHING, outcome: "create"',
    becomes: 'if (!same || whole) return { ...NOTHING, outcome: "create"',
    tests: ["tests/domain/imports/plan.test.ts"],
  },
  {
    breaks: "a kept form whose link has ended is erased, its letters with it",
    file: "server/erasures/drafts.ts",
    text: ".where(or(isKept, isReminder))",
    becomes: ".where(isReminder)",
    tests: [
      "tests/server/interest-drafts/erased.test.ts",
      "tests/server/interest-drafts/interest-drafts.test.ts",
    ],
  },
  {
    breaks: "a handed step that was taken back opens no more",
    file: "server/domain/handed-on/steps.ts",
    text: 'if (step.takenBackAt) return "takenBack";',
    becomes: "",
    tests: ["tests/domain/handed-on/steps.test.ts"],
  },
];
