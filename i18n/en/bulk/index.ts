import type { NamespaceBulkTranslation } from "../../i18n-types";

/** One act with many records of a list: choose, look, run, undo. */
const en_bulk = {
  change: "Change status",
  checking: "Checking...",
  items: { offer: "Put on offer", takeOff: "Take off offer" },
  credentials: {
    move: "Send credentials again",
    goes: "{count} {{gets|get}} a new temporary password by email, valid for 7 days; the one before stops working",
    went: "{count} got a new temporary password, in a message",
  },
  of: {
    partners: "{count|number} {{account|accounts}}",
    catalogue: "{count|number} {{items|item|items}}",
    registrations: "{count|number} {{submissions|submission|submissions}}",
    submissions: "{count|number} {{submission|submissions}}",
    orders: "{count|number} {{order|orders}}",
    letters: "{count|number} {{email|emails}}",
    decisions: "{count|number} {{submission|submissions}}",
    mails: "{count|number} {{messages|message|messages}}",
  },
  register: {
    move: "Register exhibitors",
    goes: {
      credentials:
        "{count|number} {{get|gets|get}} a new account by email, with a temporary password valid for 7 days",
      access:
        "{count|number} {{have|has|have}} an account and {{get|gets|get}} access to one more submission",
    },
    went: {
      credentials: "{count|number} got a new account, with a temporary password in a message",
      access: "{count|number} had an account and got access",
    },
  },
  title: "{move}: {what}",
  letters: {
    wait: "{count} {{emails leave|email leaves|emails leave}} ten minutes after the run, or at once if you choose so. If the run is undone before, none leaves.",
    waiting: "{count} {{emails leave|email leaves|emails leave}} at {time}",
    now: "Send now",
    sentNow: "{count} {{emails are|email is|emails are}} leaving",
  },
  preview: "Nothing has happened yet. It will apply to exactly what is listed below, as it is now.",
  backByAdmins: "Only an administrator takes this back, with a note.",
  undoNote: "Why it is taken back",
  final: "This cannot be undone later: what is sent cannot be taken back.",
  submit: "{move} ({count|number})",
  starting: "Starting...",
  nothing: "None of those selected allows this action.",
  group: {
    goes: "{count|number} {{goes|go}} from “{from}” to “{to}”",
    goesBut: "{count|number} {{goes|go}} from “{from}” to “{to}”, with a caution: {why}",
    wentBut: "{count|number} went from “{from}” to “{to}”, with a caution: {why}",
    but: "{said}, with a caution: {why}",
    skips: "{count|number} {{is|are}} skipped: {why}",
    went: "{count|number} went from “{from}” to “{to}”",
    skipped: "{count|number} {{was|were}} skipped: {why}",
    cameBack: "{count|number} went back to “{from}”",
    kept: "{count|number} {{was|were}} not undone: {why}",
    all: "Show all {count|number} references",
  },
  why: {
    status: "the status “{status}” does not allow it",
    changedBy: "changed by {who} meanwhile",
    changed: "changed meanwhile, by somebody else or in another window",
    same: "nothing would change",
    unknown: "unexpected error",
    reason: {
      forbidden: "your role does not allow it",
      notFound: "the record no longer exists",
      partnerRegistered: "there is an exhibitor account already",
      emailOfTeam: "{email} belongs to somebody on the team",
      accountClosed: "the account of {email} is disabled",
      decisionSent: "the decision email is no longer a draft",
      hasDuplicates: "it is the original of {reference}",
      paymentIncomplete: "{missing|usd} is missing",
      proofSeen: "the confirmation came with {on} as well: compare the two before you accept it twice",
      standTaken: "the space already has the stand of order {reference}",
    },
    need: {
      paymentConfirmation: "the payment confirmation is missing",
      settlement: "less was handed in than the order costs",
      everyLinePriced: "there are custom items without a price",
      structurePriced: "the structure has no price yet",
      noOpenChange: "a change to the order has not been agreed yet",
      requestsAnswered: "there is a request without an answer",
      partnerAccount: "there is no exhibitor account yet",
      noLiveOrder: "there are orders in progress",
      noPaidOrder: "there are orders paid or awaiting payment confirmation",
      original: "the original submission is missing",
    },
  },
  progress: "{gone|number} of {count|number}",
  going: "Under way. It goes on by itself, also when this window is closed.",
  undoing: "Undoing. It goes on by itself, also when this window is closed.",
  ended: "It stopped before the end, because your account no longer allows this action.",
  result: {
    done: "{done|number} done.",
    doneAndSkipped: "{done|number} done, {skipped|number} skipped.",
    undone: "{undone|number} undone.",
    undoneAndKept: "{undone|number} undone, {kept|number} left as {{it is|they are}}.",
    allKept: "Nothing was undone: {why|beforeStop}.",
    mostKept: "Nothing was undone. For {count|number} of {kept|number}: {why|beforeStop}.",
  },
  mine: "Your latest bulk actions",
  earlier: "{count|number} more",
  details: "Details",
  detailsOf: "Details: {title}",
  undo: "Undo",
  undoOf: "Undo: {title}",
  undoTitle: "Undo {count|number} {{change|changes}}?",
  undoText: {
    decided:
      "Each submission goes back to the status it had before. What has been told to the applicant or changed since stays as it is. Decision emails that are still drafts are taken back.",
    orders:
      "Each order goes back to the status it had before; what has been changed since stays as it is. Emails that have not left yet are taken back; where one has left, the exhibitor is told of this change too.",
    plans:
      "Each submission goes back to what was planned before. What has been decided or changed since stays as it is.",
    catalogue: "Each item goes back to the status it had before. What has been changed since stays as it is.",
  },
} satisfies NamespaceBulkTranslation;

export default en_bulk;
