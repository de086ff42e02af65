/** Whose words say what was chosen in a record of some kind: all that `toldWords` may use beside the history's own. */
export const TOLD_ROOMS = ["campaigns", "orders", "settings"] as const;
