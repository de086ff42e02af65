import { Link, useLocation } from "@tanstack/react-router";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** An address of an area that no screen has, in the area's frame: it stays to be mended, and there is a way back (ROUTE-21, ROUTE-27). */
export function NoPage({ area }: { area: "/admin" | "/partner" }) {
  const { LL } = useWords();
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle size="desk" className="mb-5 wrap-anywhere">
        {LL.error.noPage({ address: pathname })}
      </PageTitle>
      <Button asChild variant="secondary" size="sm">
        <Link to={area}>{LL.actions.toDashboard()}</Link>
      </Button>
    </>
  );
}
