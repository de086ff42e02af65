import { onFirstTouch } from "#src/lib/page/first-touch.ts";

/** Nearly every page of the desk is a list: what all of them stand on, and the countries, come with the first move of a hand. */
export function expectListKit(): () => void {
  // Where it cannot be fetched, the list that needs it says so.
  return onFirstTouch(() => {
    for (const part of [import("#src/kit/list/list-screen.tsx"), import("#domain/countries.ts")])
      void part.catch(() => undefined);
  });
}
