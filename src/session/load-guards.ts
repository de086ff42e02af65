/** The guards of the signed-in areas, fetched with the first page that has one: a reader needs none. */
export function loadGuards() {
  return import("./guards.tsx");
}
