import { Link } from "@tanstack/react-router";
import { isStaffRole } from "#domain/actor.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useSignedInUser } from "./signed-in.tsx";

const ADDRESSES = { login: "/partner/login", partner: "/partner", staff: "/admin" } as const;

type OwnAreaProps = { className: string; onClick?: () => void };

/** The door for exhibitors; for somebody who is in already, the way to the own area. */
export function OwnArea(props: OwnAreaProps) {
  const { LL } = useWords();
  const user = useSignedInUser();
  const area = user && (isStaffRole(user.role) ? "staff" : "partner");
  return (
    <Link to={ADDRESSES[area ?? "login"]} {...props}>
      {area ? LL.brand[area]() : LL.footer.exhibitorSignIn()}
    </Link>
  );
}
