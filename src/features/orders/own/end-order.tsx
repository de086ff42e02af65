import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button, type ButtonProps } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/say.ts";
import { trpc } from "#src/lib/trpc.ts";
import { useWords } from "#src/lib/words.tsx";
import { useRefreshOrders, type OwnOrder } from "../data.ts";

type EndableOrder = Pick<OwnOrder, "id" | "version" | "reference" | "moves">;

/** Cancels after a dialog that says it cannot be undone (ORD-21); not there when the order cannot be cancelled. */
export function CancelButton({ order, size }: { order: EndableOrder; size?: ButtonProps["size"] }) {
  const { LL } = useWords();
  const { client } = trpc.useUtils();
  const refresh = useRefreshOrders();
  const [ask, dialog] = useConfirm();
  const cancel = useMutation({
    mutationFn: () => client.orders.cancel.mutate({ id: order.id, version: order.version, confirmed: true }),
    onSuccess: () => showSuccess(LL.orders.cancel.done()),
    onError: (error) => showError(sayOr(LL, error, LL.orders.cancel.failed())),
    onSettled: refresh,
  });
  if (!order.moves.some(({ verb }) => verb === "cancel")) return null;

  async function confirm(): Promise<void> {
    const isSure = await ask({
      title: LL.orders.cancel.title({ reference: order.reference ?? "" }),
      description: LL.orders.cancel.text(),
      confirmLabel: LL.orders.cancel.action(),
      cancelLabel: LL.orders.cancel.keep(),
      tone: "danger",
    });
    if (isSure) cancel.mutate();
  }

  return (
    <>
      <Button variant="danger" size={size} pending={cancel.isPending} onClick={confirm}>
        {LL.orders.cancel.action()}
      </Button>
      {dialog}
    </>
  );
}

/** Throws a draft away, after asking. */
export function DiscardButton({ order }: { order: EndableOrder }) {
  const { LL } = useWords();
  const { client } = trpc.useUtils();
  const refresh = useRefreshOrders();
  const [ask, dialog] = useConfirm();
  const discard = useMutation({
    mutationFn: () => client.orders.discard.mutate({ id: order.id, version: order.version }),
    onSuccess: () => showSuccess(LL.orders.discard.done()),
    onError: (error) => showError(sayOr(LL, error, LL.orders.update.failed())),
    onSettled: refresh,
  });

  async function confirm(): Promise<void> {
    const isSure = await ask({
      title: LL.orders.discard.title(),
      description: LL.orders.discard.text(),
      confirmLabel: LL.orders.discard.confirm(),
      tone: "danger",
    });
    if (isSure) discard.mutate();
  }

  return (
    <>
      <Button variant="quiet" size="sm" pending={discard.isPending} onClick={confirm}>
        {LL.orders.discard.action()}
      </Button>
      {dialog}
    </>
  );
}

/** What a cancelled order held, as a new draft in the wizard. */
export function CopyButton({ order }: { order: { id: string; submissionId: string } }) {
  const { LL } = useWords();
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const refresh = useRefreshOrders();
  const copy = useMutation({
    mutationFn: () => client.orders.copy.mutate({ id: order.id }),
    onSuccess: async ({ id }) => {
      await refresh();
      const { submissionId } = order;
      await navigate({
        to: "/partner/customize/$submissionId",
        params: { submissionId },
        search: { draft: id },
      });
    },
    onError: (error) => showError(sayOr(LL, error, LL.orders.update.failed())),
  });
  return (
    <Button variant="secondary" pending={copy.isPending} onClick={() => copy.mutate()}>
      {LL.orders.copy.action()}
    </Button>
  );
}
