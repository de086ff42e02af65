/** A drawing of lines, which can carry code; a file of another type; a picture that does not open, or is too narrow. */
export type NotPicture = "lines" | "type" | "broken" | "narrow";
