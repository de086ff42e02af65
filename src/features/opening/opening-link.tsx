import { Link } from "@tanstack/react-router";
import type { OpeningPlace } from "#domain/opening/lines.ts";
import { isSettingsPart } from "#domain/settings/parts.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** A link to the page where a task of the list is done. */
export function OpeningLink({ place }: { place: OpeningPlace }) {
  const { LL } = useWords();
  const said = LL.opening.go[place]();
  if (isSettingsPart(place)) {
    return (
      <Link to="/admin/settings/$part" params={{ part: place }} className="link">
        {said}
      </Link>
    );
  }
  if (place === "approved") {
    return (
      <Link to="/admin/submissions" search={{ waits: "account" }} className="link">
        {said}
      </Link>
    );
  }
  return (
    <Link to={PLACES[place]} className="link">
      {said}
    </Link>
  );
}

const PLACES = {
  clauses: "/admin/settings/clauses",
  catalogue: "/admin/catalog",
  team: "/admin/staff",
  mails: "/admin/mails",
  status: "/admin/status",
} as const;
