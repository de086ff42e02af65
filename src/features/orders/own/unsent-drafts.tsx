import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { sayOrdered } from "#i18n/stand-name.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { readUnsentDrafts, type UnsentDraft } from "../wizard/draft/unsent-drafts.ts";

/** A tab that was closed keeps its place for a moment: then it is looked again. */
const CLOSED_TAB_MS = 1_500;

/** Drafts that never reached the server, beside those that did: only this device has them. */
export function UnsentDrafts({ submissionId }: { submissionId: string }) {
  const [drafts, setDrafts] = useState<readonly UnsentDraft[]>([]);
  useEffect(() => {
    let isLeft = false;
    const look = () =>
      void readUnsentDrafts(submissionId).then((found) => {
        if (!isLeft) setDrafts(found);
      });
    look();
    const again = setTimeout(look, CLOSED_TAB_MS);
    return () => {
      isLeft = true;
      clearTimeout(again);
    };
  }, [submissionId]);
  if (drafts.length === 0) return null;
  return (
    <ul className="border-t border-line">
      {drafts.map((draft) => (
        <Unsent key={draft.place} submissionId={submissionId} unsent={draft} />
      ))}
    </ul>
  );
}

function Unsent({ submissionId, unsent: { draft, at } }: { submissionId: string; unsent: UnsentDraft }) {
  const { LL, locale } = useWords();
  const words = LL.orders.unsent;
  const { orderType: type, selectedStandardStandId: packageId, linkedTo } = draft;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-5">
      <div>
        <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="text-[1.0625rem] font-semibold">
            {sayOrdered(LL.statuses.ordered, locale, { type, packageId, sizeM2: null })}
          </span>
          <Badge tone="wait">{words.title()}</Badge>
        </h4>
        <p className="mt-0.5 max-w-[60ch] text-sm text-quiet">
          {words.text()}
          {at > 0 && (
            <>
              {" "}
              {words.at()} <DateTime value={new Date(at)} show="dateTime" />
            </>
          )}
        </p>
      </div>
      <Button asChild size="sm">
        <Link
          to="/partner/customize/$submissionId"
          params={{ submissionId }}
          search={linkedTo === null ? {} : { stand: linkedTo }}
        >
          {LL.orders.page.continueDraft()}
        </Link>
      </Button>
    </li>
  );
}
