import type { NamespacePartnersTranslation } from "../../i18n-types";

const en_partners = {
  title: "Partner registration",
  back: "Back to the submission",
  emailStep: {
    label: "Representative's email",
    hint: "It is how the person signs in and receives messages. Correct it first if you need to.",
    check: "Check this email",
    checkFirst: "The email has changed. Check it to go on.",
  },
  checking: "Checking whether an account exists",
  refused: "Registration is not possible yet",
  ready: {
    title: "There is no account for {email} yet",
    text: "Sending creates the account and mails a temporary password, valid for 7 days. At first access the person chooses a password of their own.",
    name: "Name",
    language: "Language of messages",
    send: "Send credentials",
    sending: "Sending...",
    sent: "Credentials sent to {email}",
  },
  exists: {
    title: "{email} already has an account",
    name: "Name",
    status: "Status",
    firstLogin: "Waiting for the first access",
    active: "Active",
    disabled: "Disabled",
    access: "Access to this submission",
    isMember: "Yes",
    notMember: "Not yet",
    team: "This account belongs to somebody of the team. Use another email for the partner.",
    disabledHint: "The account is disabled and stays closed.",
    link: "Give access to this submission",
    linking: "Giving access...",
    linked: "{name} can now see this submission",
    reset: "Reset credentials",
    resetting: "Sending...",
    wasReset: "A new temporary password was sent to {email}",
    confirm: {
      title: "Reset the credentials of {name}?",
      text: "The current password stops working and open sessions end. A new temporary password, valid for 7 days, goes out by email.",
    },
  },
  failed: {
    create: "Failed to create partner.",
    reset: "Failed to send reset email.",
  },
} satisfies NamespacePartnersTranslation;

export default en_partners;
