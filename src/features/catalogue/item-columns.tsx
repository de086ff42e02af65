import { Link } from "@tanstack/react-router";
import { missingLanguages, shownDescription, shownTitle } from "#domain/catalogue/words.ts";
import type { Locale } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import { sayCategory } from "#i18n/category-word.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayPer } from "#i18n/unit-word.ts";
import { itemColumns } from "#domain/catalogue/columns.ts";
import type { Column } from "#src/components/data-columns.ts";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { Money } from "#src/components/money.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import type { ItemRow } from "./data.ts";
import { ItemImage } from "./item-image.tsx";
import { ItemStatus } from "./item-status.tsx";

/** Two lines a row: what it is called and what it says; what lacks a language is marked. */
export function showItemColumns(
  LL: TranslationFunctions,
  locale: Locale,
  isGrouped: boolean,
): Column<ItemRow>[] {
  return screenColumns(
    itemColumns,
    LL.catalogue.list.columns,
    {},
    {
      title: {
        onCard: "title",
        wraps: true,
        className: "min-w-64",
        cell: (item) => (
          <span className="flex items-center gap-3">
            {item.imageUrl && <ItemImage url={item.imageUrl} className="size-9" />}
            <span className="min-w-0">
              <Link
                to="/admin/catalog/$itemId"
                params={{ itemId: item.id }}
                className={`${rowLinkClasses} wrap-anywhere`}
              >
                {shownTitle(item, locale) ?? LL.orders.item.untitled()}
              </Link>
              {missingLanguages(item).map((language) => (
                <Badge key={language} tone="call" isInline className="ml-2">
                  {LL.catalogue.lacks[language]()}
                </Badge>
              ))}
              <span className="block max-w-96 truncate text-[0.8125rem] text-quiet">
                {shownDescription(item, locale) ?? LL.orders.item.noDescription()}
              </span>
            </span>
          </span>
        ),
      },
      category: {
        onCard: "plain",
        className: "max-lg:hidden",
        // While rows are grouped, the group's heading shows the category.
        isExtra: isGrouped,
        cell: (item) => sayCategory(LL.orders.category, item.category),
      },
      price: {
        onCard: "aside",
        align: "end",
        cell: (item) => (
          <>
            <Money cents={centsFromUsd(item.unitPrice)} bare className="block font-semibold" />
            <span className="text-[0.8125rem] text-quiet">{sayPer(LL.orders, item)}</span>
          </>
        ),
      },
      uses: {
        onCard: "named",
        align: "end",
        className: "figures max-lg:hidden",
        cell: (item) => (item.lines > 0 ? item.lines : null),
      },
      status: { onCard: "status", cell: (item) => <ItemStatus item={item} /> },
      updated: {
        onCard: "hidden",
        className: "whitespace-nowrap text-quiet max-xl:hidden",
        cell: (item) => <DateTime value={item.updatedAt} className="figures" />,
      },
    },
  );
}
