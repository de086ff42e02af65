import type { NamespaceInterestReceiptTranslation } from "../../i18n-types";

const en_interestReceipt = {
  reference: "Reference number",
  intro: "We will send a receipt to {email}. Keep this number and the link below as well.",
  noMail:
    "This portal sends no email at the moment. Keep this number and the link below: they are your receipt.",
  copyReference: "Copy the number",
  sentTitle: "What you sent",
  sentAt: "Sent on",
  print: "Print",
  nextTitle: "What happens next",
  closes: "Deadline for expressions of interest: {date}",
  next: {
    screening: "The team makes the initial screening and may write to you if something is missing.",
    review: "Shortlisted proposals go through the detailed review.",
    decision: "The decision reaches you by email, in the contact language you chose.",
    opening: "Once the proposal is approved and the contract signed, the stand opens with the {zone}.",
  },
  track: "Follow your proposal",
  copyLink: "Copy the link",
  trackHint: "Keep this link: whoever has it can see and correct what you sent, and withdraw it.",
  another: "Send another expression of interest",
} satisfies NamespaceInterestReceiptTranslation;

export default en_interestReceipt;
