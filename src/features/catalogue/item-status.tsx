import { useMutation } from "@tanstack/react-query";
import { toggleActive } from "#domain/catalogue/status.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type ItemRow, setItemStatus } from "./data.ts";

/** Whether an item is offered, with a switch to change that in place. */
export function ItemStatus({ item }: { item: ItemRow }) {
  const { LL, locale } = useWords();
  const words = LL.catalogue;
  const { mutate, isPending } = useMutation(setItemStatus);
  const title = shownTitle(item, locale) ?? LL.orders.item.untitled();
  const isOffered = item.status === "ACTIVE";

  function toggle(): void {
    const { id, version } = item;
    mutate(
      { id, version, status: toggleActive(item.status) },
      {
        onSuccess: () => showSuccess(isOffered ? words.withdrawn({ title }) : words.offered({ title })),
        onError: (error) => showError(sayOr(LL, error, words.failed())),
      },
    );
  }

  return (
    <span className="flex items-center gap-2.5">
      <button
        type="button"
        role="switch"
        aria-checked={isOffered}
        aria-label={words.offer({ title })}
        disabled={isPending}
        onClick={toggle}
        className="group relative flex h-6 items-center rounded-full coarse:h-11"
      >
        <span className="block h-5 w-9 rounded-full bg-line-2 p-0.5 transition-colors duration-150 group-hover:bg-quiet group-aria-checked:bg-leaf">
          <span className="block size-4 rounded-full bg-card transition-transform duration-150 group-aria-checked:translate-x-4" />
        </span>
      </button>
      {/* In the table the column's head says it. */}
      {item.status !== "DRAFT" && (
        <span className="text-quiet md:hidden">{LL.statuses.item[item.status]()}</span>
      )}
      {item.status === "DRAFT" && <StatusBadge of="item" status={item.status} />}
    </span>
  );
}
