/** Why a person gives a submission no marks. */
export type ClosedBecause = "conflict" | "decidesOnly" | "opened" | "abstained" | "decided";
