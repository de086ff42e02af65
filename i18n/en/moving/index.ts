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
  done: "Status changed to “{status}”",
  since: "{who}: {what}, {date}",
} satisfies NamespaceMovingTranslation;

export default en_moving;
