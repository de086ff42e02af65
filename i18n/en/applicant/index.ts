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
    reference: "Reference",
    sent: "Sent on",
    corrected: "Corrected on",
    printed: "Printed on",
    missingLetters: "Characters that cannot be printed here are shown as {sign}.",
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
    savedElsewhere:
      "Correction saved. The new address gets a new link by email, and the links sent before have ended. This page goes on with the new one.",
    savedQuietly: "Correction saved.",
    corrected: "Corrected ({count} {{answer|answers}}):",
    unchanged: "Change something before you save.",
  },
  coming: {
    title: "What comes next",
    screening: "Initial screening",
    review: "Detailed review",
    decision: "Decision, by email",
    order: "Order for the stand, by you",
    contract: "Signing of the contract",
    opening: "The event opens",
    left: "{days} {{day|days}} left",
    closes: "Proposals are received until {date}",
  },
  later: {
    title: "Go on later, on any device",
    text: "We keep what you wrote for 30 days and send a link to this email. No account is needed, and nothing is sent to the team yet.",
    email: "Your email",
    send: "Send me the link",
    sending: "Sending...",
    keptTitle: "Kept to go on later",
    mailed: "We are sending the link to {email}. From now on every change is kept there as well.",
    noMail: "This portal sends no email at the moment. Keep this link: it opens the form on any device.",
    openedFor:
      "Every change is kept under {email}. The link that brought you here opens the form on any device.",
    copyLink: "Copy the link",
    state: {
      kept: "Everything is kept on the server.",
      waiting: "Keeping your changes...",
      away: "The last changes are on this device only; we keep trying.",
      gone: "The link no longer works: the form has been sent since, was erased or is past its time. What stands here is still on this device.",
    },
    conflict: "In the meantime this form was changed on another device.",
    takeTheirs: "Take the other version",
    keepMine: "Keep this one",
    erase: "Erase it from the server",
    eraseSure: "The link will stop working.",
  },
  device: {
    begun: "A form was started on this device and last changed on {date}.",
    goOn: "Go on with it",
    erase: "Erase it from this device",
  },
  opened: {
    title: "Which version do you want to go on with?",
    text: "More than one version is kept. The others kept under your email are erased.",
    byLink: "From the link",
    here: "On this device",
    other: "Kept under the same email",
    unnamed: "Without a name yet",
    take: "Go on with this one",
  },
  tabs: {
    open: {
      title: "The form is open in another tab",
      text: "If you go on here, what is written there comes to this tab, and the other one stops.",
    },
    away: {
      title: "The form goes on in another tab",
      text: "What you wrote here has moved there.",
    },
    closed: {
      title: "The form is no longer open in another tab",
      text: "You can go on here, with what is kept on this device.",
    },
    sent: {
      title: "The form was sent in another tab",
      text: "The reference and the link to follow it are there. Go on here only to write another expression of interest.",
    },
    goOn: "Go on here",
    choose: "The text in this tab differs from that in the other. The version you do not choose is not kept.",
    theirs: "In the other tab",
    mine: "In this tab",
  },
  unsent: {
    title: "What you wrote and did not send",
    text: "The form cannot be sent outside the period for expressions of interest. Your text is kept on this device for 30 days after the last change, for you to copy.",
    copy: "Copy the whole text",
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
