import type { NamespaceMailTranslation } from "../../i18n-types";

const en_mail = {
  frame: {
    greeting: "Hello {name},",
    closing: "Warm regards,",
    team: "The {zone} team",
    linkHint: "If the button does not open, copy this address into your browser:",
    footer: "You received this message from the exhibitor portal of the {zone}, {event}.",
    support: "Any questions? Write to {email}.",
    note: "A note from our team",
  },
  facts: {
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
    validUntilValue: "{date} ({city} time)",
    code: "Code",
    role: "Role",
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
    REVIEWING: "Under Review",
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
    private: "The link is yours alone: anyone who has it can see and withdraw the submission.",
    button: "Follow your submission",
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
  decisionApproved: {
    subject: "Your submission {reference} has been approved",
    title: "Good news: your proposal has been approved",
    body: "We are delighted to tell you that the expression of interest of {company} has been approved for the {zone}.",
    next: "The next step is signing the contract. Our team will soon be in touch with instructions and with your access to the exhibitor area, where you put together the order for your stand.",
  },
  decisionRejected: {
    subject: "About your expression of interest {reference}",
    title: "About your expression of interest",
    body: "Thank you for the time and care {company} put into its proposal for the {zone}. Having considered all submissions, we are not able to include it in this edition.",
    next: "Space is limited and the choice was not an easy one. We hope to meet you on another occasion.",
  },
  orderCreated: {
    subject: "We have received order {reference}",
    title: "Your order has arrived",
    body: "The order of {company} is now with our team. While it is pending you can still make changes in the portal; we will write to you whenever its status changes.",
    items: "{count} {{item|items}}",
    button: "View the order",
  },
  orderStatusChanged: {
    subject: "Order {reference}: {status}",
    title: "The status of your order has changed",
    button: "View the order",
    pending:
      "The order of {company} is open for changes again. Adjust what is needed and save it: our team will then pick up the review.",
    reviewing:
      "We have started to review the order of {company}. While the review lasts, it is closed for changes.",
    approved:
      "The order of {company} has been approved. To go on, make the payment and upload your payment confirmation on the order's page.",
    howToPay: "For payment instructions, write to {email}.",
    paymentRefused:
      "We could not accept the payment confirmation for the order of {company}. The order is still approved; please upload a new confirmation on the order's page.",
    confirmPayment:
      "The payment confirmation for the order of {company} is with our team to be checked. We will let you know as soon as that is done.",
    rejected: "The order of {company} was not accepted.",
    cancelled: "The order of {company} has been cancelled.",
    paid: "The payment for the order of {company} is confirmed. Thank you!",
  },
  orderCancelled: {
    subject: "Order {reference} has been cancelled",
    title: "Your order has been cancelled",
    body: "The order of {company} has been cancelled. It stays in your history and can be copied into a new draft whenever you like.",
    button: "View the order",
  },
  paymentReceived: {
    subject: "Payment for order {reference} confirmed",
    title: "Payment confirmed",
    body: "We have confirmed the payment for the order of {company}. Thank you! Our team is now going ahead with the preparations for your space.",
    button: "View the order",
  },
  contractReady: {
    subject: "The contract for order {reference} is ready",
    title: "Your contract is ready",
    body: "The participation contract of {company} can now be downloaded from the order's page. Take your time to read it, sign it and upload the signed copy there.",
    button: "Open the order",
  },
  passwordChanged: {
    subject: "Your password has been changed",
    title: "Your password has been changed",
    body: "The password of your account has just been changed, and your other open sessions have been ended. If this was you, there is nothing more to do.",
    unexpected: "Was it not you? Reset your password right away and let our team know.",
  },
  roleChanged: {
    subject: "Your role in the portal has changed",
    title: "Your role in the portal has changed",
    body: "An administrator has changed the role of your account. Your open sessions have been ended; sign in again to carry on in the new role.",
    unexpected: "Does something look wrong? Please talk to our team.",
  },
  emailChanged: {
    subject: "The email of your account has changed",
    title: "The email of your account has changed",
    body: "An administrator has changed the email of your account. From now on you sign in to the portal with the new address. Your open sessions have been ended, and your password stays the same.",
    unexpected: "Did you not know about this? Let our team know as soon as you can.",
  },
  submissionLinked: {
    subject: "Submission {reference} is now in your account",
    title: "One more submission in your account",
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
