import type { NamespaceOwnMailsTranslation } from "../../i18n-types";

const en_ownMails = {
  title: "Messages",
  note: "What we sent to {email}. Passwords and codes are not shown here.",
  empty: "We have sent nothing to this address yet",
  emptyText: "Whatever the portal writes to you is kept here.",
  failed: "Your messages could not be loaded.",
  failedText: "This message could not be loaded.",
  frame: "Message: {subject}",
  html: "As it arrived",
  text: "Text only",
  dropped: "The text of this message was erased on {date}, when the time for which we keep it was over.",
} satisfies NamespaceOwnMailsTranslation;

export default en_ownMails;
