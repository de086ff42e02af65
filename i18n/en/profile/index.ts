import type { NamespaceProfileTranslation } from "../../i18n-types";

const en_profile = {
  title: "Profile settings",
  account: {
    title: "Account information",
    name: "Name",
    email: "Email",
    role: "Role",
    status: "Account status",
    firstLogin: "first login required",
    active: "active",
  },
  details: {
    title: "Your details",
    note: "The name others see, and the language in which we write to you.",
    phone: "Phone",
    language: "Language of emails",
    change: "Change details",
    save: "Save details",
    saving: "Saving...",
    saved: "Details saved",
  },
  newEmail: {
    title: "Change email",
    note: "The new address counts once the link we send to it was opened. The old one is told.",
    email: "New email",
    send: "Send the link",
    sending: "Sending...",
    same: "This is your email already.",
    asked: "Open the link we are sending to {email}. Until then your old address holds.",
    noMail:
      "This portal sends no email at the moment, so the link to {email} does not arrive. Talk to the team.",
    until: "The link works until",
    cancel: "Keep the old address",
    confirmTitle: "Confirm your new email",
    confirmNote:
      "From then on you sign in with this address. You are signed out wherever else your account is open.",
    confirm: "Confirm this address",
    confirmed: "Done. From now on you sign in with {email}.",
  },
  password: {
    title: "Change password",
    note: "Saving signs you out everywhere else. You stay signed in here.",
    currentPassword: "Current password",
    newPassword: "New password",
    confirmPassword: "Repeat the new password",
    submit: "Change password",
    submitting: "Saving...",
    changed: "Password changed",
  },
  sessions: {
    title: "Sessions",
    note: "Every place your account is open now. Don't recognise one? End it and change your password.",
    here: "this one",
    since: "Since",
    lastSeen: "Last seen",
    end: "End",
    endNamed: "End the session: {device}, since {since}",
    ended: "Session ended",
    endOthers: "End all others",
    othersEnded: "All other sessions have ended",
    onlyHere: "Your account is open only here.",
    device: "{browser} on {system}",
    unknownDevice: "Unknown device",
  },
} satisfies NamespaceProfileTranslation;

export default en_profile;
