import type { NamespaceApplicantTranslation } from "../../i18n-types";

const en_applicant = {
  copy: {
    title: "What you sent",
    pdf: "Download as PDF",
    print: "Print",
    pdfFailed: "The PDF could not be made. Try again, or print the page.",
    notGiven: "Not answered: {names|beforeStop}.",
    failed: "What was sent could not be loaded.",
  },
  paper: {
    sent: "Sent on {date} ({zone}).",
    corrected: "Corrected on {date}.",
    missingLetters: "Letters this paper cannot print are shown as {sign}.",
  },
  correct: {
    open: "Correct it",
    hint: "Until the review begins you may correct what you sent. The team sees what was changed.",
    closed:
      "The review has begun, so what was sent can no longer be corrected here. For a change, write to the team.",
    title: "Correct the expression of interest",
    save: "Save the correction",
    saving: "Saving...",
    saved: "Correction saved. We are telling you by email, too.",
    savedQuietly: "Correction saved.",
    unchanged: "Change something before you save.",
  },
  coming: {
    title: "What comes next",
    screening: "Initial screening",
    review: "Detailed review",
    decision: "Decision, by email",
    contract: "Signing of the contract",
    opening: "The event opens",
    left: "{days} {{day|days}} left",
    closes: "Proposals are received until {date}",
  },
  lost: {
    title: "Lost the link?",
    text: "Enter the reference and the email of the organisation's representative. If the two match, the link arrives by email within a few minutes.",
    reference: "Reference",
    email: "Email",
    send: "Send the link",
    sending: "Sending...",
    noMail: "This portal sends no email at the moment. Write to {email} and mention the reference.",
    asked:
      "If the reference and the email match, the link arrives within a few minutes. Look in the spam folder as well.",
  },
} satisfies NamespaceApplicantTranslation;

export default en_applicant;
