import type { NamespacePortalStatusTranslation } from "../../i18n-types";

/** How the portal itself is, for administrators. */
const en_portalStatus = {
  title: "Portal status",
  note: "How the portal is doing, and what it does by itself.",
  loading: "Loading the portal status",
  forbidden: {
    title: "Administrators look after the portal",
    text: "To learn how the portal is doing, please ask an administrator.",
  },
  well: "Everything is working.",
  seen: "Checked",
  silent: "No answer from the portal. What stands below is of {at}.",
  problems: "{count} {{thing needs|things need}} your attention",
  troubles: {
    noRoom: {
      title: "The disk is full",
      todo: "Nothing new can be stored. Make room on the disk of the data folder; the portal goes on by itself.",
    },
    failing: {
      title: "The disk does not store what it is given",
      todo: "Nothing new can be stored. Have the disk checked, and keep the last backup at hand.",
    },
    damaged: {
      title: "The database is damaged",
      todo: "Nothing is read or stored any more. Stop the portal and restore the last backup.",
    },
    databaseAway: {
      title: "The database server does not answer",
      todo: "Nothing can be read or stored meanwhile. See that it runs and that this machine reaches it (DATABASE_URL); the portal goes on by itself.",
    },
    storeAway: {
      title: "The store of the files does not answer",
      todo: "Files can be neither opened nor received meanwhile. See that it runs and that this machine reaches it by the settings of the store; the portal goes on by itself.",
    },
  },
  warnings: {
    diskLow: {
      title: "Little room is left on the disk",
      todo: "Make the disk larger or remove what is not needed beside the portal. Without room nothing can be stored.",
    },
    backupLate: {
      title: "The last good backup is too old",
      todo: "Read below why the last try failed, mend that and make a backup now.",
    },
    mailStuck: {
      title: "Messages have been waiting for more than 15 minutes",
      todo: "The mail server does not accept them. Open the messages to read what it answers, or try it with a test on the dashboard.",
    },
    mailGivenUp: {
      title: "Messages were given up in the last 24 hours",
      todo: "Open the messages to read the reason. Once it is mended, they can be tried again there.",
    },
    jobFailed: {
      title: "One of the scheduled tasks failed",
      todo: "It is marked in the table below and is tried again by itself. If it fails again, the log of the portal says why.",
    },
    plainHttp: {
      title: "The portal is used over plain http",
      todo: "Passwords travel in the open, and the captcha takes longer. Put a proxy with a certificate in front of it and set PUBLIC_URL to its https address.",
    },
  },
  figures: {
    title: "At a glance",
    disk: "Free on the disk",
    used: "Used part of the disk",
    diskOf: "of {total}. Database {database}, files {files}.",
    backup: "Last backup",
    noBackup: "None yet",
    backupSize: "{size}, checked after it was made.",
    backupMode: {
      on: "The first one is made soon after the start.",
      off: "Scheduled backups are switched off.",
      server: "The database server looks after its own.",
    },
    mail: "Messages waiting",
    mailNone: "None has failed.",
    mailKept: "No mail server: they are kept as files.",
    mailFailed: "{failed} refused for now, {givenUp} given up in 24 hours.",
    mailOldest: "The oldest came",
    mailOpen: "Open the messages",
    wait: "Longest pause in the last hour",
    waitNow: "For so long the portal answered nobody. In the last minute: {ms}.",
  },
  slowest: {
    title: "Slowest calls",
    span: "Period",
    hour: "Last hour",
    day: "Last 24 hours",
    call: "Call",
    count: "Times",
    half: "Half within",
    most: "95% within",
    longest: "Longest",
    none: "Nothing was called in this period",
  },
  jobs: {
    title: "Scheduled tasks",
    job: "Task",
    outcome: "Result",
    last: "Last run",
    took: "Took",
    next: "Next",
    none: "No task is scheduled",
    outcomes: { waiting: "Waiting", running: "Running", done: "Done", failed: "Failed" },
    names: {
      backup: { name: "Backup", does: "Looks whether one is due, and makes it" },
      planned: { name: "Planned emails", does: "Begins campaigns whose time has come" },
      reminders: { name: "Reminders", does: "Writes those whose day has come" },
      forget: {
        name: "Expired data",
        does: "Erases forms and links that have expired, and texts of old messages",
      },
      sweepUploads: {
        name: "Unused files",
        does: "Removes uploads that no record uses, and reads older PDFs",
      },
      sweepBytes: { name: "Leftover files", does: "Removes what an interrupted upload left on the disk" },
    },
  },
  backup: {
    title: "Backup",
    last: "Last good one",
    none: "None yet",
    size: "Size",
    sizeOf: "{size}, {files|number} {{file|files}}, made in {took}",
    place: "Where",
    next: "Next",
    rhythm: "How often",
    every: "Every {hours} {{hour|hours}}; the last {keep} are kept",
    now: "Back up now",
    failed: "The last try failed on",
    modes: {
      off: "Scheduled backups are switched off (BACKUP_EVERY=0). One can still be made here.",
      server: "The database lies on a server of its own, which makes its backups.",
    },
    phases: {
      snapshot: "Under way: copying the database.",
      write: "Under way: writing the file.",
      verify: "Under way: checking the file.",
      send: "Under way: sending it to where it is kept.",
    },
  },
  release: {
    title: "What is running",
    version: "Version",
    checkout: "from a checkout",
    built: "Built on",
    schema: "Database schema",
    since: "Started",
    memory: "Memory",
    people: "Right now",
    open: "{logins} active {{login|logins}}, {streams} open {{page|pages}}",
  },
} satisfies NamespacePortalStatusTranslation;

export default en_portalStatus;
