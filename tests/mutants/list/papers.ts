import type { Mutation } from "../mutation.ts";

const PUBLISH = "tests/server/contracts/publish.test.ts";
const GENERATE = "tests/server/contracts/generate.test.ts";
const SESSION = "tests/src/session.test.ts";
const DELIVER = "tests/server/mail/deliver.test.ts";
const HISTORY = "tests/server/history/list.test.ts";

/** Contracts and their copies, letters on their way, what history shows, and who sits at a page. */
export const OF_PAPERS: readonly Mutation[] = [
  {
    breaks: "the newest edition alone is published",
    file: "server/contracts/publish.ts",
    text: 'if (newest !== contract.version) throw refuse("stale", { record: "contract", current: newest });',
    becomes: "",
    tests: [PUBLISH],
  },
  {
    breaks: "an edition that the order has outgrown is not published",
    file: "server/contracts/publish.ts",
    text: 'if (isOutdated(contract, order)) throw refuse("contractOutdated", { edition: contract.version });',
    becomes: "",
    tests: [PUBLISH],
  },
  {
    breaks: "an edition of the team's takes no signed copy",
    file: "server/contracts/receive-signed.ts",
    text: "if (!contract || !isPublished(contract))",
    becomes: "if (!contract)",
    tests: [PUBLISH],
  },
  {
    breaks: "a copy that was recorded is the team's to replace",
    file: "server/contracts/receive-signed.ts",
    text: 'if (isAnother && isSigned && !isStaff(ctx.actor)) throw refuse("copyRecorded");',
    becomes: "",
    tests: ["tests/server/contracts/judge-signed.test.ts"],
  },
  {
    breaks: "of two copies at once the later is refused",
    file: "server/contracts/receive-signed.ts",
    text: "if (isAnother && before !== input.seen) {",
    becomes: "if (isAnother && before === input.seen) {",
    tests: [GENERATE],
  },
  {
    breaks: "a copy of another edition is none of this one",
    file: "server/contracts/receive-signed.ts",
    text: 'if (older.some(({ signedFileId }) => signedFileId === fileId)) throw refuse("notFound", { record: "file" });',
    becomes: "void older;",
    tests: [GENERATE],
  },
  {
    breaks: "a letter that left keeps no secret",
    file: "server/mail/outbox.ts",
    text: "sentAt: now, sealed: null }",
    becomes: "sentAt: now }",
    tests: [DELIVER],
  },
  {
    breaks: "a letter that never leaves keeps no secret",
    file: "server/mail/outbox.ts",
    text: "...(isDead ? { sealed: null } :",
    becomes: "...(isDead ? {} :",
    tests: [DELIVER],
  },
  {
    breaks: "a campaign is finished once nothing of it is tried again",
    file: "server/mail/outbox.ts",
    text: 'inArray(waiting.status, ["queued", "sending", "failed"])',
    becomes: 'inArray(waiting.status, ["queued", "sending"])',
    tests: ["tests/server/campaigns/under-way.test.ts"],
  },
  {
    breaks: "a refused login of ours is no refusal of a letter",
    file: "server/platform/smtp-failure.ts",
    text: "responseCode >= 500 && !isOurs && ",
    becomes: "responseCode >= 500 && ",
    tests: ["tests/server/mail/refusals.test.ts"],
  },
  {
    breaks: "a customer's IPv6 addresses count as one",
    file: "server/platform/network.ts",
    text: "groups.slice(0, 4).map",
    becomes: "groups.slice(0, 8).map",
    tests: ["tests/server/platform/network.test.ts"],
  },
  {
    breaks: "history shows nobody what they may not see",
    file: "server/history/list.ts",
    text: "of: ({ actor }) => and(isListed, isShownTo(actor)),",
    becomes: "of: () => isListed,",
    tests: [HISTORY, "tests/server/evaluations/blind.test.ts"],
  },
  {
    breaks: "the last day of a span is in it",
    file: "server/history/list.ts",
    text: "dayBounds(to, zone).ends",
    becomes: "dayBounds(to, zone).begins",
    tests: [HISTORY],
  },
  {
    breaks: "a count of the whole list is none of a search",
    file: "server/lists/count-rows.ts",
    text: 'return isWhole && search === "" ? "" : undefined;',
    becomes: 'return isWhole ? "" : undefined;',
    tests: ["tests/server/submissions/list.test.ts", "tests/server/orders/list.test.ts"],
  },
  {
    breaks: "a page under another's session is held, not gone on with",
    file: "src/session/store.ts",
    text: "} else if (current && hasProtectedPage() && !isLogout) {",
    becomes: "} else if (current && hasProtectedPage() && isLogout) {",
    tests: [SESSION],
  },
  {
    breaks: "a session that ends under a page keeps what is typed",
    file: "src/session/store.ts",
    text: 'if (hasProtectedPage()) holdPage({ user, why: "ended" });',
    becomes: 'if (!hasProtectedPage()) holdPage({ user, why: "ended" });',
    tests: [SESSION],
  },
  {
    breaks: "who signs in finds nothing unsent of the one before",
    file: "src/session/store.ts",
    text: "  hasLeft = false;\n  dropUnsentOfOthers(user.id);",
    becomes: "  hasLeft = false;",
    tests: [SESSION, "tests/src/through-sign-in.test.ts"],
  },
  {
    breaks: "a read waits until its user is back",
    file: "src/lib/call/call.ts",
    text: "return isRenewed || (isRead && (await awaitReturn()))",
    becomes: "return isRenewed",
    tests: [SESSION],
  },
];
