/** A drawing of lines, which can carry code; a file of another type; a picture that does not open. */
export type NotLogo = "lines" | "type" | "broken";
