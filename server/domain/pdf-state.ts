/** The result of reading an uploaded PDF: read, asking for a password, or not opening. */
export const PDF_STATES = ["read", "locked", "broken"] as const;
export type PdfState = (typeof PDF_STATES)[number];
export type PdfUnread = Exclude<PdfState, "read">;
