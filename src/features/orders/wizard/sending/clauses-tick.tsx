import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { subjectOf } from "#domain/contracts/subject.ts";
import type { OfferedOrderType } from "#domain/orders/type.ts";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { focusHeldField, placeOfField } from "#src/kit/form/field-places.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { packagesQuery } from "../../data.ts";
import { ClausesLink } from "../../record/clauses-link.tsx";
import { FIELDS_OF, useWizard } from "../wizard-context.tsx";

const NAME = "acceptedClauses";

/** The clauses that sending the order accepts: which version is required, and whether that version is ticked. */
export function useClauses(type: OfferedOrderType, isAsked: boolean) {
  const { data } = useQuery(packagesQuery);
  const [ticked, setTicked] = useState<string>();
  const [isMissed, setIsMissed] = useState(false);
  const subject = subjectOf(type);
  const version = (isAsked && data?.clauses[subject]) || undefined;
  // Whoever chooses another type of order has other clauses to read.
  const asked = `${subject} ${version}`;
  const isTicked = ticked === asked;
  return {
    version,
    isTicked,
    isMissed: isMissed && !isTicked,
    tick: (isOn: boolean) => setTicked(isOn ? asked : undefined),
    /** Focuses the missing tick. */
    miss(): void {
      setIsMissed(true);
      focusHeldField(FIELDS_OF, NAME);
    },
  };
}

/** At the end of what is sent: the clauses to be read, and where they are confirmed the tick that accepts them. */
export function ClausesTick({ clauses }: { clauses: ReturnType<typeof useClauses> }) {
  const { LL } = useWords();
  const { orderType } = useWizard().draft;
  const words = LL.orders.clauses;
  const { version, isTicked, isMissed } = clauses;
  const link = <ClausesLink type={orderType} />;
  if (version === undefined) return <p className="mt-9">{link}</p>;
  const id = placeOfField(FIELDS_OF, NAME);
  return (
    <div className="mt-9 border-t border-line-2 pt-4">
      <CheckboxLine
        id={id}
        label={words.accept({ version })}
        hint={link}
        showRequired
        checked={isTicked}
        aria-required
        aria-invalid={isMissed}
        aria-describedby={isMissed ? `${id}-missing` : undefined}
        onCheckedChange={(isOn) => clauses.tick(isOn === true)}
      />
      {isMissed && (
        <p id={`${id}-missing`} role="alert" className="mt-1.5 text-sm error-text">
          {words.missing()}
        </p>
      )}
    </div>
  );
}
