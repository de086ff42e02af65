import type { NamespaceHurdlesTranslation } from "../../i18n-types";

const en_hurdles = {
  need: {
    note: "This change needs a note. Write the reason and confirm.",
    paymentConfirmation: "The payment confirmation is missing. Attach the file and confirm again.",
    everyLinePriced: "There are custom items without a price. Set a price for each and try again.",
    structurePriced: "The structure of this custom stand has no price yet. Set its price and try again.",
    noOpenChange: "A change to the order has not been agreed yet. It has to be accepted or undone first.",
    requestsAnswered:
      "A request that must be answered before approval is still open. Wait for its answer or close it.",
    partnerAccount: "This submission has no partner account yet. Register the partner first.",
    noLiveOrder: "This submission has orders in progress. Reject or cancel them first.",
    noPaidOrder:
      "This submission has orders that are paid or awaiting payment confirmation. Settle them first.",
    original: "Say which submission is the original that this one copies.",
    orderComplete: "The order is not complete yet. Go back through the steps and fill in what is missing.",
    comment: "Write a comment to explain the decision.",
    confirmed: "Confirm the action to continue.",
  },
  printed: {
    institutionName: "the institution's name",
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
  },
  rewrite: {
    submission: "Correct the submission, write it in plain Latin letters and make the contract again.",
    catalogue:
      "Write the item in plain Latin letters in the catalogue and the order, then make the contract again.",
    order:
      "Return the order to the partner to write the notes in plain Latin letters, then make the contract again.",
    settings: "Write it in plain Latin letters in the settings of the event, then make the contract again.",
  },
  invitation: {
    used: "This invitation has been used already. If that was you, sign in with your email and password.",
    revoked: "This invitation was withdrawn or replaced by a newer one. Look for the latest email.",
    expired: "This invitation is past its 7 days. Ask the person who invited you for a new one.",
    closed: "This organisation's participation is not open right now, so the invitation cannot be accepted.",
    team: "This email belongs to somebody of the organising team. Ask to be invited at another address.",
    disabled: "The account of this email is disabled. Please contact our team.",
    signIn: "This email already has an account. Sign in with it to accept the invitation.",
    otherAccount:
      "The invitation is for another email. Log out, then sign in with the account that was invited.",
  },
} satisfies NamespaceHurdlesTranslation;

export default en_hurdles;
