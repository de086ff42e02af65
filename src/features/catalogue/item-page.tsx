import { useQuery } from "@tanstack/react-query";
import { shownTitle } from "#domain/catalogue/words.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { OthersHere } from "#src/kit/together/others-here.tsx";
import { RecordPage } from "#src/kit/record/record-page.tsx";
import { reasonOf } from "#domain/refusal.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { itemQuery } from "./data.ts";
import { ItemActions } from "./item-actions.tsx";
import { ItemEditor } from "./item-editor.tsx";

/** One item of the catalogue: all that is written of it to change, what it looks like, where it is used, its history. */
export function ItemPage({ id }: { id: string }) {
  const { LL, locale } = useWords();
  const read = useQuery(itemQuery(id));
  const back = <BackLink to="/admin/catalog">{LL.catalogue.page.back()}</BackLink>;
  const failed = reasonOf(read.error) ? undefined : LL.catalogue.failed();
  return (
    <RecordPage read={read} list={LL.catalogue.list.title()} back={back} {...(failed && { failed })}>
      {(item) => (
        <>
          <PageTitle
            size="desk"
            above={back}
            actions={<ItemActions item={item} />}
            note={
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <OthersHere at={`catalogueItem:${item.id}`} />
              </span>
            }
          >
            {shownTitle(item, locale) ?? LL.orders.item.untitled()}
          </PageTitle>
          <ItemEditor item={item} />
        </>
      )}
    </RecordPage>
  );
}
