import type { Mutation } from "../mutation.ts";

const PRICE = "tests/domain/orders/lines/price.test.ts";
const BALANCE = "tests/domain/orders/moves/balance.test.ts";
const PAYMENT = "tests/domain/orders/moves/payment.test.ts";
const CREDITS = "tests/server/orders/credits.test.ts";

/** What is to be paid, and what is paid. */
export const OF_MONEY: readonly Mutation[] = [
  {
    breaks: "half a cent below nothing is rounded away from it",
    file: "server/domain/money.ts",
    text: "Math.sign(exact) * Math.round(Math.abs(exact)) || 0",
    becomes: "Math.round(exact) || 0",
    tests: ["tests/domain/money.test.ts"],
  },
  {
    breaks: "dollars become cents without the float's remainder",
    file: "server/domain/money.ts",
    text: "Number((usd * 100).toFixed(4))",
    becomes: "Math.trunc(usd * 100)",
    tests: ["tests/domain/money.test.ts"],
  },
  {
    breaks: "a percentage has two decimals",
    file: "server/domain/money.ts",
    text: "(amount * Math.round(percent * 100)) / 10_000",
    becomes: "(amount * Math.round(percent)) / 100",
    tests: ["tests/domain/money.test.ts"],
  },
  {
    breaks: "a line is priced for its days",
    file: "server/domain/orders/lines/price.ts",
    text: "return times(unitPrice, quantity, periodOfUse);",
    becomes: "return times(unitPrice, quantity);",
    tests: [PRICE],
  },
  {
    breaks: "the stand's discount is taken off its structure, too",
    file: "server/domain/orders/lines/price.ts",
    text: "(gross.structure ?? 0) - discountOf(gross.structure ?? 0, percent)",
    becomes: "gross.structure ?? 0",
    tests: [PRICE],
  },
  {
    breaks: "a custom line at 0 that the team priced has a price",
    file: "server/domain/orders/lines/price.ts",
    text: "!(line.isPriced ?? line.unitPrice > 0)",
    becomes: "!(line.unitPrice > 0)",
    tests: [PRICE],
  },
  {
    breaks: "of what was let go of nothing is owed",
    file: "server/domain/orders/moves/balance.ts",
    text: "const due = isLive(status) ? total - settled : 0;\n  const missing",
    becomes: "const due = isLive(status) ? total : 0;\n  const missing",
    tests: [BALANCE],
  },
  {
    breaks: "all that was paid of a cancelled order is credit",
    file: "server/domain/orders/moves/balance.ts",
    text: "const due = isLive(status) ? total - settled : 0;\n  const missing",
    becomes: "const due = total - settled;\n  const missing",
    tests: [BALANCE],
  },
  {
    breaks: "a confirmation without an amount is for what is left, not for all",
    file: "server/domain/orders/moves/balance.ts",
    text: "Math.max(0, total - settled - accepted.sum - handedIn.sum)",
    becomes: "Math.max(0, total - settled)",
    tests: [BALANCE],
  },
  {
    breaks: "no credit is sure while a confirmation waits",
    file: "server/domain/orders/moves/balance.ts",
    text: "return handedIn === 0 || !isLive(status);",
    becomes: "return true;",
    tests: [BALANCE, CREDITS],
  },
  {
    breaks: "bank charges are proposed up to the tolerance, itself included",
    file: "server/domain/orders/moves/balance.ts",
    text: "outstanding <= tolerance",
    becomes: "outstanding < tolerance",
    tests: [BALANCE],
  },
  {
    breaks: "the parts of an amount add up to it",
    file: "server/domain/orders/moves/balance.ts",
    text: "const due = upTo === whole ? spread : Math.floor((upTo / whole) * spread);\n    const share = part === 0 ? 0 : due - given;",
    becomes: "const due = 0;\n    const share = Math.floor((part / whole) * spread) + due;",
    tests: [BALANCE],
  },
  {
    breaks: "no more of a credit is used than there is",
    file: "server/orders/moves/settle-credit.ts",
    text: "requireWithin(amount, mostOfCredit(credit));",
    becomes: "",
    tests: [CREDITS],
  },
  {
    breaks: "a credit pays no more of another order than it lacks",
    file: "server/orders/moves/settle-credit.ts",
    text: "requireWithin(amount, mostOfCredit(credit, centsFromUsd(open.outstanding)));",
    becomes: "",
    tests: [CREDITS],
  },
  {
    breaks: "a credit stays in its organisation",
    file: "server/orders/moves/settle-credit.ts",
    text: "exists(isOfSameOwner(new QueryBuilder(), orders.submissionId, source.submissionId)),",
    becomes: "isNotNull(orders.id),",
    tests: [CREDITS],
  },
  {
    breaks: "more than twice the price is a mistyped amount",
    file: "server/domain/orders/moves/payment.ts",
    text: "amount > 2 * total",
    becomes: "amount > 20 * total",
    tests: [PAYMENT],
  },
  {
    breaks: "a refused confirmation gives seven more days to pay",
    file: "server/domain/orders/moves/pay-by.ts",
    text: "return again > agreed ? again : agreed;",
    becomes: "return agreed;",
    tests: ["tests/domain/orders/moves/pay-by.test.ts"],
  },
  {
    breaks: "the day to pay by is one of the event's zone",
    file: "server/domain/orders/moves/pay-by.ts",
    text: "dayAfter(dayAt(approvedAt, eventZone), paying.daysToPay)",
    becomes: "dayAfter(approvedAt.slice(0, 10), paying.daysToPay)",
    tests: ["tests/domain/orders/moves/pay-by.test.ts"],
  },
  {
    breaks: "whoever sends pays what they saw",
    file: "server/orders/lines/seen-total.ts",
    text: "centsFromUsd(seenTotal) === total",
    becomes: "centsFromUsd(seenTotal) >= total",
    tests: ["tests/server/orders/seen-total.test.ts"],
  },
  {
    breaks: "a proof is known by its bytes on another order",
    file: "server/orders/payments/seen-proofs.ts",
    text: "or(isSameFile, isSameTransfer)",
    becomes: "isSameTransfer",
    tests: ["tests/server/orders/payments.test.ts"],
  },
];
