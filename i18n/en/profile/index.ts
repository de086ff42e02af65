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
    title: "Where you are signed in",
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
