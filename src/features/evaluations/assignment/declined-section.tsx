import { useState } from "react";
import { sayReason } from "#i18n/say-refusal.ts";
import { Reference } from "#src/components/reference.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Declined } from "./data.ts";
import { TakeBackDialog } from "./take-back-dialog.tsx";

/** Who left the evaluation of what by their own word; an administrator takes back what was a mistake. */
export function DeclinedSection({ declined }: { declined: readonly Declined[] }) {
  const { LL } = useWords();
  const words = LL.assignment.declined;
  const mayTakeBack = may(useSession().user, "evaluations.takeBack");
  const [asked, setAsked] = useState<Declined>();
  return (
    <Section title={words.title()}>
      <p className="mb-3 text-quiet">{declined.length > 0 ? words.text() : words.none()}</p>
      <ul>
        {declined.map((one) => (
          <li
            key={`${one.submissionId} ${one.readerId} ${one.as}`}
            className="flex items-center justify-between gap-3 border-t border-line py-2"
          >
            <p className="min-w-0 wrap-anywhere">
              <Reference value={one.reference} className="font-semibold" />
              <span className="block text-sm text-quiet">
                {one.reader}: {words.as[one.as]()}
              </span>
              {mayTakeBack && one.whyNot && (
                <span className="block text-sm text-quiet">{sayReason(LL, one.whyNot)}</span>
              )}
            </p>
            {mayTakeBack && !one.whyNot && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={words.takeBackOne(one)}
                onClick={() => setAsked(one)}
              >
                {words.takeBack()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && <TakeBackDialog declined={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}
