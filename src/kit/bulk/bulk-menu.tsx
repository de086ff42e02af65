import { useMutation } from "@tanstack/react-query";
import { ChevronUp } from "lucide-react";
import { useMemo } from "react";
import { BULK_VERBS, type BulkAct, type BulkKind } from "#domain/bulk/acts.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Menu, MenuItem } from "#src/components/ui/menu.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Selection } from "../list/selection.ts";
import { useOfferMoves } from "../record/front-record.ts";
import { type BulkNames, sayMenu } from "./bulk-words.ts";
import { previewBulk, type BulkRun } from "./data.ts";

type BulkMenuProps = {
  kind: BulkKind;
  names: BulkNames;
  chosen: Selection;
  onPreview: (run: BulkRun) => void;
};

/** The verbs for a selection, as a button where there is only one; pressing opens the preview. The palette offers them too. */
export function BulkMenu({ kind, names, chosen, onPreview }: BulkMenuProps) {
  const { LL } = useWords();
  const label = sayMenu(LL, kind, names);
  const { mutate: look, isPending } = useMutation({
    mutationFn: previewBulk,
    onSuccess: onPreview,
    onError: (error) => showError(say(LL, error)),
  });
  const [only, ...others] = BULK_VERBS[kind];
  const offered = useMemo(
    () => ({
      name: LL.listing.selection.count({ count: chosen.count }),
      moves: BULK_VERBS[kind].map((verb) => ({
        id: `bulk ${verb}`,
        name: names.move[verb](),
        // The cast holds: the verb comes from BULK_VERBS[kind].
        ask: () => look({ act: { kind, verb } as BulkAct, chosen }),
      })),
    }),
    [LL, kind, names, chosen, look],
  );
  useOfferMoves(offered);
  if (only && others.length === 0) {
    return (
      <Button
        variant="quietOnDeep"
        size="sm"
        data-move={only}
        pending={isPending}
        pendingLabel={LL.bulk.checking()}
        // The cast holds: the verb comes from BULK_VERBS[kind].
        onClick={() => look({ act: { kind, verb: only } as BulkAct, chosen })}
      >
        {names.move[only]()}
      </Button>
    );
  }
  return (
    <Menu
      label={label}
      trigger={
        <Button variant="quietOnDeep" size="sm" pending={isPending} pendingLabel={LL.bulk.checking()}>
          {label}
          <ChevronUp aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      {BULK_VERBS[kind].map((verb) => (
        <MenuItem
          key={verb}
          data-move={verb}
          // The cast holds: the verb comes from BULK_VERBS[kind].
          onSelect={() => look({ act: { kind, verb } as BulkAct, chosen })}
        >
          {names.move[verb]()}
        </MenuItem>
      ))}
    </Menu>
  );
}
