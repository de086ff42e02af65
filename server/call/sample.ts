/** Ids that an example may use: records that exist where the example is run. */
export type Existing = Readonly<
  Record<
    | "submission"
    | "otherSubmission"
    /** A submission still to be decided, with marks. */
    | "openSubmission"
    /** A submission with a decision that a mail says. */
    | "decidedSubmission"
    | "mail"
    /** The partner's account that has the submission, and its e-mail. */
    | "partner"
    | "partnerEmail"
    /** An account of the team. */
    | "clerk"
    | "login"
    | "order"
    | "draft"
    /** A file attached to the order. */
    | "file"
    /** A file just uploaded by the caller. */
    | "upload"
    | "request"
    | "contract"
    | "invitation"
    | "invitationToken"
    | "handedToken"
    | "statusToken"
    | "interestToken"
    | "item"
    | "evaluation"
    | "note"
    | "view"
    | "bulk"
    | "import"
    | "historyEntry"
    /** The draft of one, and a template of the team's own. */
    | "campaign"
    | "letterType",
    string
  >
>;

/** An input its call lets in: written out, or made of ids of what exists. */
export type Sample<Input> = Input | ((existing: Existing) => Input);
