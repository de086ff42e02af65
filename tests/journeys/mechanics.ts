/**
 * On a test about what a button does, what arrives when and who may go where, in a file that otherwise runs in both
 * languages: it runs in English alone. Sentences, amounts and dates are read in both.
 */
export const MECHANICS = { tag: "@mechanics" };
