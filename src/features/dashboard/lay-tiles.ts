/** The area of a tile, in m2. */
const TILE_M2 = 50;

/**
 * The tiles of a floor: each part gets the tiles its m2 fill when all parts are laid one after another, so that
 * rounding adds no tile to the sum; what is left of the floor stays free. Parts beyond the floor are laid all the same.
 */
export function layTiles<Name extends string>(
  parts: readonly { name: Name; m2: number }[],
  floorM2: number,
): { key: number; name: Name | undefined }[] {
  const names: (Name | undefined)[] = [];
  let laid = 0;
  for (const { name, m2 } of parts) {
    laid += m2;
    while (names.length < Math.round(laid / TILE_M2)) names.push(name);
  }
  while (names.length < Math.round(floorM2 / TILE_M2)) names.push(undefined);
  return names.map((name, key) => ({ key, name }));
}
