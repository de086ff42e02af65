import type { NamespacePartnerTranslation } from "../../i18n-types";

const en_partner = {
  messages: "Messages",
  dashboard: {
    title: "Hello, {name}",
    submission: "Expression of interest",
    status: "Status",
    stand: "Stand",
    newOrder: "New order",
    orderingClosed: "Ordering opens once the expression of interest is approved.",
    empty: "No expression of interest is linked to your account",
    emptyText: "Contact the team if you expected to see your organisation here.",
  },
  meaning: {
    PENDING: "Under review by the team",
    REVIEWING: "Under review by the team",
    APPROVED: "Approved, awaiting contract signature",
    REJECTED: "Rejected",
    SIGNED_CONTRACT: "Contract signed, partnership confirmed",
    toCheck: "Approved, signed contract being checked",
    toSign: "Partnership confirmed, contract to sign",
  },
  lastOrders: {
    lastStands: "Last day to order a stand: {day}.",
    lastServices: "Last day to order services: {day}.",
    lastStandsOver: "The last day to order a stand was {day}. Ask the team before you order: {email}.",
    build: "Build-up: {from} to {to}.",
    strike: "Dismantling: {from} to {to}.",
    lastServicesOver: "The last day to order services was {day}. Ask the team before you order: {email}.",
  },
  step: {
    failed: "Your next step could not be loaded.",
    responsible: "With {name}",
    title: "Your next step",
    later: "After that",
    calendar: "Add the dates to your calendar",
    due: "By {day}",
    daysLeft: "{count} {{day|days}} left",
    today: "today",
    overdue: "overdue",
    chooseStand: {
      title: "Choose your stand",
      text: "Pick a package or brief us on a custom stand. Everything is saved while you fill it in.",
      action: "Start the order",
    },
    finishDraft: {
      title: "Finish your draft: {draft}",
      text: "It is saved as a draft. The team sees it once you send it.",
      action: "Continue the draft",
    },
    colleaguesDraft: {
      title: "Your organisation's draft: {draft}",
      text: "A colleague is writing it. If need be, you can take it over at any time.",
      action: "See the draft",
    },
    answerRequest: {
      title: "Answer {count} {{request|requests}} about order {reference}",
      text: "The team is waiting for you before it goes on.",
      action: "Read and answer",
    },
    revise: {
      title: "Adjust order {reference}",
      text: "The team sent it back. The review goes on once you have saved your changes.",
      action: "Adjust the order",
    },
    pay: {
      title: "Pay {amount} for order {reference}",
      text: "See on the order's page how to pay, and send the confirmation there afterwards.",
      action: "See how to pay",
    },
    payAgain: {
      title: "Send another payment confirmation for order {reference}",
      text: "One was not accepted; {amount} is still open. If you have made the transfer, do not pay again.",
      action: "Send the confirmation",
    },
    signContract: {
      title: "Sign the contract of order {reference}",
      text: "Download it, sign it and upload the signed copy on the order's page.",
      action: "Go to the contract",
    },
    signAgain: {
      title: "Send another signed copy of the contract of order {reference}",
      text: "The one you sent was not accepted: the reason is on the order's page.",
      action: "Send the copy",
    },
    waiting: {
      since: "Waiting for the team since",
      submissionReview: "The team is reviewing your expression of interest",
      review: "Your order is with the team, to be reviewed",
      wish: "The team is preparing the answer to what you asked",
      wishHeld: "You asked for a change: wait for the team's answer before you pay or sign",
      changeRefused: "The team will take its change back or propose another one",
      payment: "The team is checking your payment",
      signedCopy: "The team is checking your signed copy of the contract",
      contract: "The team is preparing your contract",
      done: "There is nothing for you to do now. What changes shows here.",
      doneRejected:
        "There is nothing for you to do now. One order was not accepted: its page says why, and lets you copy it or ask the team.",
      ended: "Nothing is left to do here.",
    },
  },
  askUs: "Questions? Write to",
  stand: { standard: "Standard stand", custom: "Custom stand", other: "Another format" },
} satisfies NamespacePartnerTranslation;

export default en_partner;
