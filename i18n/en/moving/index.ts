import type { NamespaceMovingTranslation } from "../../i18n-types";

const en_moving = {
  choose: "New status",
  leads: "Becomes “{status}”",
  none: "No change is available to your role right now.",
  gone: "The status has changed, and this is no longer possible.",
  note: "Note",
  force: "Force a status",
  forceHint: "Administrators only: goes around the rules and is shown as forced in the history.",
  forceTo: "Forced status",
  /** The mail that leaves with what is about to be done. */
  letter: {
    leaves: "An email leaves at once to {name} ({email}): “{subject}”",
    kept: "There is no mail server, so this email would be kept, not sent. To {name} ({email}): “{subject}”",
    also: "The same goes to {names}, each in their own language.",
    nobody:
      "Nobody can be reached, so no email leaves: every account of this exhibitor is closed. Register somebody first, or tell them another way.",
    silent: "Without an email",
    silentHint: "The exhibitor is not told. The note is the reason, and the history keeps it.",
    read: "Read the email",
  },
  /** The keys of a record's page. */
  keys: {
    title: "Keys of this page",
    help: "Show these keys",
    next: "Next in the list",
    previous: "Previous in the list",
    status: "Change status",
  },
  done: "Status changed to “{status}”",
  since: "{who}: {what}, {date}",
} satisfies NamespaceMovingTranslation;

export default en_moving;
