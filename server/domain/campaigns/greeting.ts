/** How letters begin that greet, in both languages. */
const GREETING =
  /^\s*(?:olá|ola|oi|prezad[oa]s?|car[oa]s?|estimad[oa]s?|bom dia|boa tarde|boa noite|dear|hello|hi|good (?:morning|afternoon|evening))(?![\p{L}\p{N}-])/iu;

/** Whether the first line of what the team wrote greets already: the letter does not greet a second time. */
export function greets(firstLine: string): boolean {
  return GREETING.test(firstLine);
}
