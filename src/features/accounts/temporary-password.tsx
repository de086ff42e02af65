import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { DateTime } from "#src/components/date-time.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { ownAccountQuery } from "./profile/data.ts";

/** Prompts staff who still sign in with the mailed password to choose their own. */
export function TemporaryPassword() {
  const words = useWords().LL.desk.dashboard.temporary;
  const until = useQuery(ownAccountQuery).data?.temporaryUntil;
  if (!until) return null;
  return (
    <p role="status" className="mb-5 border-l-3 border-ochre bg-wait/60 px-4 py-3">
      {words.until()} <DateTime value={until} show="dateTime" />.{" "}
      <Link to="/profile" hash="password" className="link">
        {words.choose()}
      </Link>
    </p>
  );
}
