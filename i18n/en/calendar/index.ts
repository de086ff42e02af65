import type { NamespaceCalendarTranslation } from "../../i18n-types";

const en_calendar = {
  name: "{event}, {zone}",
  summit: "{event}: leaders' summit",
  conference: "{event}: {zone} open",
  build: "{event}: stands are built",
  strike: "{event}: stands are dismantled",
  buildHours: "Build-up: {text}",
  strikeHours: "Dismantling: {text}",
  openingHours: "Opening hours: {text}",
  lastStands: "Last day to order a stand ({event})",
  lastServices: "Last day to order services ({event})",
  interestCloses: "{event}: last day for expressions of interest",
  lastText: "After this day the team cannot promise to deliver.",
  request: "Answer: {title} (order {reference})",
  panel: {
    title: "Calendar",
    note: "Subscribe once; what changes here changes in your calendar too.",
    holds: {
      partner:
        "Build-up, summit, conference and dismantling, the last days to order, and your own: by when to pay and by when to answer the team. Each date leads to its order and has a reminder.",
      staff:
        "Build-up, summit, conference and dismantling, the last days to order, and the last day for expressions of interest. Each date has a reminder.",
    },
    language: "The language is the one chosen in your profile.",
    address: "Address of your calendar",
    copy: "Copy the address of the calendar",
    subscribe: "Subscribe on this device",
    subscribeHint: "Opens the calendar program of your phone or computer.",
    file: "Download once (.ics)",
    fileHint: "Without a subscription: the dates stay as they are today.",
    how: "How to subscribe in Google and Outlook",
    google:
      "Google Calendar, on a computer: under “Other calendars”, the plus sign, “From URL”. Paste the address and confirm. Google may take up to a day to fetch what has changed.",
    outlook: "Outlook: “Add calendar”, “Subscribe from web”. Paste the address and give it a name.",
    apple: "iPhone, iPad and Mac: “Subscribe on this device” is all it takes.",
    secret:
      "Whoever has the address can read these dates. Do not forward it. With a new password, or when you end all other sessions, it changes: subscribe again.",
    renewedAt: "In use since {at}.",
    renew: "Change the address",
    renewAsk: "Change the address of the calendar?",
    renewText: "The present address stops working at once. On each device, subscribe again with the new one.",
    renewed: "Address changed. Subscribe again with the new one.",
    failed: "The address could not be changed. Please try again.",
    loadFailed: "The address of the calendar could not be loaded.",
  },
} satisfies NamespaceCalendarTranslation;

export default en_calendar;
