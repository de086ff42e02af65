import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { shownTitle } from "#domain/catalogue/words.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { SearchableSelect } from "#src/components/ui/searchable-select.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { catalogueQuery, type CatalogueItem } from "../data.ts";
import { customLine, lineOfItem, type EditedLine } from "./edited-lines.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { sayOr } from "#src/lib/words/say.ts";

/** More for the order: an item of the catalogue, searched by typing, or a custom service. */
export function AddItem({ onAdd }: { onAdd: (line: EditedLine) => void }) {
  const { LL, locale } = useWords();
  const words = LL.desk.items;
  const { data, error, refetch } = useQuery(catalogueQuery);
  const [chosen, setChosen] = useState("");
  const items = data?.items ?? [];
  const titleOf = (item: CatalogueItem) => shownTitle(item, locale) ?? LL.orders.item.untitled();
  const item = items.find(({ id }) => id === chosen);

  function add(): void {
    if (!item) return;
    onAdd(lineOfItem(item, titleOf(item)));
    setChosen("");
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      {error && !data ? (
        <ErrorPanel
          title={words.catalogueFailed()}
          message={sayOr(LL, error, LL.orders.services.failed())}
          onRetry={() => void refetch()}
          className="w-full"
        />
      ) : (
        <>
          <FormField label={words.addItem()} className="min-w-0 flex-1 basis-70">
            {(control) => (
              <SearchableSelect
                {...control}
                options={items.map((one) => ({ value: one.id, label: titleOf(one) }))}
                value={chosen}
                onValueChange={setChosen}
              />
            )}
          </FormField>
          <Button variant="secondary" disabled={!item} onClick={add}>
            {LL.actions.add()}
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={() => onAdd(customLine())}>
        {words.addCustom()}
      </Button>
    </div>
  );
}
