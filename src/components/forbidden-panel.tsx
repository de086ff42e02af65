import { Link } from "@tanstack/react-router";
import { useWords } from "#src/lib/words/words.tsx";
import { ErrorPanel } from "./error-panel.tsx";
import { PageTitle } from "./page-title.tsx";
import { Button } from "./ui/button.tsx";

type ForbiddenPanelProps = {
  /** The page's title. */
  page: string;
  /** The panel's title: whose page it is. */
  title: string;
  /** The panel's text: who can help. */
  text: string;
};

/** For staff of another role who typed the address: who can help, and the way back. */
export function ForbiddenPanel({ page, title, text }: ForbiddenPanelProps) {
  const { LL } = useWords();
  return (
    <>
      <PageTitle size="desk">{page}</PageTitle>
      <ErrorPanel title={title} message={text} />
      <Button asChild variant="secondary" size="sm" className="mt-5">
        <Link to="/admin">{LL.actions.toDashboard()}</Link>
      </Button>
    </>
  );
}
