/**
 * On a test about what a button does, what arrives when and who may go where: the same in every language, so it runs
 * in one of them. Sentences, amounts and dates are read in both.
 */
export const MECHANICS = { tag: "@mechanics" };
