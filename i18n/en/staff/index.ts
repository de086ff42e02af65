import type { NamespaceStaffTranslation } from "../../i18n-types";

const en_staff = {
  list: {
    title: "Team accounts",
    note: "{total|number} {{account|accounts}}, {active|number} active",
    create: "Create account",
    search: "Name, email or phone",
    sorts: {
      name: { asc: "Name, A to Z", desc: "Name, Z to A" },
      created: { asc: "Oldest first", desc: "Newest first" },
      lastSeen: { asc: "Seen longest ago", desc: "Seen most recently" },
    },
    filters: {
      statuses: {
        label: "Status",
        is: { active: "Active only", disabled: "Disabled only" },
      },
      roles: { label: "Role", all: "All" },
    },
    columns: {
      name: "Person",
      role: "Role",
      status: "Status",
      lastSeen: "Last seen",
      created: "Since",
    },
    open: "Open the account of {name}",
    you: "you",
    decidesOnly: "decides, does not mark",
    neverSeen: "never signed in",
    notSeen: "not seen recently",
    empty: "No accounts yet",
    emptyText: "The accounts of the team appear here.",
    filtered: "No account with these filters",
    filteredText: "Change the search or the filters to see other accounts.",
  },
  status: { active: "Active", disabled: "Disabled" },
  temporary: {
    until: "Temporary password until {date}",
    expired: "The temporary password has expired",
  },
  forbidden: {
    title: "Team accounts are looked after by administrators",
    text: "To open a new account, change a role or disable somebody, please talk to an administrator of the portal.",
  },
  fields: {
    name: "Name",
    email: "Email",
    role: "Role",
    language: "Language of messages",
    decidesOnly: "Decides, does not mark",
    status: "Status",
  },
  roleHint: {
    ADMIN: "Does everything the team does and looks after accounts, prices and settings",
    SUBMISSION_MANAGER: "Looks after submissions, orders and exhibitors",
    GRUPORG: "Reviews submissions, with the same rights as the team",
  },
  create: {
    title: "Create a team account",
    text: "The person receives a temporary password by email, valid for 7 days. The account is active from the start.",
    submit: "Create and send password",
    submitting: "Creating the account...",
    done: "Account created, with the temporary password in a message to {email}.",
    failed: "The account could not be created. Please try again.",
  },
  alike: {
    title: "Is this address right?",
    mixed: "{email} mixes letters of different alphabets that look alike, as addresses made to deceive do.",
    account: "{email} is easily taken for an address like {other}, of {name}, and is another one.",
    confirm: "The address is right",
  },
  edit: {
    title: "Account of {name}",
    hint: "A new email or role ends the account's sessions and tells the person by email.",
    ownHint: "This is your account: if you change its email or role, you will have to sign in again.",
    save: "Save",
    done: "The changes have been saved.",
    failed: "The account could not be saved. Please try again.",
    decidesOnly:
      "Reads all marks and the ranking, gives none and is assigned none. If this is taken back later, submissions that have marks by then take none from this person.",
    lastAdmin: "This is the only active administrator: the role can change once there is another one.",
  },
  access: {
    title: "Access",
    language: "Language of messages: {language}",
    own: "Another administrator can disable your account; your password is changed on your profile.",
    disabled:
      "The account is disabled and cannot sign in. Enabled again, it has the role and password it had.",
    reset: "Send new password",
    disable: "Disable account",
    enable: "Enable account",
  },
  ask: {
    reset: {
      title: "Send a new temporary password?",
      text: "{name} receives a password at {email}, valid for 7 days. The current password stops working and all sessions are ended.",
      done: "New temporary password in a message to {email}.",
    },
    disable: {
      title: "Disable the account?",
      text: "{name} is signed out of the portal at once and can no longer sign in. Evaluations assigned to them and not done are assigned to nobody any more. What they did stays in the history, and the account can be enabled again.",
      done: "The account of {name} has been disabled.",
    },
    enable: {
      title: "Enable the account?",
      text: "{name} can sign in to the portal again, with the role and password they had.",
      done: "The account of {name} is active again.",
    },
    failed: "This could not be done just now. Please try again.",
  },
} satisfies NamespaceStaffTranslation;

export default en_staff;
