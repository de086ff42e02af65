import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useConfirm } from "#src/components/confirm.tsx";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { Button, type ButtonProps } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { cancelOrder, copyOrder, discardOrder, type OwnOrder } from "../data.ts";

type EndableOrder = Pick<OwnOrder, "id" | "version" | "reference" | "moves">;

/** Cancels after a dialog that says it cannot be undone (ORD-21); not there when the order cannot be cancelled. */
export function CancelButton({ order, size }: { order: EndableOrder; size?: ButtonProps["size"] }) {
  const { LL } = useWords();
  const words = LL.orders.cancel;
  const { end, isPending, dialog } = useEnding(cancelOrder, { done: words.done(), failed: words.failed() });
  const { id, version, reference, moves } = order;
  if (!moves.some(({ verb }) => verb === "cancel")) return null;
  const question = {
    title: words.title({ reference: reference ?? "" }),
    description: words.text(),
    children: <NoMailLine />,
    confirmLabel: words.action(),
    cancelLabel: words.keep(),
  };
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        pending={isPending}
        onClick={() => end(question, { id, version, confirmed: true })}
      >
        {words.action()}
      </Button>
      {dialog}
    </>
  );
}

/** Discards a draft after a confirmation. */
export function DiscardButton({ order: { id, version } }: { order: EndableOrder }) {
  const { LL } = useWords();
  const words = LL.orders.discard;
  const failed = LL.orders.update.failed();
  const { end, isPending, dialog } = useEnding(discardOrder, { done: words.done(), failed });
  const question = { title: words.title(), description: words.text(), confirmLabel: words.confirm() };
  return (
    <>
      <Button variant="quiet" size="sm" pending={isPending} onClick={() => end(question, { id, version })}>
        {words.action()}
      </Button>
      {dialog}
    </>
  );
}

/** Ends an order after a question, and reports the outcome, also when the order is gone from the screen by then. */
function useEnding<Input, Answer>(
  ending: UseMutationOptions<Answer, Error, Input>,
  said: { done: string; failed: string },
) {
  const { LL } = useWords();
  const [ask, dialog] = useConfirm();
  const { mutateAsync, isPending } = useMutation(ending);

  async function end(question: Omit<Parameters<typeof ask>[0], "tone">, input: Input): Promise<void> {
    if (!(await ask({ ...question, tone: "danger" }))) return;
    try {
      await mutateAsync(input);
      showSuccess(said.done);
    } catch (error) {
      showError(sayOr(LL, error, said.failed));
    }
  }
  return { end, isPending, dialog };
}

/** What a cancelled order held, as a new draft in the wizard. */
export function CopyOrderButton({ order }: { order: { id: string; submissionId: string } }) {
  const { LL } = useWords();
  const navigate = useNavigate();
  const copy = useMutation(copyOrder);
  const { id, submissionId } = order;

  function copyNow(): void {
    copy.mutate(
      { id },
      {
        onSuccess: (draft) =>
          navigate({
            to: "/partner/customize/$submissionId",
            params: { submissionId },
            search: { draft: draft.id },
          }),
        onError: (error) => showError(sayOr(LL, error, LL.orders.update.failed())),
      },
    );
  }

  return (
    <Button variant="secondary" pending={copy.isPending} onClick={copyNow}>
      {LL.orders.copy.action()}
    </Button>
  );
}
