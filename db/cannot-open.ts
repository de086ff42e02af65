/** The data folder or its database cannot be used; the message is the one line that the operator reads. */
export class CannotOpen extends Error {}
