import { Link } from "@tanstack/react-router";
import type { Clauses } from "#domain/contracts/clauses.ts";
import { Button } from "#src/components/ui/button.tsx";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** The way to the clauses, which have a screen of their own. */
export function ClausesSection({ clauses }: { clauses: Clauses }) {
  const { LL } = useWords();
  const words = LL.settings.clauses;
  return (
    <FormSection isDense title={words.title()} hint={words.lead()}>
      <div className="sm:col-span-2">
        <p className="mb-3">{words.stored({ count: clauses.items.length, version: clauses.version })}</p>
        <Button asChild variant="secondary" size="sm">
          <Link to="/admin/settings/clauses">{words.open()}</Link>
        </Button>
      </div>
    </FormSection>
  );
}
