import type { NamespaceWizardTranslation } from "../../i18n-types";

const en_wizard = {
  step: {
    orderType: "Order type",
    selectStand: "Select stand",
    additionalServices: "Additional services",
    confirmData: "Confirm data",
    descriptionAndServices: "Description and services",
    briefing: "Briefing",
    review: "Review",
    confirmation: "Confirmation",
    finalize: "Finalise",
  },
  /** What the team reads of an order it writes on behalf of an exhibitor. */
  byTeam: {
    question: {
      orderType: "What should be ordered?",
      selectStand: "Which stand should it be?",
      briefing: "What should the stand be like?",
      additionalServices: "What does the stand need?",
      services: "Which goods and services?",
      proposal: "What is proposed?",
      confirmData: "Is everything right?",
      confirmBriefing: "Is the briefing right?",
      review: "Ready to send?",
      confirmation: "Ready to send?",
    },
    lead: {
      orderType: "The exhibitor can have several orders.",
      selectStand:
        "The price is per square metre of the space on the expression of interest, taxes included.",
      briefing:
        "Four sections, filled in on behalf of the exhibitor. The draft is saved and can be continued later.",
      additionalServices:
        "Prices in US dollars, taxes included, per unit and, for what is ordered per day, per day.",
      services: "Prices in US dollars, taxes included. At least one item or service.",
      proposal: "A description, a value in US dollars with taxes included, and the files that explain it.",
      confirmData: "Check before sending. The exhibitor can edit the order while it is pending.",
      confirmBriefing: "This is what the builder reads. The lines and the price come next.",
      review: "Check the lines and the price. The exhibitor can edit the order while it is pending.",
      confirmation: "Check before sending. The exhibitor can edit the order while it is pending.",
    },
    finalize: {
      note: "The exhibitor gets an email and can edit the order until its review begins.",
      step: {
        review:
          "The order waits for its review on the desk. Until it begins, the exhibitor can edit or cancel it.",
        quote:
          "What still has no price is priced on the order's page; the exhibitor agrees before it counts.",
        pay: "Once the order is approved, the exhibitor pays within {days} {{day|days}} and sends the payment confirmation.",
        open: "With the payment confirmed and the contract signed, their participation is confirmed. The conference opens on {date}.",
      },
    },
  },
  stand: {
    legend: "Package",
    none: "No package is available right now",
    contents: "What each package contains",
    withoutPrice: "No price has been set yet, so this package cannot be ordered for now.",
    toBeQuoted: "to be quoted by the team",
    customTitle: "Custom stand",
    customText: "An exclusive design, made from a briefing; the team quotes its structure.",
    customChoose: "Choose a custom stand",
    perM2: "per m²",
    forSize: "{size} m²",
    /** The submission has a live order for a stand. */
    taken: {
      title: "This space already has its stand",
      text: "A space holds one stand. You can edit or cancel the order it has, or order services here.",
      byTeam:
        "A space holds one stand. If it is to have another one all the same, you are asked for the reason when you send.",
      order: "Open order {reference}",
    },
    second: {
      title: "A second stand for the same space?",
      text: "Order {reference} already takes this space. The reason is kept in the history of the new order, where the exhibitor reads it too.",
      note: "Why there are two",
      send: "Send the second stand",
    },
  },
  proposal: {
    description: "Description",
    descriptionHint: "What you would like to do, for whom, and what you need from us.",
    value: "Value in USD",
    split: "How the value divides",
    splitHint: "Leave all three empty, or divide the whole value among them.",
    spaceAmount: "Space",
    structureAmount: "Structure (scenography)",
    extraAmount: "Additional services",
    splitFits: "The three amounts add up to the value.",
    splitMissing: "{amount} of the value is not divided yet.",
    splitTooMuch: "The amounts are {amount} more than the value.",
    attachments: "Attachments",
  },
  /** The order costs another price by now: it was not sent. */
  priceChanged: {
    title: "Prices changed before you sent",
    text: "Nothing has been sent, and nothing you entered is lost. Compare, and send again if you agree.",
    before: "You saw",
    now: "Now",
    send: "Send at {total}",
    save: "Save at {total}",
    back: "Go through the order again",
  },
  changedGoods: {
    title: "What changed since you last looked",
    itemGone: "{title}: no longer in the catalogue. Take it out or choose something else.",
    price: "{title}: {before} then, {now} now",
    unit: "{title}: counted by “{before}” then, by “{now}” now",
    packageGone: "Package {name}: can no longer be ordered. Choose another one.",
    packagePrice: "Package {name}: {before} per m² then, {now} now",
    spacePrice: "Space of a custom stand: {before} per m² then, {now} now",
    understood: "Understood",
  },
  draft: {
    saving: "Saving the draft",
    savedShort: "Draft saved",
    saved: "Draft saved at {time}",
    savedOn: "Draft saved on {time}",
    offline: "Offline. What you enter is kept on this device and saved once the connection is back.",
    kept: {
      unreachable:
        "The server cannot be reached. What you entered is kept on this device and will be saved as soon as possible.",
      busy: "The server is busy. What you entered is kept on this device and will be saved in a moment.",
      sessionEnded:
        "Your session has ended. What you entered is kept on this device and saved once you sign in again.",
    },
    keptInTab: "Not saved yet, and this browser keeps nothing on the device: leave this tab open.",
    edit: {
      staleTitle: "The order changed while you were editing",
      stale:
        "Your edit is of an earlier version of the order and is not saved. Choose which one to go on with; only “{save}” changes the order.",
      takeTheirs: "Start from the order as it is",
      keepMine: "Go on with my edit",
      mineKept: "Your edit is not in the order yet: press “{save}” at the end.",
    },
    conflictTitle: "This draft changed in another tab or on another device",
    conflict: "Saving has stopped so that nothing is lost. Choose which version goes on.",
    keepSecond: "Keep mine as a second draft",
    sentElsewhere: "This draft has already been sent",
    sentText: "What is on this screen was not saved any more, and is not lost.",
    toOrder: "See the order",
    intoOrder: "Compare it with the order and change that",
    gone: "This draft is no longer here",
    takenBy: "{author} has gone on with this draft since",
    goneText: "What is on this screen is not lost: it can go on as a new draft.",
    keepAsNew: "Go on as a new draft",
    choose: "Not saved: choose how to go on",
    compare: {
      title: "{count} {{fields differ|field differs|fields differ}}",
      none: "Both hold the same.",
      mine: "On this screen",
      theirs: "Saved elsewhere",
      ordered: "In the order",
      part: {
        orderType: "Order type",
        selectedStandardStandId: "Package",
        notes: "Notes for the team",
        description: "Description",
        value: "Value",
        spaceAmount: "Space",
        structureAmount: "Structure",
        extraAmount: "Additional services",
        attachments: "Files",
      },
    },
    toDrafts: "See my drafts",
  },
  finalize: {
    title: {
      STANDARD: "Stand ordered",
      CUSTOM: "Custom stand ordered",
      CUSTOM_SERVICES: "Goods and services ordered",
      SIMPLE: "Proposal sent",
    },
    note: "The order is with the team. You will also receive it by email.",
    savedTitle: "Changes saved",
    savedNote: "The team already sees the new version of your order.",
    reference: "Order number",
    status: "Status",
    next: "What happens next",
    step: {
      review:
        "The team checks the order and answers by email. Until the review begins, you can edit or cancel the order.",
      quote: "The team prices what still has no price, and asks for your agreement before it counts.",
      pay: "Once the order is approved, you pay within {days} {{day|days}} and send the payment confirmation on its page.",
      open: "With the payment confirmed and the contract signed, your participation is confirmed. The conference opens on {date}.",
    },
    ordered: "What was ordered",
    more: "and {count} more {{item|items}}",
    follow: "Follow the order",
  },
} satisfies NamespaceWizardTranslation;

export default en_wizard;
