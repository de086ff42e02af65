/** Where the button of a team's letter leads; a notice has no button. */
export type LetterButton = "order" | "portal";

/** A run of text in one style; `url` is http(s) or mailto. */
export type Span = { text: string; isBold?: boolean; url?: string };
export type Line = readonly Span[];
export type Block =
  | { kind: "paragraph"; lines: readonly Line[] }
  | { kind: "list"; isNumbered: boolean; items: readonly Line[] };

/** Added when it leaves, never stored on the message. */
export type CampaignAsSent = {
  /** The texts in the reader's language, with this recipient's values. */
  text: {
    subject: string;
    message: readonly Block[];
    details: readonly Block[];
    button: LetterButton | null;
  };
  /** Opens the page on which its reader wants no more of them. */
  optOutUrl: string;
};
