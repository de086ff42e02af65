/** Titles that people put before their names, in the languages they write them in; compared without the full stop. */
const TITLES = new Set(
  "dr dra doutor doutora prof profa professor professora sr sra srta eng enga mr mrs ms miss mx sir dame rev hon amb he hrh mme mlle frau herr".split(
    " ",
  ),
);

/** "Arq.", "Dep.", "Prof.dr.", "Eng.civil": an initial has one letter. */
const SHORTENED = /^(?:\p{L}{2,5}\.)+\p{Ll}*$/u;

/** A name behind a title, without a space: "Dr.Caio". */
const GLUED = /(\p{L}{2}\.)(?=\p{Lu})/gu;

/** Initials before a name: "J.da", "J.R.Silva". */
const INITIALS = /^((?:\p{L}\.)+)\p{L}{2,}/u;

/** What somebody is greeted by: the first word of the name that is no title; the whole name when there is none. */
export function firstNameOf(name: string): string {
  const words = name.trim().replace(GLUED, "$1 ").split(/\s+/);
  const first = words.find(
    (word) => !SHORTENED.test(word) && !TITLES.has(word.toLowerCase().replaceAll(".", "")),
  );
  return first?.replace(INITIALS, "$1") ?? name.trim();
}
