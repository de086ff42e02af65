/** A word with hyphens among others: a reference, "e-mail". */
const HYPHENATED = /(?<!\S)(\S+-\S+)(?!\S)/u;
/** What is longer has to break on a phone. */
const LONGEST = 20;

/** A text whose references and short hyphenated words stay in one piece. */
export function WholeWords({ children }: { children: string }) {
  const [before = "", word, ...after] = children.split(HYPHENATED);
  if (word === undefined) return children;
  const rest = children.slice(before.length + word.length);
  return (
    <>
      {before}
      {word.length > LONGEST ? word : <span className="whitespace-nowrap">{word}</span>}
      {after.length > 0 && <WholeWords>{rest}</WholeWords>}
    </>
  );
}
