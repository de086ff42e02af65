/** The data folder or its database cannot be used; the message is the one line that the operator reads. */
export class CannotOpen extends Error {}

/** The way back from data that are no longer what was stored; `portal manual` (server/backup/README.md) says how. */
export const PUT_BACK = 'put back a backup (`portal manual`, "Putting one back")';
