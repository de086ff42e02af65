import { Link } from "@tanstack/react-router";
import { isStaffRole } from "#domain/actor.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useSignedInUser } from "./signed-in.tsx";

type OwnAreaProps = { className: string; onClick?: () => void };

/** The door for exhibitors; for somebody who is in already, the way to the own area. */
export function OwnArea(props: OwnAreaProps) {
  const { LL } = useWords();
  const user = useSignedInUser();
  if (!user) {
    return (
      <Link to="/partner/login" {...props}>
        {LL.footer.exhibitorSignIn()}
      </Link>
    );
  }
  return isStaffRole(user.role) ? (
    <Link to="/admin" {...props}>
      {LL.brand.staff()}
    </Link>
  ) : (
    <Link to="/partner" {...props}>
      {LL.brand.partner()}
    </Link>
  );
}
