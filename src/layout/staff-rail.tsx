import { Link, useRouterState } from "@tanstack/react-router";
import { isStaffRole } from "#domain/actor.ts";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { useListPlaces } from "#src/lib/kept/list-places.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LogoutButton } from "./logout-button.tsx";
import { ProfileLink } from "./profile-link.tsx";
import type { DeskCount } from "./navigation.ts";
import { STAFF_NAVIGATION } from "./staff-navigation.ts";

type StaffRailProps = {
  counts?: Partial<Record<DeskCount, number>>;
  onNavigate?: () => void;
};

/** The desk's entries with what waits beside each, then who is signed in, the language and the way out. */
export function StaffRail({ counts, onNavigate }: StaffRailProps) {
  const { LL } = useWords();
  const { user } = useSession();
  const placeOf = useListPlaces();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <>
      <nav aria-label={LL.header.main()} className="lg:-mx-1 lg:-my-1 lg:min-h-0 lg:overflow-y-auto lg:p-1">
        <ul className="grid">
          {STAFF_NAVIGATION.filter(({ needs }) => !needs || may(user, needs)).map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                // Back to a list as it was left; from the list itself, to all of it.
                search={(path === entry.to ? undefined : placeOf(String(entry.to))) as never}
                activeOptions={{ exact: entry.exact }}
                onClick={onNavigate}
                className="flex min-h-9 items-center justify-between gap-3 rounded-md px-2.5 text-[0.9375rem] hover:bg-forest-2 data-[status=active]:bg-forest-2 data-[status=active]:font-semibold lg:low:min-h-7 coarse:min-h-11"
              >
                {entry.label(LL)}
                {entry.count && <Waiting count={counts?.[entry.count] ?? 0} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-2.5 px-2.5 pt-4">
        {user && (
          <p className="text-sm leading-5">
            <span className="block truncate font-semibold">{user.name}</span>
            <span className="block text-mist">
              {isStaffRole(user.role) ? LL.role[user.role]() : LL.role.unknown()}
            </span>
          </p>
        )}
        <ProfileLink onClick={onNavigate} className="w-fit text-sm" />
        <div className="flex items-center justify-between gap-2">
          <LanguageSwitch deep />
          <LogoutButton />
        </div>
      </div>
    </>
  );
}

function Waiting({ count }: { count: number }) {
  const { LL } = useWords();
  if (count === 0) return null;
  return (
    <span className="figures font-semibold text-paper-2">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">, {LL.rail.waiting({ count })}</span>
    </span>
  );
}
