/** What somebody types at the terminal; undefined when there is none, or nothing was typed. */
export function askAtTerminal(question: string): string | undefined {
  const isThere = process.stdin.isTTY && process.stdout.isTTY;
  return (isThere && prompt(question)?.trim()) || undefined;
}
