import type { Direction } from "#domain/lists/contract.ts";

/** A reader who pages through a list. */

type Page = { items: unknown[]; nextCursor: string | null; previousCursor: string | null };
type Ask<P extends Page> = (cursor?: string) => Promise<P>;

/** The pages from the first to the last. */
export async function walkOn<P extends Page>(ask: Ask<P>): Promise<P[]> {
  return follow(await ask(), "nextCursor", ask);
}

/** The pages from one back to the first, in the order of the list. */
export async function walkBack<P extends Page>(from: P, ask: Ask<P>): Promise<P[]> {
  return (await follow(from, "previousCursor", ask)).toReversed();
}

async function follow<P extends Page>(from: P, way: "nextCursor" | "previousCursor", ask: Ask<P>) {
  const pages = [from];
  for (let cursor = from[way]; cursor !== null;) {
    if (pages.length > 100) throw new Error("the pages never end");
    const page = await ask(cursor);
    pages.push(page);
    cursor = page[way];
  }
  return pages;
}

/** Every column a list sorts by, in both directions, as rows of a `test.each`. */
export function everySort<Column extends string>({
  columns,
}: {
  columns: Readonly<Record<Column, Direction>>;
}) {
  return (Object.keys(columns) as Column[]).flatMap((column) =>
    (["asc", "desc"] as const).map((direction) => ({ column, direction })),
  );
}
