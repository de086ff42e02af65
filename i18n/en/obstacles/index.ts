import type { NamespaceObstaclesTranslation } from "../../i18n-types";

const en_obstacles = {
  reason: {
    orderingClosed: "Orders open once the expression of interest is approved. Its status is now “{status}”.",
    packageWithoutPrice:
      "This package has no price yet, so it cannot be ordered. Choose another one or contact the team.",
    spaceWithoutPrice:
      "The space of a custom stand has no price yet, so it cannot be ordered. Choose a package or contact the team.",
    priceChanged:
      "Prices have changed since you saw them: the total was {seenTotal|usd}, it is {total|usd} now. Look at the difference and send again if you agree.",
    clausesToRead:
      "The order was not sent: the clauses of its contract (version {version}) have not been accepted. Read them, tick the box and send again.",
    standTaken:
      "This space already has its stand, order {reference}. Edit or cancel that order, or order services only.",
    packageUnknown: "This package is not available. Choose one of the packages on offer.",
    itemHadOnce:
      "One of the items is ordered once, not per day. Leave its days at 1 and order the quantity you need.",
    itemNotOffered:
      "One of the items you chose has left the catalogue. Remove it from the order and choose another if you need one.",
    draftsFull:
      "You already have {limit} open drafts for this expression of interest. Send or discard one before you start another.",
    contractOutdated:
      "This is edition {edition} of the contract, and the order has changed since it was made. Please wait for the new edition and sign that one.",
    stepGone: "This step is done, was taken back or is no longer there. Look at the order as it is now.",
    stepsFull: "{limit} steps of this order have been handed on already. Please write to the team.",
    nothingHandedIn: "Send at least one file, or write a message.",
    orderLocked:
      "This order has the status “{status}” and can no longer be edited here. On its page you can ask for a change while it is under review or approved.",
    answerDayOver: "The day to answer by is over. Give today or a later day.",
    transferLongAgo: "The transfer lies more than a year back. Please check the year.",
    transferBeyond:
      "The amount is more than twice the price of the order ({total|usd}). If the transfer pays for other orders too, enter only the part of this one here.",
    sameProof:
      "This very file is already here as a payment confirmation of this order. Send the one of the other transfer.",
    copyUnsigned: "This is the contract itself, not yet signed. Sign it and send the signed copy.",
    copyDoubtful:
      "This file has {pages} {{page|pages}}, and we did not find in it the code of edition {edition}, which has {expected}. Check that it is the right signed copy; if it is, send it again and it goes to the team.",
    copyRecorded:
      "The signature is recorded, so the signed copy is no longer exchanged here. Is it the wrong one? Write to the team.",
    transferAhead: "The transfer is dated more than a day ahead. Give the day on which it was made.",
    changeOpen:
      "The team has changed this order and the change is waiting for your answer. Answer it first, then edit.",
    changeOutdated:
      "The team changed the order again while you were reading. The latest change is on the screen now: check it and answer.",
    wrongPassword: "The current password is not right.",
    nothingChanged: "Please make changes before saving.",
    uploadNeeded: "The file itself is needed here: upload it instead of giving an address.",
    pdfUnreadable: "{name} was not added. {why}",
    accountFull:
      "The files of your account already take up {limit|number} GB. Remove those your orders no longer need, or contact the team.",
    pdfFailed: "Error generating PDF. Please try again.",
    notPrintable:
      "The document was not made: {field} has characters that none of our fonts has ({letters}). {remedy}",
    invitingClosed:
      "Colleagues can be invited once the expression of interest is approved. Its status now is “{status}”.",
    invitationClosed: "The invitation was not accepted. {why}",
    membersFull:
      "An expression of interest can have up to {limit} accounts. Remove somebody before inviting more.",
    invitationsFull: "There are {limit} open invitations already. Withdraw one or wait for an answer first.",
    alreadyMember: "{email} already has access to this expression of interest.",
  },
  pdf: {
    pages: "{count} {{page|pages}}",
    opening: "How the text begins",
    locked: "This PDF opens only with a password: one that opens without it is needed.",
    broken: "This PDF is damaged and does not open: it has to be sent again.",
  },
  paper: {
    making: "The paper is being made...",
    failed: "The paper could not be made. Please try again.",
  },
  rule: {
    orderTypeRequired: "Choose the type of order.",
    standTaken: "This space already has its stand. Choose services or a proposal.",
    spaceWithoutPrice: "A custom stand cannot be ordered yet: its space has no price.",
    packageRequired: "Choose a package.",
    extraUndescribed: "Say in a few words what you need, so that the team can quote it.",
    orderEmpty: "The order is empty. Describe what you need or choose at least one item.",
    descriptionRequired: "Description is required",
    valuePositive: "Value must be positive",
    amountsSum: "Space, structure and additional services must add up to the total value.",
    quantityMin: "Quantity must be at least 1",
    quantityMax: "Maximum quantity is 100",
    periodMin: "Period of use must be at least 1",
    periodMax: "Maximum period is 100",
    periodOnce: "This item is ordered once, not per day: leave its days at 1.",
    discountMin: "Discount must be zero or more",
    discountMax: "Maximum discount is 100%",
    totalValueMin: "Total value must be zero or more",
    totalItemsMin: "Total items must be zero or more",
    submissionIdRequired: "Submission ID is required",
    referenceImageRequired: "At least one reference image is required",
    detailedDescriptionRequired: "A detailed description is required",
    auditoriumCapacity: "Auditorium capacity is required when an auditorium is selected",
    productDescription: "A description of the products is required when an exhibition area is selected",
    productQuantity: "The number of products is required when an exhibition area is selected",
    itemIdRequired: "ID is required",
    titleRequired: "Title is required",
    messageRequired: "Message is required",
    unitMetricRequired: "Unit of measure is required",
    unitPriceMin: "Price must be zero or more",
    commentRequired: "Please write a comment.",
    noteRequired: "Please write a note.",
    confirmationRequired: "Please upload the payment confirmation.",
    transferBeyond:
      "This is more than twice the price of the order. If the transfer pays for other orders too, enter only the part of this one here.",
    creditBeyond: "At most the credit, and what is to be paid on the other order.",
    requestUnchanged: "Change the title or the message before saving.",
    yesNoOrFigure: "Write yes, no or a number.",
    dateOrder: "The end cannot come before the beginning.",
    dayOver: "This day is over. Give today or a later day.",
    dayLongAgo: "This day lies more than a year back. Check the year.",
    dayAhead: "This day is still to come. Give the day of the transfer, tomorrow at the latest.",
    dateInvalid: "Please enter a valid date.",
    amountInvalid: "Enter an amount in dollars, such as 120.50.",
    daysBefore: "Give up to three whole numbers of days from 1 to 60, with commas between them, or none.",
    taxNumberInvalid:
      "The check digits of this CNPJ are wrong. For the tax number of another country, write its name first, as in “SIRET 732 829 320 00074”.",
    ibanInvalid: "The check digits of this IBAN are wrong. Copy it again from the bank's own paper.",
    swiftInvalid: "A SWIFT or BIC has 8 or 11 characters, such as BRASBRRJ or BRASBRRJBLM.",
    pixKeyInvalid:
      "This is no Pix key. Enter a CNPJ, a CPF, an email address, a phone with +55 or a random key, and check its digits.",
    placeholderUnknown: "There is no field {received}. The nearest one is {expected}.",
    placeholderAlone: "There is no field {received}.",
    newsRequired: "Write your news where the template says “Write here what is new”.",
    criterionRequired: "At least one criterion must be in use.",
    cursorForeign: "This page of the list no longer exists. Please go back to the first one.",
  },
  need: {
    note: "This change needs a note. Write the reason and confirm.",
    paymentConfirmation: "The payment confirmation is missing. Attach the file and confirm again.",
    settlement: "Less was handed in than the order costs. Say why it counts as paid all the same.",
    everyLinePriced: "There are custom items without a price. Set a price for each under “Edit items”.",
    structurePriced: "The structure of this custom stand has no price yet. Set it under “Edit items”.",
    noOpenChange: "A change to the order has not been agreed yet. It has to be accepted or undone first.",
    requestsAnswered:
      "A request that must be answered before approval is still open. Wait for the answer, or approve, reject or delete the request.",
    partnerAccount: "This submission has no exhibitor account yet. Register the exhibitor first.",
    noLiveOrder: "This submission has orders in progress. Reject or cancel them first.",
    noPaidOrder:
      "This submission has orders that are paid or awaiting payment confirmation. Settle them first.",
    original: "Say which submission is the original that this one copies.",
    orderComplete: "The order is not complete yet. Go back through the steps and fill in what is missing.",
    comment: "Write a comment to explain the decision.",
    confirmed: "Confirm the action to continue.",
  },
  printed: {
    institutionName: "the organisation's name",
    legalId: "the CNPJ or legal ID",
    representative: "the representative's name",
    position: "the representative's position",
    email: "the representative's email",
    phone: "the representative's phone",
    item: "the title or unit of an item",
    orderNotes: "the text of the order's notes",
    package: "the name of the package",
    event: "the name of the event",
    organiser: "the organiser's name or contact",
    paying: "the text about how to pay",
    clauses: "a clause of the contract",
    briefing: "the briefing",
    payment: "the reference of a payment",
  },
  rewrite: {
    submission: "Replace them in the submission and make the document again.",
    catalogue: "Replace them in the catalogue and the order and make the document again.",
    order: "Return the order to the exhibitor to replace them, then make the document again.",
    settings: "Replace them in the settings of the event and make the document again.",
  },
  invitation: {
    used: "This invitation has been used already. If that was you, sign in with your email and password.",
    revoked: "This invitation was withdrawn or replaced by a newer one. Look for the latest one.",
    expired: "This invitation is past its 7 days. Ask the person who invited you for a new one.",
    closed: "This organisation's participation is not open right now, so the invitation cannot be accepted.",
    team: "This email belongs to somebody on the organising team. Ask to be invited at another address.",
    disabled: "The account of this email is disabled. Please contact our team.",
    signIn: "This email already has an account. Sign in with it to accept the invitation.",
    otherAccount:
      "The invitation is for another email. Log out, then sign in with the account that was invited.",
  },
} satisfies NamespaceObstaclesTranslation;

export default en_obstacles;
