/** What the page behind the link of a campaign says: the question, or what was chosen. */
export type OptOutState = "asked" | "left" | "back";
