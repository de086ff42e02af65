/** The compressed forms of a file, the smaller first, and how the build names them. */
export const PACKED = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

export type BodyEncoding = (typeof PACKED)[number][0];

/** What browsers send is a handful of values, so each is read once. */
const known = new Map<string, readonly BodyEncoding[]>();
const MOST_KNOWN = 100;

/** The compressions a reader takes, the smaller first; one with weight 0 is refused (RFC 9110, 12.5.3). */
export function acceptedEncodings(header: string | null): readonly BodyEncoding[] {
  if (!header) return [];
  const before = known.get(header);
  if (before) return before;
  const weights = new Map(
    header
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
        const weight = parameters.find((text) => text.startsWith("q="));
        return [name, weight ? Number(weight.slice(2)) : 1];
      }),
  );
  const accepted = PACKED.map(([encoding]) => encoding).filter(
    (encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0,
  );
  if (known.size < MOST_KNOWN) known.set(header, accepted);
  return accepted;
}
