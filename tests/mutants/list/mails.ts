import type { Mutation } from "../mutation.ts";

const SEND = "tests/server/campaigns/send.test.ts";
const DELIVER = "tests/server/mail/deliver.test.ts";
const RULES = "tests/domain/reminders/rules.test.ts";

/** Who is written to, once, and what of it stays secret. */
export const OF_MAILS: readonly Mutation[] = [
  {
    breaks: "reminders wait after a restore",
    file: "server/reminders/write.ts",
    text: "if (await readHold(portal.db.read)) return 0;",
    becomes: "",
    tests: ["tests/server/backup/held.test.ts"],
  },
  {
    breaks: "letters wait after a restore",
    file: "server/mail/claim.ts",
    text: "const mayLeave = hold && gt(outbox.createdAt, hold.until);",
    becomes: "const mayLeave = undefined;\n    void [hold, gt];",
    tests: ["tests/server/backup/held.test.ts"],
  },
  {
    breaks: "nobody is written to at night",
    file: "server/domain/reminders/rules.ts",
    text: 'if (Date.parse(now) < hour) return "early";',
    becomes: "",
    tests: [RULES],
  },
  {
    breaks: "after its last reminder nobody hears of it again",
    file: "server/domain/reminders/rules.ts",
    text: "nth >= 1 && nth <= times",
    becomes: "nth >= 1",
    tests: [RULES],
  },
  {
    breaks: "a campaign waits when others would be left out than were shown",
    file: "server/campaigns/send.ts",
    text: " || now.leftOut !== seen.leftOut",
    becomes: "",
    tests: [SEND],
  },
  {
    breaks: "one letter an address",
    file: "server/domain/campaigns/assess.ts",
    text: "if (!letter.eachSubmission && taken.has(own))",
    becomes: "if (!letter.eachSubmission && taken.has(email))",
    tests: [SEND, "tests/server/campaigns/file.test.ts"],
  },
  {
    breaks: "who wants no campaigns gets none, however the address is written",
    file: "server/mail/opt-out.ts",
    text: "return signWith(key, addressKey(email));",
    becomes: "return signWith(key, email);",
    tests: ["tests/server/mail/opt-out.test.ts", SEND],
  },
  {
    breaks: "a letter under way is nobody else's to send",
    file: "server/mail/claim.ts",
    text: "lte(outbox.leasedUntil, now)), limit)",
    becomes: "isDue), limit)",
    tests: [DELIVER, "tests/server/mail/lanes.test.ts"],
  },
  {
    breaks: "what a crash left under way leaves after it",
    file: "server/mail/claim.ts",
    text: 'await tx.update(outbox).set({ status: "queued", leasedUntil: null }).where(eq(outbox.status, "sending"));',
    becomes: "",
    tests: [DELIVER],
  },
  {
    breaks: "the portal shows no secret of a letter",
    file: "server/mail/hide-secrets.ts",
    text: "LETTERS[template].secrets;",
    becomes: "[];",
    tests: ["tests/server/mails/as-sent.test.ts"],
  },
  {
    breaks: "a large letter waits for its number",
    file: "src/features/campaigns/write/use-press.ts",
    text: "if (!check || !isTyped || !isAcknowledged || !isTimed) return;",
    becomes: "if (!check || !isAcknowledged || !isTimed) return;",
    tests: ["tests/src/features/campaigns/check-dialog.test.tsx"],
  },
  {
    breaks: "a letter that leaves somebody out waits for the tick",
    file: "src/features/campaigns/write/use-press.ts",
    text: "if (!check || !isTyped || !isAcknowledged || !isTimed) return;",
    becomes: "if (!check || !isTyped || !isTimed) return;",
    tests: ["tests/src/features/campaigns/check-dialog.test.tsx"],
  },
];
