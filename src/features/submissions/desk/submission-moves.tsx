import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { FORCE } from "#domain/move-form.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Menu, MenuItem, MenuRule } from "#src/components/ui/menu.tsx";
import { useRecordKeys } from "#src/kit/record/record-keys.ts";
import { useOfferMoves } from "#src/kit/record/front-record.ts";
import { useNoteOpened } from "#src/kit/record/last-records.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { StaffVerb, Submission } from "../data.ts";
import type { SubmissionListAddress } from "./list-at.ts";

/** The dialog loads when it is opened. */
const StatusDialog = lazy(() =>
  import("./status-dialog.tsx").then((module) => ({ default: module.StatusDialog })),
);

/** What carries a submission forward, and what turns it down; at most one of each is on offer at a time. */
const FORWARD: readonly StaffVerb[] = ["approve", "signContract", "reopen", "restore"];
const BACKWARD: readonly StaffVerb[] = ["reject", "revokeApproval"];

type SubmissionMovesProps = { submission: Submission; list: SubmissionListAddress };

/** The moves this person may make now: one filled, one neutral, the rest behind "More". */
export function SubmissionMoves({ submission, list }: SubmissionMovesProps) {
  const { LL } = useWords();
  const words = LL.submissions.moves;
  const [asked, setAsked] = useState<StaffVerb | typeof FORCE>();
  const verbs = submission.moves.map(({ verb }) => verb);
  const forward = FORWARD.find((verb) => verbs.includes(verb));
  const backward = BACKWARD.find((verb) => verbs.includes(verb));
  const others = verbs.filter((verb) => verb !== forward && verb !== backward);
  useNoteOpened({
    kind: "submission",
    id: submission.id,
    name: submission.answers.institutionName,
    detail: submission.reference,
  });
  useOfferMoves({
    name: submission.reference,
    moves: verbs.map((verb) => ({ id: verb, name: words[verb](), ask: () => setAsked(verb) })),
  });
  useRecordKeys({
    a: forward && { does: words[forward](), run: () => setAsked(forward) },
    r: backward && { does: words[backward](), run: () => setAsked(backward) },
  });
  const hasMore = others.length > 0 || submission.canForce;

  return (
    <div role="group" aria-label={words.title()} className="flex flex-wrap gap-2">
      {forward && (
        <Button className="grow" data-move={forward} onClick={() => setAsked(forward)}>
          {words[forward]()}
        </Button>
      )}
      {backward && (
        <Button className="grow" variant="secondary" data-move={backward} onClick={() => setAsked(backward)}>
          {words[backward]()}
        </Button>
      )}
      {hasMore && (
        <Menu
          label={words.title()}
          trigger={
            <Button variant="secondary">
              <Ellipsis aria-hidden="true" className="size-4.5" />
              {words.more()}
            </Button>
          }
        >
          {others.map((verb) => (
            <MenuItem key={verb} data-move={verb} onSelect={() => setAsked(verb)}>
              {words[verb]()}
            </MenuItem>
          ))}
          {submission.canForce && others.length > 0 && <MenuRule />}
          {submission.canForce && (
            <MenuItem data-move="force" onSelect={() => setAsked(FORCE)}>
              {words.force()}
            </MenuItem>
          )}
        </Menu>
      )}
      {verbs.length === 0 && !submission.canForce && <p className="text-quiet">{LL.moving.none()}</p>}
      <Suspense fallback={null}>
        {asked && (
          <StatusDialog
            key={asked}
            submission={submission}
            list={list}
            asked={asked}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
