import { Link } from "@tanstack/react-router";
import type { FoundPlaceholder, TextPlace } from "#domain/opening/placeholders.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { OpeningLink } from "./opening-link.tsx";

/** A screenful; the rest comes forth as these are mended. */
const MOST = 12;

/** Where placeholders remain, each place once, with the words that show it. */
export function PlaceholderList({ found }: { found: readonly FoundPlaceholder[] }) {
  const { LL } = useWords();
  const words = LL.opening;
  return (
    <ul className="mt-2 grid gap-2">
      {[...byPlace(found.slice(0, MOST))].map(([key, [first, ...others]]) => (
        <li key={key} className="wrap-anywhere">
          <PlaceLink place={first.place} />
          <ul className="mt-0.5 grid gap-0.5">
            {[first, ...others].map(({ field, kind, found: text }) => (
              <li key={field} className="wrap-anywhere">
                <q>{text}</q>, {words.placeholder[kind]()}
              </li>
            ))}
          </ul>
        </li>
      ))}
      {found.length > MOST && <li className="text-quiet">{words.more({ count: found.length - MOST })}</li>}
    </ul>
  );
}

type Found = [FoundPlaceholder, ...FoundPlaceholder[]];

function byPlace(found: readonly FoundPlaceholder[]): Map<string, Found> {
  const places = new Map<string, Found>();
  for (const one of found) {
    const key = JSON.stringify(one.place);
    const sooner = places.get(key);
    if (sooner) sooner.push(one);
    else places.set(key, [one]);
  }
  return places;
}

function PlaceLink({ place }: { place: TextPlace }) {
  const { LL } = useWords();
  const { where } = LL.opening;
  switch (place.kind) {
    case "settings":
      return <OpeningLink place={place.part} />;
    case "clauses":
      return (
        <Link to="/admin/settings/clauses" className="link">
          {where.clause({ number: place.number })}
        </Link>
      );
    case "letterType":
      return (
        <Link
          to="/admin/email-manager/letter-types/$letterTypeId"
          params={{ letterTypeId: place.id }}
          className="link"
        >
          {place.name ? where.letterType({ name: place.name }) : where.builtIn()}
        </Link>
      );
    case "machine":
      return <span>{where.machine({ name: place.name })}</span>;
    default:
      return place satisfies never;
  }
}
