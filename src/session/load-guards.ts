/** The guards of the signed-in areas, fetched with the first guarded page: a public page needs none. */
export function loadGuards() {
  return import("./guards.tsx");
}
