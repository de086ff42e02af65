import type { Mutation } from "../mutation.ts";

const MEMORY = "tests/domain/submissions/memory.test.ts";
const CLAUSES = "tests/domain/contracts/clauses.test.ts";
const STAY = "tests/domain/orders/draft/whole-stay.test.ts";

/** Smaller rules of the domain that people rely on without looking. */
export const OF_RULES: readonly Mutation[] = [
  {
    breaks: "saving the settings opens no season",
    file: "server/settings/update.ts",
    text: "...(isUnopened && { isUnopened }), ",
    becomes: "",
    tests: ["tests/server/opening/turn-applications.test.ts"],
  },
  {
    breaks: "a submission is moved from what was seen of it",
    file: "server/submissions/move.ts",
    text: 'requireVersion("submission", before, input.version);',
    becomes: "",
    tests: ["tests/server/submissions/moves.test.ts"],
  },
  {
    breaks: "a decision ends what was planned",
    file: "server/submissions/move.ts",
    text: "if (endsPlan(after.status)) await endPlan(tx, ctx, after.id);",
    becomes: "",
    tests: ["tests/server/decisions/end-plan.test.ts"],
  },
  {
    breaks: "a hidden duplicate comes back as one",
    file: "server/domain/submissions/memory.ts",
    text: 'if (now.status === "HIDDEN" && now.duplicateOf !== null) return { ...now, status: "DUPLICATE" };',
    becomes: "",
    tests: [MEMORY],
  },
  {
    breaks: "hiding a duplicate keeps what it was before",
    file: "server/domain/submissions/memory.ts",
    text: "return isSetAside(now.status) ? now.statusBefore : now.status;",
    becomes: "return now.status;",
    tests: [MEMORY],
  },
  {
    breaks: "clauses that the organiser has not had read are not accepted",
    file: "server/domain/contracts/clauses.ts",
    text: "clausesRead !== clauses.version || ",
    becomes: "",
    tests: ["tests/server/orders/accepted-clauses.test.ts"],
  },
  {
    breaks: "every change of the clauses is another version",
    file: "server/domain/contracts/clauses.ts",
    text: "return { version: before.version + 1,",
    becomes: "return { version: before.version,",
    tests: [CLAUSES],
  },
  {
    breaks: "a letter of the team links to addresses of the web and of mail alone",
    file: "server/domain/campaigns/rich-text.ts",
    text: "const isLink = isWebUrl(url) || ",
    becomes: 'const isLink = url !== "" || ',
    tests: ["tests/domain/campaigns/rich-text.test.ts"],
  },
  {
    breaks: "what was withdrawn takes nobody's rank",
    file: "server/domain/evaluations/rank-marks.ts",
    text: " && !marks.get(id)?.[0]?.isSetAside",
    becomes: "",
    tests: ["tests/domain/evaluations/rank-marks.test.ts"],
  },
  {
    breaks: "of extra services those are sent that are wanted",
    file: "server/domain/orders/lines/extra-services.ts",
    text: "Object.fromEntries(requiredGroups(services).map((group)",
    becomes: "Object.fromEntries(EXTRA_SERVICE_GROUPS.map((group)",
    tests: ["tests/server/orders/extra-services.test.ts"],
  },
  {
    breaks: "spaces describe no service",
    file: "server/domain/orders/lines/extra-services.ts",
    text: '/\\S/.test(String(answer || ""))',
    becomes: '/./.test(String(answer || ""))',
    tests: ["tests/domain/orders/kinds/kinds.test.ts", "tests/server/orders/extra-services.test.ts"],
  },
  {
    breaks: "a price is given to a custom service of this order",
    file: "server/domain/custom-services/prices.ts",
    text: 'if (!isThere) throw refuse("notFound", { record: "customService" });',
    becomes: "void isThere;",
    tests: [
      "tests/server/custom-services/list.test.ts",
      "tests/server/custom-services/price.test.ts",
      "tests/server/custom-services/former-prices.test.ts",
    ],
  },
  {
    breaks: "a stay beyond the event is meant",
    file: "server/domain/orders/draft/whole-stay.ts",
    text: "periodOfUse < eventDays",
    becomes: "periodOfUse !== eventDays",
    tests: [STAY],
  },
  {
    breaks: "days that were written since are not taken back",
    file: "server/domain/orders/draft/whole-stay.ts",
    text: "before === undefined || line.periodOfUse !== eventDays",
    becomes: "before === undefined",
    tests: [STAY],
  },
  {
    breaks: "what is had once has no days, not by the team either",
    file: "server/domain/orders/moves/edit-items.ts",
    text: 'if (wrong) throw refuse("itemHadOnce", { itemId: wrong.itemId });',
    becomes: "void wrong;",
    tests: ["tests/server/orders/had-once.test.ts"],
  },
  {
    breaks: "a calendar is empty once nothing goes on",
    file: "server/domain/calendar/entries.ts",
    text: "if (!own.isGoingOn) return [];",
    becomes: "",
    tests: ["tests/domain/calendar/entries.test.ts"],
  },
  {
    breaks: "a week begins on Monday",
    file: "server/domain/reports/periods.ts",
    text: "(date.getUTCDay() + 6) % 7",
    becomes: "date.getUTCDay() % 7",
    tests: ["tests/domain/reports/periods.test.ts"],
  },
];
