/** Where on the team's list of orders the reader's own drafts stand: the sentence about their limit leads there. */
export const MY_DRAFTS = "my-drafts";
