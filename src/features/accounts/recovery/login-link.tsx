import { Link } from "@tanstack/react-router";
import type { Area } from "#src/session/session.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** The way to the login of the screen's own kind. */
export function LoginLink({ area }: { area: Area }) {
  const { LL } = useWords();
  return (
    <Link to={`/${area}/login`} className="link">
      {LL.auth.recovery.toLogin()}
    </Link>
  );
}
