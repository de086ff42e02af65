import type { NamespaceMailTranslation } from "../../i18n-types";

const en_mail = {
  frame: {
    greeting: "Hello {name},",
    closing: "Warm regards from the {zone} team",
    linkHint: "Does the button not open? Copy this address into your browser:",
    footer: "This message came from the exhibitor portal of the {zone}, {event}.",
    support: "Any questions? Write to {email}.",
    note: "A note from our team",
  },
  campaign: {
    optOut: "I do not want messages like this one any more",
  },
  facts: {
    toPay: "To be paid",
    payBy: "Please pay by",
    payee: "Payee",
    bank: "Bank",
    account: "Account",
    swift: "SWIFT or BIC",
    pixKey: "Pix key",
    instructions: "How to pay",
    version: "Version of the order",
    reference: "Reference",
    company: "Organisation",
    items: "Additional services",
    total: "Total",
    before: "Previous status",
    now: "Status now",
    email: "Email",
    temporaryPassword: "Temporary password",
    validUntil: "Valid until",
    inviteUntil: "Open until",
    keptUntil: "Kept until",
    validUntilValue: "{date} ({city} time)",
    code: "Code",
    role: "Role",
    request: "Request",
    due: "Answer by",
    said: "{who} wrote",
    youSaid: "You wrote",
    newEmail: "New email",
  },
  role: {
    ADMIN: "Administrator",
    SUBMISSION_MANAGER: "Submission Manager",
    GRUPORG: "Gruporg",
    PARTNER: "Partner",
  },
  orderStatus: {
    DRAFT: "Draft",
    PENDING: "Pending",
    REVIEWING: "Under review",
    APPROVED: "Approved",
    CONFIRM_PAYMENT: "Payment being checked",
    REJECTED: "Rejected",
    CANCELLED: "Cancelled",
    PAID: "Paid",
  },
  submissionReceipt: {
    subject: "We have received your expression of interest {reference}",
    title: "We have received your expression of interest",
    thanks:
      "Thank you for the interest of {company} in being part of the {zone}. Everything you sent is safely with us under the reference below; please have it at hand when you get in touch.",
    next: "Our team will read your proposal carefully and write to this address once there is a decision. Until then you can follow it on its status page and, should you change your mind, withdraw it there.",
    private: "The link is yours alone: anyone who has it can see, correct and withdraw the proposal.",
    button: "Follow your proposal",
  },
  statusPage: {
    button: "Open the status page",
    private:
      "The link is yours alone: anyone who has it can see what you sent, correct it while nobody has begun to review it, and withdraw it.",
  },
  submissionCorrected: {
    subject: "Your expression of interest {reference} was corrected",
    title: "Your correction has arrived",
    body: "The expression of interest of {company} was corrected on its status page. The page shows it as it now stands; the team sees what was changed.",
    unexpected: "Was it not you? Open the page to check it, and let our team know.",
  },
  statusLink: {
    subject: "The link to your expression of interest {reference}",
    title: "Here is your link again",
    body: "Somebody asked for the link to the status page of the expression of interest of {company|beforeStop}.",
    unexpected: "Was it not you who asked? You can ignore this message.",
  },
  statusLinkRenewed: {
    subject: "The new link to your expression of interest {reference}",
    title: "Here is your new link",
    body: "The links sent before no longer open the status page of the expression of interest of {company|beforeStop}. This one does.",
    unexpected: "Do you have nothing to do with this expression of interest? Then please let our team know.",
  },
  addressReplaced: {
    subject: "Expression of interest {reference}: another email address",
    title: "The email address was changed",
    body: "On its status page, the expression of interest of {company} was given another email address. Our messages go there from now on, and the links sent to this address no longer open the page.",
    unexpected: "Was it not you? Write to {email} and mention the reference {reference|beforeStop}.",
  },
  interestKept: {
    subject: "Your expression of interest, to go on with later",
    title: "Go on when it suits you",
    body: "Your expression of interest for the {zone} has not been sent yet. The link opens the form with everything you wrote, on any device.",
    button: "Go on with the form",
    private:
      "The link is yours alone: anyone who has it can read and change what you wrote. It works for 30 days after the last change. The form can be sent while proposals are being received.",
    unexpected:
      "Was it not you who asked? You can ignore this message: nothing was sent in your name, and what was kept is erased by itself.",
  },
  credentials: {
    subject: "Your access to the exhibitor area",
    title: "Your account is ready",
    body: "We have created an account for you in the exhibitor area. Sign in with the email and the temporary password below; the first time, the portal asks you to choose a password of your own.",
    button: "Sign in to the exhibitor area",
    unexpected: "Not expecting this message? You can ignore it, or let our team know.",
  },
  credentialsReset: {
    subject: "A new temporary password for your access",
    title: "Here is your new temporary password",
    body: "Our team has renewed your access. Your previous password no longer works; sign in with the temporary password below and choose a new one right away.",
    button: "Sign in to the portal",
    unexpected: "Did not ask for a new password? Please let our team know.",
  },
  staffCredentials: {
    subject: "Your access to the team portal",
    title: "Your team account is ready",
    body: "We have created an account for you in the team portal of the {zone}. Sign in with the email and the temporary password below, then replace it with one of your own on your profile page before it expires.",
    button: "Sign in to the team portal",
    unexpected: "Not expecting this message? You can ignore it, or let our team know.",
  },
  recoveryCode: {
    subject: "Your code for a new password",
    title: "Let's set a new password",
    body: "Use the code below to set a new password. It is valid for {minutes} {{minute|minutes}} and works only once.",
    button: "Set a new password",
    unexpected: "Was it not you who asked? You can ignore this message: your password stays as it is.",
  },
  correctsDecision: "This message corrects the one we sent on {date}. Please rely on this one.",
  decisionApproved: {
    subject: "Your proposal {reference} has been approved",
    title: "Good news: your proposal has been approved",
    body: "We are delighted to tell you that the expression of interest of {company} has been approved for the {zone}.",
    next: "The next step is the order for your stand, in the exhibitor area. If you do not have access to it yet, our team will register you and let you know. The contract follows once the order is approved.",
  },
  decisionRejected: {
    subject: "About your expression of interest {reference}",
    title: "About your expression of interest",
    body: "Thank you for the time and care {company} put into its proposal for the {zone}. Having considered all proposals, we are not able to include it in this edition.",
    next: "Space is limited and the choice was not an easy one. We hope to meet you on another occasion.",
  },
  orderCreated: {
    subject: "We have received order {reference}",
    title: "Your order has arrived",
    body: "The order of {company} is now with our team. While it is pending you can still make changes in the portal; we will write to you whenever its status changes.",
    items: "{count} {{item|items}}",
    part: {
      stand: "{name} stand",
      space: "Space",
      structure: "Structure",
      extra: "Additional services",
      counted: "{amount} (quantity: {count})",
      rented: "{amount} (quantity: {count}, {days} {{day|days}})",
    },
    button: "View the order",
  },
  orderStatusChanged: {
    /** What happened, and what is to be done. */
    subject: {
      pending: "Your order {reference} needs a change",
      reviewing: "Your order {reference} is under review",
      approvalTakenBack: "Your order {reference} is under review again: please wait before you pay",
      approved: "Your order {reference} is approved",
      approvedToPay: "Your order {reference} is approved: now the payment",
      paymentRefused: "Payment confirmation for order {reference} not accepted: please send another one",
      partRefused: "A payment confirmation for order {reference} was not accepted: read why",
      confirmPayment: "We are checking the payment for order {reference}",
      rejected: "Your order {reference} was not accepted: read why",
      cancelled: "Order {reference} has been cancelled",
      paid: "Payment for order {reference} confirmed",
    },
    title: {
      pending: "Your order needs a change",
      reviewing: "Your order is under review",
      approvalTakenBack: "Your order is under review again",
      approved: "Your order is approved",
      approvedToPay: "Your order is approved",
      paymentRefused: "Your payment confirmation was not accepted",
      partRefused: "One of your payment confirmations was not accepted",
      confirmPayment: "We are checking your payment",
      rejected: "Your order was not accepted",
      cancelled: "Your order has been cancelled",
      paid: "Payment confirmed",
    },
    button: "View the order",
    pending:
      "The order of {company} is open for changes again. Adjust what is needed and save it: our team will then pick up the review.",
    reviewing:
      "We have started to review the order of {company|beforeStop}. While the review lasts, it is closed for changes.",
    approvalTakenBack:
      "We have taken back the approval of the order of {company} and are reviewing it again. Please wait for the next confirmation before you pay.",
    approved:
      "The order of {company} has been approved. To go on, make the payment and upload your payment confirmation on the order's page.",
    approvedFree: "The order of {company} has been approved. There is nothing to pay.",
    howToPay: "For payment instructions, write to {email}.",
    paymentRefused: "We could not accept the payment confirmation for the order of {company|beforeStop}.",
    partRefused:
      "We could not accept one of the payment confirmations for the order of {company|beforeStop}.",
    stillApproved:
      "The order is still approved; please upload a new confirmation on the order's page. If the transfer has been made, do not pay again: its confirmation is enough.",
    confirmPayment:
      "The payment confirmation for the order of {company} is with our team to be checked. We will let you know as soon as that is done.",
    rejected: "The order of {company} was not accepted.",
    cancelled: "The order of {company} has been cancelled.",
    paid: "The payment for the order of {company} is confirmed. Thank you!",
  },
  orderCancelledByExhibitor: {
    subject: "Order {reference}: cancelled by the exhibitor",
    title: "An exhibitor has cancelled an order",
    body: "{who} cancelled an order of {company|beforeStop}.",
    space: "The order was approved: the space of its stand is free again.",
    button: "Open the order",
  },
  orderCancelled: {
    subject: "Order {reference} has been cancelled",
    title: "Your order has been cancelled",
    body: "The order of {company} has been cancelled. It stays in your history and can be copied into a new draft whenever you like.",
    button: "View the order",
  },
  /** In every letter about a payment. */
  payment: {
    of: { handedIn: "Handed in now", accepted: "Accepted now", refused: "Not accepted" },
    noAmount: "no amount stated",
    paidOn: "paid on {date}",
    next: {
      pay: "It is your turn: please pay what is still to be paid, and send its confirmation on the order's page.",
      payMeanwhile:
        "It is your turn: please pay what is still to be paid, and send its confirmation on the order's page. Meanwhile our team is checking what you have sent, and will write to you.",
      sendAgain:
        "It is your turn: please send another payment confirmation on the order's page. If the transfer has been made, do not pay again: its confirmation is enough.",
      sendAgainMeanwhile:
        "It is your turn: please send another payment confirmation on the order's page. If the transfer has been made, do not pay again: its confirmation is enough. Meanwhile our team is checking what you have sent, and will write to you.",
      checked:
        "There is nothing for you to do now: our team is checking what you have sent, and will write to you.",
      closed: "There is nothing for you to do now: our team will write to you once the payment is confirmed.",
    },
  },
  paymentPartAccepted: {
    subject: "Part of the payment for order {reference} accepted",
    title: "We have accepted a part of your payment",
    body: "We have accepted a payment confirmation for the order of {company|beforeStop}. Thank you! Below is how the payment stands.",
    button: "View the order",
  },
  paymentReceived: {
    subject: "Payment for order {reference} confirmed",
    title: "Payment confirmed",
    tooMuch: "You paid {amount} too much. It is noted as your credit; we will write to you about it.",
    body: "We have confirmed the payment for the order of {company|beforeStop}. Thank you! The order's page shows what comes next.",
    button: "View the order",
  },
  contractReady: {
    subject: "The contract for order {reference} is ready",
    title: "Your contract is ready",
    body: "The participation contract of {company} can now be downloaded from the order's page. Take your time to read it, sign it and upload the signed copy there.",
    button: "Open the order",
  },
  signedCopyReceived: {
    subject: "We received the signed copy of your contract ({reference})",
    title: "We received your signed copy",
    body: "The signed copy of the contract of {company} has arrived. The team is checking it and will write to you. There is nothing to do for now.",
    button: "Open the order",
  },
  signedCopyRefused: {
    subject: "Contract of order {reference}: please send another signed copy",
    title: "Your signed copy could not be accepted",
    body: "The signed copy that we received from {company} could not be accepted. The reason is below. Please correct it and send another copy on the page of the order; the contract remains the same.",
    button: "Send another copy",
  },
  contractRecorded: {
    subject: "Your signed contract is recorded ({reference})",
    title: "Your contract is signed and recorded",
    body: "The signed contract of {company} is with us and recorded. There is nothing for you to do. Your orders and their next steps stay in your exhibitor area.",
    button: "Open your area",
  },
  contractRecordUndone: {
    subject: "Our mistake: your contract is not recorded yet ({reference})",
    title: "That was our mistake",
    body: "Our previous message said that the signed contract of {company} had been recorded. That was a mistake of ours, and we have taken it back. There is nothing for you to do; we will write again once it is recorded.",
    button: "Open your area",
  },
  orderChanged: {
    subject: "Order {reference}: a change is waiting for your answer",
    title: "The team has changed your order",
    body: "We have changed the order of {company|beforeStop}. Below is what changed in each item and in the total.",
    structure: "Structure",
    was: "Total before",
    is: "Total now",
    added: "added, {after}",
    removed: "taken out, {before} before",
    changed: "from {before} to {after}",
    revised: "revised, {after}",
    counted: "{amount} ({quantity} × {days} {{day|days}})",
    discount: "(after a discount of {percent}%)",
    unpriced: "to be quoted",
    answer: "The change counts only once you agree. Open the order to agree to it or to say why not.",
    button: "Read and answer",
  },
  changeUndone: {
    subject: "Order {reference}: the change was taken back",
    title: "The change was taken back",
    body: "The team has taken back its change to the order of {company|beforeStop}. What was agreed before holds again, and you need not answer.",
    button: "View the order",
  },
  requestOpened: {
    subject: "Order {reference}: a new request from the team",
    title: "There is a request about your order",
    body: "We need something for the order of {company|beforeStop}. Open the order to answer, comment or send files.",
    blocks: "The order can only be approved once you have answered.",
    button: "Answer the request",
  },
  requestRevised: {
    subject: "Order {reference}: a request was changed",
    title: "A request has changed",
    body: "The team changed the request below, about the order of {company|beforeStop}. What it says now is what counts.",
    blocks: "The order can only be approved once you have answered.",
    button: "Answer the request",
  },
  requestRemoved: {
    subject: "Order {reference}: a request was taken back",
    title: "A request was taken back",
    body: "{who} took back the request below, about the order of {company|beforeStop}. There is nothing to answer.",
    button: "View the order",
  },
  requestAnswered: {
    subject: "Order {reference}: a request was answered",
    title: "A request was answered",
    APPROVED: "{who} approved the request below, about the order of {company|beforeStop}.",
    REJECTED: "{who} rejected the request below, about the order of {company|beforeStop}.",
    PENDING: "{who} reopened the request below, about the order of {company}: it needs an answer.",
    /** By what was asked and who answered. */
    as: {
      answered: "{who} answered the request below, about the order of {company|beforeStop}.",
      settled:
        "{who} counts the request below, about the order of {company}, as settled: no answer is needed any more.",
      impossible: "{who} cannot do what the request below asks for, about the order of {company|beforeStop}.",
      withdrawn:
        "{who} withdrew the request below, about the order of {company}: no answer is needed any more.",
      refused:
        "{who} did not accept the change asked for in the order of {company|beforeStop}. The reason stands below.",
      agreed: "{who} agreed to the change of the order of {company|beforeStop}.",
      agreedFor: "{who} recorded that you agreed to the change of the order of {company|beforeStop}.",
      disagreed:
        "{who} did not agree to the change of the order of {company|beforeStop}. Take the change back or propose another one: the order is closed to editing until then.",
    },
    button: "View the request",
  },
  requestCommented: {
    subject: "Order {reference}: a new comment",
    title: "There is a new comment",
    body: "{who} commented on the request below, about the order of {company|beforeStop}.",
    button: "Read and reply",
  },
  wishReceived: {
    subject: "Order {reference}: the team has what you asked for",
    title: "We have received what you asked for",
    body: "You asked for a change of the order of {company|beforeStop}. The team returns the order, changes it, or answers in writing.",
    wait: "Please wait for the answer before you pay or sign.",
    question:
      "You asked the team about the order of {company|beforeStop}. The answer will stand on the order's page.",
    button: "View the order",
  },
  changeAskedFor: {
    subject: "Order {reference}: the exhibitor asks for a change",
    title: "An exhibitor asks for a change",
    body: "{company} would like to change an order that is closed to editing. Return the order, change it, refuse with the reason, or answer in writing.",
    question: {
      title: "An exhibitor asks about a rejected order",
      body: "{company} has a question about an order that was not accepted. Answer it on the order's page, or take the order up again.",
    },
    button: "Open the order",
  },
  dutyReminder: {
    subject: "Deadline reminder: order {reference}",
    title: { pay: "Payment reminder", answerRequest: "Reminder: your answer is needed" },
    pay: {
      week: "The payment for the order of {company} is due in a week.",
      day: "The payment for the order of {company} is about to fall due.",
      overdue:
        "The payment for the order of {company} is overdue. If you have made the transfer, send the confirmation on the page of the order.",
    },
    answerRequest: {
      week: "Your answer to the team about the order of {company} is due in a week.",
      day: "Your answer to the team about the order of {company} is about to fall due.",
      overdue:
        "Your answer to the team about the order of {company} is overdue. Please answer as soon as you can.",
    },
    button: "Open the order",
  },
  reviewsAssigned: {
    subject: "Submissions for you to evaluate",
    title: "Submissions for you to evaluate",
    body: "{added} {{submissions have|submission has|submissions have}} been assigned to you.",
    left: "Waiting for your marks in all: {left}.",
    conflict:
      "Do you have a conflict of interest? Declare it on the evaluation page, and the submission leaves your queue.",
    button: "Open the reviews",
  },
  reviewsLeft: {
    subject: "Reminder: evaluations still to give",
    title: "Reminder: evaluations still to give",
    body: "{left} {{submissions|submission|submissions}} assigned to you still {{left:wait|waits|wait}} for your marks.",
    button: "Open the reviews",
  },
  passwordChanged: {
    subject: "Your password has been changed",
    title: "Your password has been changed",
    body: "The password of your account has just been changed, and your other open sessions have been ended. If this was you, there is nothing more to do.",
    unexpected: "Was it not you? Reset your password right away and let our team know.",
  },
  accessChanged: {
    subject: "Your access to the exhibitor portal has changed",
    title: {
      disable: "Your account has been disabled",
      enable: "Your account is active again",
      detach: "One organisation fewer in your account",
    },
    body: {
      disable: "You can no longer sign in to the exhibitor portal. Nothing that you did there is lost.",
      enable: "You can sign in to the exhibitor portal again, with the email and password you had.",
      detach:
        "The expression of interest of {company} and its orders no longer appear in your exhibitor area. Nothing that you did there is lost.",
    },
    unexpected: "Not expecting this message? Please let our team know.",
  },
  roleChanged: {
    subject: "Your role in the portal has changed",
    title: "Your role in the portal has changed",
    body: "An administrator has changed the role of your account. Your open sessions have been ended; sign in again to carry on in the new role.",
    unexpected: "Does something look wrong? Please talk to our team.",
  },
  orderMoveUndone: {
    subject: "Our mistake: nothing to do about order {reference}",
    title: "That was our mistake",
    body: "Our previous message about order {reference} of {company} was sent by mistake. There is nothing for you to do: the order is as it was before.",
    button: "Open the order",
  },
  testMail: {
    subject: "Test of the mail server",
    title: "Test of the mail server",
    body: "This message was sent to try the mail server. It arrived, so email leaves the portal.",
  },
  emailChanged: {
    subject: "The email of your account has changed",
    title: "The email of your account has changed",
    body: "An administrator has changed the email of your account. From now on you sign in to the portal with the new address. Your open sessions have been ended, and your password stays the same.",
    ownBody:
      "You have changed the email of your account. From now on you sign in to the portal with the new address. You were signed out everywhere else, and your password stays the same.",
    unexpected: "Did you not know about this? Let our team know as soon as you can.",
  },
  emailConfirm: {
    subject: "Confirm the new email of your account",
    title: "Is this your new address?",
    body: "You asked for this address to become the email of your account at the portal. Open the link to confirm it; until then the old one holds.",
    button: "Confirm this address",
    unexpected: "Was it not you who asked? You can ignore this message: nothing changes.",
  },
  submissionLinked: {
    subject: "Proposal {reference} is now in your account",
    title: "One more proposal in your account",
    body: "The expression of interest of {company} now also appears in your exhibitor area, along with its orders. Sign in with the email and password you already use.",
    button: "Open the exhibitor area",
    unexpected: "Not expecting this message? Please let our team know.",
  },
  colleagueInvite: {
    subject: "An invitation to follow expression of interest {reference}",
    title: "You have been invited",
    body: "{inviter} invites you to look after the participation of {company} in the {zone} together. Accept the invitation to see the expression of interest and its orders with an account of your own.",
    button: "Accept the invitation",
    private: "The link is yours alone and works only once.",
    unexpected:
      "Do you not know who invited you? You can ignore this message: nothing happens unless you accept.",
  },
} satisfies NamespaceMailTranslation;

export default en_mail;
