import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { shownTitle } from "#domain/catalogue/words.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { duplicateItem, removeItem, type Item } from "./data.ts";

/** What is done with an item as a whole: a copy of it, and its end. */
export function ItemActions({ item }: { item: Item }) {
  const { LL, locale } = useWords();
  const { page: words, failed } = LL.catalogue;
  const navigate = useNavigate();
  const [ask, dialog] = useConfirm();
  const duplicate = useMutation(duplicateItem);
  const remove = useMutation(removeItem);
  const title = shownTitle(item, locale) ?? LL.orders.item.untitled();
  const onError = (error: Error) => showError(sayOr(LL, error, failed()));

  function makeCopy(): void {
    duplicate.mutate(
      { id: item.id },
      {
        onError,
        onSuccess({ id }) {
          showSuccess(words.duplicated());
          void navigate({ to: "/admin/catalog/$itemId", params: { itemId: id } });
        },
      },
    );
  }

  async function askAndRemove(): Promise<void> {
    const { askRemove } = words;
    const isUsed = item.lines > 0;
    const isSure = await ask({
      title: askRemove.title({ title }),
      description: isUsed ? askRemove.used({ count: item.lines }) : askRemove.unused(),
      confirmLabel: isUsed ? askRemove.deactivate() : askRemove.confirm(),
      tone: "danger",
    });
    if (!isSure) return;
    const { id, version } = item;
    remove.mutate(
      { id, version },
      {
        onError,
        onSuccess({ outcome }) {
          showSuccess(words[outcome]({ title }));
          void navigate({ to: "/admin/catalog" });
        },
      },
    );
  }

  return (
    <>
      <Button size="sm" variant="secondary" pending={duplicate.isPending} onClick={makeCopy}>
        {words.duplicate()}
      </Button>
      <Button size="sm" variant="secondary" pending={remove.isPending} onClick={() => void askAndRemove()}>
        {words.remove()}
      </Button>
      {dialog}
    </>
  );
}
