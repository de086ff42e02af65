import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ReactNode } from "react";
import type { RequestVerb } from "#domain/requests/rules.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { answerNamed } from "./answer-named.ts";
import { muteRequest, removeRequest, type OrderRequest } from "../data.ts";

export type EditRequest = (request: OrderRequest) => void;

/** The dialogs load when they are first opened. */
const AnswerDialog = lazy(() =>
  import("./answer-dialog.tsx").then((module) => ({ default: module.AnswerDialog })),
);
const CommentDialog = lazy(() =>
  import("./comment-dialog.tsx").then((module) => ({ default: module.CommentDialog })),
);

type RequestActionsProps = {
  request: OrderRequest;
  calls?: boolean;
  edit?: EditRequest;
  /** Further buttons that answer the request. */
  acts?: ReactNode;
};
type Open = Exclude<RequestVerb, "remove"> | "comment" | "force";

/** What its reader may do with a request now: exactly what the server offers, and a comment. */
export function RequestActions({ request, calls = false, edit, acts }: RequestActionsProps) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const verbs = request.moves.map(({ verb }) => verb);
  const answers = (["approve", "reject", "reopen"] as const).filter((verb) => verbs.includes(verb));
  const name = request.title;
  return (
    <div className="mt-2.5 flex flex-wrap gap-1">
      {acts}
      {answers.map((verb) => (
        <Button
          key={verb}
          variant={verb !== "approve" ? "quiet" : calls ? "primary" : "secondary"}
          size="sm"
          aria-label={words.actionOn({ action: words.action[answerNamed(request, verb)](), name })}
          onClick={() => setOpen(verb)}
        >
          {words.action[answerNamed(request, verb)]()}
        </Button>
      ))}
      {request.canComment && !request.answersByComment && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.actionOn({ action: words.action.comment(), name })}
          onClick={() => setOpen("comment")}
        >
          {words.action.comment()}
        </Button>
      )}
      {edit && request.canEdit && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.actionOn({ action: words.action.edit(), name })}
          onClick={() => edit(request)}
        >
          {words.action.edit()}
        </Button>
      )}
      {request.canForce && (
        <Button variant="quiet" size="sm" onClick={() => setOpen("force")}>
          {words.action.force()}
        </Button>
      )}
      {request.canMute && <MuteButton request={request} />}
      {verbs.includes("remove") && <RemoveButton request={request} />}
      <Suspense fallback={null}>
        {open === "comment" && <CommentDialog request={request} onClose={close} />}
        {open !== undefined && open !== "comment" && (
          <AnswerDialog
            request={request}
            verb={open === "force" ? "approve" : open}
            isForced={open === "force"}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Reminders of what is optional are the exhibitor's to have or not. */
function MuteButton({ request: { id, version, title, isMuted } }: { request: OrderRequest }) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  const verb = isMuted ? "unmute" : "mute";
  const { mutateAsync, isPending } = useMutation(muteRequest);

  async function mute(): Promise<void> {
    try {
      await mutateAsync({ id, version, isMuted: !isMuted });
      showSuccess(words.done[verb]());
    } catch (error) {
      showError(sayOr(LL, error, words.failed.mute()));
    }
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      pending={isPending}
      aria-label={words.actionOn({ action: words.action[verb](), name: title })}
      onClick={() => void mute()}
    >
      {words.action[verb]()}
    </Button>
  );
}

/** Deletes after asking (REQ-08); an exhibitor withdraws a wish. */
function RemoveButton({ request: { id, version, title, kind } }: { request: OrderRequest }) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  const action = kind === "WISH" ? words.action.withdraw() : words.action.remove();
  const [ask, dialog] = useConfirm();
  const { mutateAsync, isPending } = useMutation(removeRequest);

  async function remove(): Promise<void> {
    const question = { title: words.removeTitle({ title }), description: words.removeText() };
    if (!(await ask({ ...question, confirmLabel: action, tone: "danger" }))) return;
    try {
      await mutateAsync({ id, version, confirmed: true });
      showSuccess(words.done.remove());
    } catch (error) {
      showError(sayOr(LL, error, words.failed.remove()));
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        pending={isPending}
        aria-label={words.actionOn({ action, name: title })}
        onClick={() => void remove()}
      >
        {action}
      </Button>
      {dialog}
    </>
  );
}
