/** Small letters of other scripts, and figures, that are read as one of a to z. */
const LOOKS: Readonly<Record<string, string>> = {
  a: "аαɑ",
  b: "ь",
  c: "сϲ",
  d: "ԁ",
  e: "еε",
  g: "ɡց",
  h: "һհ",
  i: "іιı",
  j: "јϳյ",
  k: "кκ",
  l: "ӏ",
  n: "пηո",
  o: "оοօ",
  p: "рρ",
  q: "ԛզ",
  r: "г",
  s: "ѕ",
  t: "тτ",
  u: "υս",
  v: "νѵ",
  w: "ԝω",
  x: "хχ",
  y: "уγ",
};
const READ_AS = new Map(
  Object.entries(LOOKS).flatMap(([plain, alike]) => Array.from(alike, (letter) => [letter, plain] as const)),
);

/** The address with characters of other scripts replaced by the letters a to z that they look like; others stay. */
export function readScripts(address: string): string {
  // An ASCII address has no look-alike characters.
  if (!/[^\0-\x7F]/.test(address)) return address;
  return Array.from(address.toLowerCase(), (letter) => READ_AS.get(letter) ?? letter).join("");
}

/** What the eye takes an address for, "rn" for "m" and 0 for "o" as well: two of the same looks can be mistaken. */
export function looksOf(address: string): string {
  return readScripts(address.toLowerCase()).replaceAll("0", "o").replaceAll("1", "l").replaceAll("rn", "m");
}

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** Whether letters that look like each other stand in one part of it, between dots and "@", as browsers judge a host. */
export function mixesScripts(address: string): boolean {
  return address.split(/[@.]/).some((part) => SCRIPTS.filter((script) => script.test(part)).length > 1);
}
