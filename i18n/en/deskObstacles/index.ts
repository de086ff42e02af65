import type { NamespaceDeskObstaclesTranslation } from "../../i18n-types";

const en_deskObstacles = {
  delivery: {
    none: "No email leaves the portal: there is no mail server. {count} {{messages are|message is|messages are}} kept, not sent.",
    noneYet: "No email leaves the portal: there is no mail server. Messages are kept, not sent.",
    handOver:
      "The message with the password lies in the folder “mail” of the portal's data: whoever runs the server hands it over.",
    dead: "{count} {{messages|message|messages}} could not be delivered.",
    later: "{count} {{messages have|message has|messages have}} not left yet: the portal keeps trying.",
    paused: "A campaign has paused itself.",
    see: "See the messages",
    test: "Send a test email",
    taken: "The mail server accepted the test email for {to}.",
    refused: "The mail server did not take the test email: {reason|beforeStop}.",
    retry: "Send {count} {{messages|message|messages}} of the last 24 hours again",
    again: "{count} {{messages are|message is|messages are}} in the queue again.",
    trouble: {
      host: "The name of the mail server does not exist: check the host in SMTP_URL.",
      unreachable:
        "The mail server cannot be reached: check host and port in SMTP_URL, and whether the network lets connections out on that port.",
      encryption:
        "The encrypted connection failed: smtps:// is for port 465, smtp:// for 587 and 25, and the server's certificate has to be valid for the host in SMTP_URL.",
      login: "The mail server does not accept the portal's login: check user and password in SMTP_URL.",
      silent:
        "The mail server did not answer or closed the connection. If it uses port 465, SMTP_URL has to begin with smtps://.",
    },
  },
  held: {
    title: "The backup of {takenAt} was restored on {restoredAt}.",
    text: "Held for now: {counts}. They may have left before the restore, so none of them goes on by itself, and automatic reminders stop as well. What has been written since leaves as usual.",
    nothing: "No message, campaign or bulk action was waiting in it. Only automatic reminders have stopped.",
    counts:
      "{mails} {{mails:messages|message|messages}}, {campaigns} {{campaigns:campaigns|campaign|campaigns}} and {runs} {{runs:bulk actions|bulk action|bulk actions}}",
    who: "An administrator decides whether they go on or are dropped.",
    ask: {
      release: {
        open: "Release",
        title: "Release what is held?",
        text: "{counts} go on now. Anyone who already had a message gets it again.",
        button: "Release",
      },
      drop: {
        open: "Drop",
        title: "Drop what is held?",
        text: "{counts} never leave. Running campaigns end, and planned ones become drafts again.",
        button: "Drop",
      },
    },
    done: {
      release: "Released: the messages are leaving.",
      drop: "Dropped: none of it leaves any more.",
      nothing: "Released: automatic reminders begin again.",
    },
  },
  reason: {
    periodOver:
      "The last day was {closes|dateTime}. Move it under Submission period, in the settings, and then open applications.",
    accountExists:
      "An account with the email {email} already exists. Use another email or reset its password.",
    partnerNotRegistrable:
      "Only approved submissions and those with a signed contract can be registered. This one has the status “{status}”.",
    partnerRegistered: "This submission already has its exhibitor's account.",
    notCsv: "{why}",
    notPicture: "{why}",
    emailOfTeam:
      "The email {email} belongs to somebody on the team. Register the exhibitor with another email, on the submission's page.",
    accountClosed:
      "The account of {email} is disabled. Register the exhibitor with another email, on the submission's page.",
    mailOfCampaign: "This message belongs to a campaign, which is paused, stopped and resumed as a whole.",
    mailOfDecision: "This is the email of a decision. Open the submission to change or send it.",
    mailAwaited: "Somebody is waiting for this code or password, so it is neither held back nor discarded.",
    mailSealed: "This message holds a password or a code and goes to nobody else.",
    mailTextGone: "The text of this message was dropped when its time was over, so it is not sent again.",
    mailDiscarded: "{who} discarded it.",
    mailSecretGone:
      "The password or code in this message has been erased. Reset the credentials to send another.",
    lastAdmin:
      "This is the only active administrator account. Give that role to somebody else before you change or disable it.",
    ownAccount:
      "This is your own account. Only another administrator can disable it, and your password is changed on your profile.",
    bulkClosed:
      "This bulk action can no longer be run or undone. Reload the list, and select again if you need to.",
    creditBeyond: "At most {most|usd} can be returned or used here. Reload to see how the payment stands.",
    paymentIncomplete: "{missing|usd} is missing.",
    proofSeen: "The confirmation came with {on} as well.",
    importClosed: "This is not possible with the import as it is now. Reload to see where it stands.",
    decisionSent: "The decision email is no longer a draft. Decide anew instead of undoing.",
    evaluationClosed: "This submission takes no marks from you. {why}",
    marksIncomplete:
      "Marks that were given stay complete: give each criterion one, or say that you cannot judge it.",
    marksGiven: "You have given this submission marks. If there is a conflict of interest, declare it.",
    hasDuplicates:
      "{reference} points to this submission as its original. Change that before marking this one as a duplicate.",
    likenessChanged: "What the two submissions have in common has changed. Please compare them again.",
    proposalOutdated:
      "While you looked at the proposal, somebody evaluated, declared a conflict or changed the assignment. Nothing was assigned. See the proposal again.",
    readerClosed:
      "This person cannot evaluate this submission: there is a conflict of interest, an abstention or opened marks, or it has been decided. Choose another person or another submission.",
    ownDeclaration: "You declared this yourself. Another administrator can take it back.",
    alreadyDecided: "This submission has been decided. What was declared stays as it is.",
    marksWereOpen:
      "Others' marks were open to this person, who could no longer mark blindly. Choose somebody else.",
    letterEdited: "the draft was edited by hand",
    letterOutdated: "the team's text changed after the email was written",
    openWish: "the exhibitor has asked for a change and has no answer yet",
    notBacked: "no evaluation approves them",
    nobodyReached: "nobody at the exhibitor can be told: every account is closed",
    noAddress: "the representative's email is missing or does not receive mail",
    letterSuperseded:
      "A newer email was written about this decision. Send that one, on the submission's page.",
    letterReturned: "the email bounced: correct the address, then send it again under Messages",
    letterOwed: "The exhibitor has to be told of this change, so it cannot be made without an email.",
    letterKept: "the email was kept, not sent, as there was no mail server: send it again under Messages",
    campaignRefused:
      "{count|number} of the last {of|number} messages did not leave. The mail server said: “{said}”. Nothing more leaves until you resume.",
    reminderLate: "This reminder was due while the portal stood still. Read it before you send it.",
    reminderGone: "There is nothing left to remind of: it was done, or it has changed.",
    optedOut: "The reader of this address has opted out of campaigns, so none is sent to it.",
    noMailServer:
      "There is no mail server, so nothing can be sent. Whoever runs the portal names one in SMTP_URL.",
    addressBad: "The email address is not valid.",
    addressRefused: "The address refused the last message.",
    accountDisabled: "The account of this address is disabled.",
    sameAddress: "The same address stands in the list already, with another submission.",
    mailedToday: "An email to this address left within the last 24 hours.",
    statusOther: "The submission has the status “{status}”, to which this email does not fit.",
    nothingToPay: "No approved order has anything to pay.",
    noOrder: "There is no order to write about.",
    placeholderEmpty: "The field {name} is empty for this recipient.",
    nothingHeld: "Nothing is held any more: an administrator has already decided.",
    droppedAfterRestore: "It was waiting when a backup was restored, and an administrator dropped it.",
    campaignStopped: "The campaign was stopped before.",
    planTooSoon: "Choose a time at least five minutes from now, or send it now.",
    planAfterEvent: "The event ends on {last|date}. Choose a time before it is over.",
    campaignLate:
      "It was to leave on {plannedFor|dateTime} (event time), but the portal stood still then and for more than two hours after. Nothing was sent: check it, and send it now or plan it again.",
    recipientsChanged: "The recipients have changed: {goes} of them now, {leftOut} left out. Check again.",
    noRecipients: "Nobody is left whom this email could go to. Choose other recipients.",
    letterIncomplete:
      "First complete subject and message in both languages, and write the news where the template asks for it.",
    letterMissing: "no email was written, as the status was forced",
    marksClosed: "The evaluations of this submission are closed to you until you give your marks.",
    viewNameTaken: "You already have a view called “{name}” of this list. Choose another name.",
    viewsFull: "You already have {limit} views of this list. Delete one to save another.",
  },
  stale: {
    note: "This note was changed in another window. Copy your text and open it again.",
    plan: "Somebody else, or you in another window, changed this plan meanwhile. It is shown as it is now; choose again if need be.",
    view: "Somebody else, or you in another window, saved this view meanwhile. See how it is now, and save again.",
  },
  notPicture: {
    lines:
      "{name} is a drawing of lines (SVG or EPS), which can carry code. Save it as PNG and send that file.",
    type: "{name} is not a picture that can be shown here. Send PNG, JPEG or WebP.",
    broken: "{name} does not open. Save the picture again and send that file.",
    narrow: "{name} is less than 800 pixels wide and would be blurred. Send a larger version of it.",
  },
  notCsv: {
    workbook: "{name} is a spreadsheet. Save it as CSV and send that file.",
    ending: "{name} does not end in .csv. Only CSV files are read here; a text with columns can be renamed.",
    content: "{name} ends in .csv but is not a text file. Save it as CSV again and send that file.",
  },
  evaluationClosed: {
    conflict: "You declared a conflict of interest.",
    decidesOnly: "You decide and do not mark: all marks are open to you.",
    opened: "You opened others' evaluations without evaluating.",
    abstained: "You abstained.",
    decided: "It has been decided, withdrawn or set aside.",
  },
} satisfies NamespaceDeskObstaclesTranslation;

export default en_deskObstacles;
