import { useRef } from "react";
import type { Filters } from "#domain/lists/filter.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { TextPlace } from "#src/components/ui/skeleton.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import type { ListScreenProps } from "./list-props.ts";
import { ListRows } from "./list-rows.tsx";
import { ListTools } from "./list-tools.tsx";
import { useList } from "./use-list.ts";

/**
 * The screen of every list: search, filters with counts, order, rows as a table or cards, and pages; loading, empty,
 * failed.
 */
export function ListScreen<Column extends string, Of extends Filters, Row extends { id: string }>(
  props: ListScreenProps<Column, Of, Row>,
) {
  const { list, query, words, above, note, notePlace, actions, lead, moreChosen } = props;
  const on = useList(props);
  const top = useRef<HTMLDivElement>(null);
  const place = (query.data ?? query.error) ? undefined : notePlace;
  return (
    <>
      <PageTitle
        size="desk"
        above={above}
        note={note || (place && <TextPlace>{place}</TextPlace>)}
        actions={actions}
      >
        {words.title()}
      </PageTitle>
      {lead}
      <ListTools {...props} on={on} top={top} />
      <ChosenFilters filters={on.filters} onChoose={on.chooseFilter} onClear={list.clear} />
      {moreChosen}
      <ListRows {...props} on={on} onTurned={() => top.current?.scrollIntoView({ block: "nearest" })} />
    </>
  );
}
