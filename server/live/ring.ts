export type Numbered<Entry> = { at: number; entry: Entry };

/** What happened last, each under its number; what is older is forgotten. */
export type Ring<Entry> = {
  /** How far it has come: the mark of the process and a number. */
  position: (at?: number) => string;
  add: (entry: Entry) => Numbered<Entry>;
  /** What came after a position; undefined when that is of another process, or too long ago to be remembered whole. */
  since: (position: string) => readonly Numbered<Entry>[] | undefined;
};

/** The numbers begin again with every process; its mark says whether a position is of an earlier one. */
export function openRing<Entry>(size: number): Ring<Entry> {
  const boot = crypto.randomUUID().slice(0, 8);
  const entries: Numbered<Entry>[] = [];
  let last = 0;

  return {
    position: (at = last) => `${boot}.${at}`,
    add(entry) {
      last += 1;
      const numbered = { at: last, entry };
      entries.push(numbered);
      if (entries.length > size) entries.shift();
      return numbered;
    },
    since(position) {
      const [mark, number = ""] = position.split(".");
      const after = /^\d{1,15}$/.test(number) ? Number(number) : Infinity;
      if (mark !== boot || after > last || after < last - entries.length) return undefined;
      return after === last ? [] : entries.slice(after - last);
    },
  };
}
