import type { recipientList } from "#domain/campaigns/recipient-list.ts";
import { countryName } from "#domain/countries.ts";
import type { FilterValues } from "#domain/lists/filter.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Campaign } from "../data.ts";

type Values = Partial<FilterValues<typeof recipientList.filters>>;
type CriteriaProps = { chosen: Campaign["chosen"]; count: number };

/** How its recipients were chosen: by hand, or by which search and filters. */
export function Criteria({ chosen, count }: CriteriaProps) {
  const { LL } = useWords();
  const words = LL.campaigns.draft;
  const said = useCriteria(chosen);
  if (!chosen) return null;
  if (chosen.kind === "ids") return <p>{words.chosen({ count })}</p>;
  return (
    <div>
      <p>{said === "" ? words.everybody({ count }) : words.filtered({ count })}</p>
      {said !== "" && <p className="text-quiet wrap-anywhere">{words.criteria({ criteria: said })}</p>}
    </div>
  );
}

function useCriteria(chosen: Campaign["chosen"]): string {
  const { LL, locale } = useWords();
  if (chosen?.kind !== "filtered") return "";
  const { filters: words } = LL.campaigns.recipients;
  const { options } = LL.eoi;
  const filters: Values = chosen.filters;
  const parts = [
    chosen.search && `“${chosen.search}”`,
    filters.statuses?.map((one) => LL.statuses.submission[one]()).join(", "),
    filters.mailed?.map((one) => `${words.mailed.label()}: ${words.mailed.is[one]()}`).join(", "),
    filters.orders?.map((one) => words.orders.is[one]()).join(", "),
    filters.addresses?.map((one) => `${words.addresses.label()}: ${words.addresses.is[one]()}`).join(", "),
    filters.languages?.map((one) => options.language[one]()).join(", "),
    filters.themes?.map((one) => options.focus[one]()).join(", "),
    filters.types?.map((one) => options.institutionType[one]()).join(", "),
    filters.countries?.map((one) => countryName(one, locale)).join(", "),
  ];
  return parts.filter(Boolean).join(" · ");
}
