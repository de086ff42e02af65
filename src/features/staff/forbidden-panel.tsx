import { Link } from "@tanstack/react-router";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words.tsx";

/** For staff of another role who typed the address: who can help, and the way back. */
export function ForbiddenPanel() {
  const { LL } = useWords();
  const words = LL.staff.forbidden;
  return (
    <>
      <PageTitle size="desk">{LL.staff.list.title()}</PageTitle>
      <ErrorPanel title={words.title()} message={words.text()} />
      <Button asChild variant="secondary" size="sm" className="mt-5">
        <Link to="/admin">{words.back()}</Link>
      </Button>
    </>
  );
}
