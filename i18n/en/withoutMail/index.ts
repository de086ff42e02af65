import type { NamespaceWithoutMailTranslation } from "../../i18n-types";

const en_withoutMail = {
  instead: {
    eoi: {
      rules: {
        process: {
          submissionText:
            "You send the form and see a reference number and a link on the screen: keep both, they are your way to follow the proposal.",
          selectionText: "The decision appears on your proposal's page, behind the link you kept.",
        },
      },
    },
    interestReceipt: {
      next: { decision: "The decision appears on your proposal's page, behind the link above." },
    },
    applicant: {
      status: {
        meaning: { REVIEWING: "Evaluators are reading the proposal. The decision will appear on this page." },
        unknown:
          "Check that the link is complete, as the receipt showed it. If it still fails, write to {email}.",
      },
      coming: { decision: "Decision, on this page" },
      later: {
        text: "We keep what you wrote for 30 days and show you a link to keep, as this portal sends no email at the moment. No account is needed, and nothing is sent to the team yet.",
        send: "Show the link",
        sending: "Keeping...",
      },
    },
    exhibiting: {
      ordering: {
        accessText: "The team opens an account for your representative and hands over the access.",
        reviewText:
          "The team checks it, prices what is custom and approves. Every change of status shows on the order's page.",
      },
    },
    support: {
      contact: {
        followText: "The link is on the receipt shown when you sent it.",
        passwordText: "This portal sends no email at the moment. Ask the team for a new password.",
      },
    },
    auth: {
      login: {
        partner: {
          note: "Use the email and password the team handed over when your participation was approved.",
        },
      },
      recovery: {
        request: {
          note: "Enter the email of your account. This portal sends no email at the moment: the message with the code is kept, and the team hands the code over.",
        },
        reset: {
          note: "Use the code the team handed over. It lasts {minutes} minutes.",
          codeHint: "{length} letters and digits.",
        },
      },
      firstAccess: {
        note: "The password the team handed over was temporary. Create your own to open the exhibitor area.",
        currentHint: "The one the team handed over.",
      },
    },
    colleagues: {
      invite: {
        send: "Create the invitation",
        sending: "Creating...",
        text: "The invitation is a link that works once, within 7 days, and gives access to expression of interest {reference} and its orders. This portal sends no email at the moment: the invitation is kept, and you ask the team to hand over the link.",
        sent: "Invitation to {email} kept, not sent. Ask the team to hand over the link.",
      },
      resend: { action: "Renew", label: "Renew the invitation of {email}" },
      revoke: { text: "The link of the invitation stops working right away." },
      link: {
        firstAccess:
          "Before you accept, choose the password of your account. Then open the link of the invitation again.",
        unknownText: "Check that the whole link was copied.",
      },
    },
    obstacles: {
      invitation: {
        revoked: "This invitation was withdrawn or replaced by a newer one. Ask for the latest link.",
      },
    },
    handedOn: {
      takeBackText: "{name} no longer has the step. If there is a link, it stops working at once.",
      toColleague: {
        text: "The step of order {reference} shows as theirs. This portal sends no email at the moment: tell them yourself. You can take it back.",
      },
      toBuilder: {
        text: "Of the stand of order {reference}. This portal sends no email at the moment: copy the link from the order's page and pass it on. It shows the brief, where there is one, and the place for files: no price. It works for thirty days.",
      },
    },
    profile: {
      newEmail: {
        note: "This portal sends no email at the moment, so the link that confirms a new address would not reach you. Talk to the team.",
      },
    },
    wizard: {
      byTeam: {
        finalize: {
          note: "The message to the exhibitor is kept, not sent: there is no mail server. The exhibitor sees the order after signing in and can edit it until its review begins.",
        },
      },
      finalize: {
        note: "The order is with the team. You find it in the list of your orders.",
        step: {
          review:
            "The team checks the order, and the answer shows on its page. Until the review begins, you can edit or cancel the order.",
        },
      },
    },
    orders: {
      cancel: {
        text: "This action cannot be undone. The team sees it on its pages, and an approved stand loses its space. What the order holds can be copied to a new draft.",
      },
      requests: {
        done: { unmute: "Reminders of this request are on again" },
        reminders: "This portal sends no email at the moment, so there are no reminders.",
        formHint:
          "The message is kept, not sent: there is no mail server. The exhibitor sees the request and answers on the order's page.",
        question: {
          hint: "The order was not accepted. Ask what you would like to know: the team's answer shows here.",
        },
      },
    },
    orderPapers: {
      payment: {
        refusedTeam:
          "The order is approved and waits for another confirmation from the exhibitor, who reads the reason on its page.",
        credit: {
          orderHint: "The message about a payment for that order is kept, not sent.",
          returnedHint: "The portal makes no transfer. The message about it is kept, not sent.",
        },
      },
    },
    desk: {
      items: {
        noteHint: "Stays in the history and in the message, which is kept, not sent.",
        mail: "Message to {email}, kept, not sent",
        undoText:
          "The order returns to the last agreed version, and the exhibitor sees on its page that no answer is needed. There is no mail server: the message is kept, not sent.",
      },
    },
    submissions: {
      list: { filters: { waits: { is: { letter: "release the decision" } } } },
      ask: {
        sendLetter: "Release the decision email now",
        sendLetterHint:
          "There is no mail server: the message is kept as it stands below, not sent, and can no longer be changed.",
        registerHint:
          "On approval the account is created, but its password does not reach {email}: there is no mail server. The message with the password stays in the folder “mail” of the portal's data, and whoever runs the server hands it over. If there is an account with this email, it gets access to this submission.",
        registered: {
          credentials:
            "Account created. The password was not sent: the message to {email} is in the folder “mail” of the portal's data. Whoever runs the server hands it over to {name}, who has 7 days for the first access.",
        },
        draft:
          "A decision email will be prepared as a draft. There is no mail server: once released, it is kept, not sent. The applicant sees the decision on the proposal's page.",
      },
      decision: {
        send: "Release the decision",
        keep: "Save without releasing",
        sendTitle: "Release the decision?",
        sendText:
          "There is no mail server: the message to {name} at {email} is kept, not sent, and can no longer be changed. The applicant sees the decision on the proposal's page.",
        queued: "Decision released: the message is kept, not sent",
      },
    },
    partners: {
      ready: {
        text: "The account is created with a temporary password, valid for 7 days. There is no mail server: the message with the password stays in the folder “mail” of the portal's data, and whoever runs the server hands it over. At first access the person chooses a password of their own.",
        send: "Create the account",
        sending: "Creating...",
        sent: "Account created. The password was not sent: the message to {email} is in the folder “mail” of the portal's data, and whoever runs the server hands it over.",
      },
      exists: {
        resetting: "Resetting...",
        wasReset:
          "The new password was not sent: the message to {email} is in the folder “mail” of the portal's data, and whoever runs the server hands it over.",
        confirm: {
          text: "The current password stops working and open sessions end. There is no mail server: the message with the new password, valid for 7 days, stays in the folder “mail” of the portal's data. Reset only if whoever runs the server can hand it over.",
        },
      },
      list: {
        wasReset:
          "The password {name} had no longer works. The new one, valid for 7 days, was not sent: the message to {email} is in the folder “mail” of the portal's data, and whoever runs the server hands it over.",
      },
      access: {
        text: "Each of these is in the history. There is no mail server: the message to {email} is kept, not sent. Tell the person some other way.",
        noteHint: "Stays in the history and in the kept message.",
        done: "Done. The message to {name} is kept, not sent.",
      },
      failed: { reset: "Failed to reset the credentials." },
    },
    staff: {
      create: {
        text: "The account is active from the start, with a temporary password valid for 7 days. There is no mail server: the message with the password stays in the folder “mail” of the portal's data, and whoever runs the server hands it over.",
        submit: "Create the account",
        done: "Account created. The password was not sent: the message to {email} is in the folder “mail” of the portal's data, and whoever runs the server hands it over.",
      },
      edit: {
        hint: "A new email or role ends the account's sessions. There is no mail server: tell the person yourself.",
      },
      access: { reset: "Create new password" },
      ask: {
        reset: {
          title: "Create a new temporary password?",
          text: "The current password of {name} stops working and all sessions are ended. There is no mail server: the message to {email} with the new password, valid for 7 days, stays in the folder “mail” of the portal's data. Go on only if whoever runs the server can hand it over.",
          done: "The new password was not sent: the message to {email} is in the folder “mail” of the portal's data, and whoever runs the server hands it over.",
        },
      },
    },
    bulk: {
      credentials: {
        move: "Create new passwords",
        goes: "{count} {{gets|get}} a new temporary password, valid for 7 days; the one before stops working. There is no mail server: the messages stay in the folder “mail” of the portal's data, for whoever runs the server to hand over",
        went: "{count} got a new temporary password, not sent: the messages are in the folder “mail” of the portal's data, for whoever runs the server to hand over",
      },
      register: {
        goes: {
          credentials:
            "{count|number} {{get|gets|get}} a new account, with a temporary password valid for 7 days. There is no mail server: the messages stay in the folder “mail” of the portal's data, for whoever runs the server to hand over",
        },
        went: {
          credentials:
            "{count|number} got a new account. The passwords were not sent: the messages are in the folder “mail” of the portal's data, for whoever runs the server to hand over",
        },
      },
      letters: {
        wait: "{count} {{messages|message|messages}} will be kept, not sent. If the run is undone, {{they are|it is|they are}} withdrawn.",
      },
      final: "This cannot be undone later. The messages are kept, not sent.",
      why: { reason: { decisionSent: "the decision has been released" } },
      undoText: {
        orders:
          "Each order goes back to the status it had before; what has been changed since stays as it is. Kept messages about these changes are withdrawn and will never be sent; where an email had left, the correction is kept.",
      },
    },
    deskObstacles: {
      reason: {
        letterOwed: "This change needs a message to the exhibitor, even one that is kept.",
        decisionSent: "The decision has been released. Decide anew instead of undoing.",
        letterKept: "the email was kept, not sent: once there is a mail server, send it under Messages",
        letterReturned:
          "the email bounced: correct the address and, once there is a mail server, send it again under Messages",
      },
    },
    decisions: {
      beforeRelease:
        "The decision emails stay drafts. There is no mail server: once released, they are kept, not sent.",
      send: "Release the emails that are ready, unsent ({count|number})",
      onTheWay: "{count} {{emails|email|emails}} about to be kept",
      letters: {
        moves: { sendDecision: "Release decision emails, unsent" },
        goes: {
          approval: "{count|number} {{approval|approvals}} will be kept, not sent",
          rejection: "{count|number} {{rejection|rejections}} will be kept, not sent",
          draft: "{count|number} {{decision|decisions}} will be kept, not sent",
        },
        went: {
          approval: "{count|number} {{approval|approvals}} kept, not sent",
          rejection: "{count|number} {{rejection|rejections}} kept, not sent",
          draft: "{count|number} {{decision|decisions}} kept, not sent",
        },
        states: { sent: "kept, not sent" },
      },
    },
    campaigns: {
      check: {
        goes: "{count|number} {{emails are|email is|emails are}} kept, not sent",
        nobody: "Nothing is written",
        send: "Keep {count|number}, not sent",
        sending: "Keeping...",
        started: "The emails are being kept: there is no mail server.",
      },
      page: {
        leaves:
          "Kept on {date} for {count|number} {{recipients|recipient|recipients}}, not sent: there is no mail server.",
        sendNowText:
          "{count|number} {{messages are|message is|messages are}} kept at once instead of on {date}.",
      },
      test: {
        send: "Keep the test",
        sending: "Keeping...",
      },
    },
    assignment: {
      proposal: {
        letters:
          "Whoever is given submissions sees them under Reviews. There is no mail server: the message is kept, not sent.",
        accepted:
          "Assignment accepted: {given} new {{given:assignments|assignment|assignments}}, {readers} {{readers:messages|message|messages}} kept, not sent",
      },
    },
  },
} satisfies NamespaceWithoutMailTranslation;

export default en_withoutMail;
