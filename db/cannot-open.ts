/** The data folder or its database cannot be used; the message is the one line that the operator reads. */
export class CannotOpen extends Error {}

/** What opens a database of before the baseline (`countSeen`). */
export const BRING_TO_BASELINE = "update to 0.2.1 first, then to this version";

/** The way back from data that are no longer what was stored; `portal manual` (server/backup/README.md) says how. */
export const PUT_BACK = 'put back a backup (`portal manual`, "Putting one back")';
