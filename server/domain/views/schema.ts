import * as v from "valibot";
import { id, requiredLine, version } from "../fields.ts";
import { DESK_LISTS, type DeskList } from "../lists/desk-lists.ts";

/** What one person may keep for one list. */
export const MAX_VIEWS = 50;
const MAX_VIEW_NAME = 60;

const listName = v.picklist(DESK_LISTS);

/** Where somebody stands in a list, and which view that is: neither belongs to a view. */
const PASSING = ["cursor", "view"];

/**
 * What a view keeps: the address of its list, which is its search, filters, order and columns. It is read as leniently
 * as any address, each time and by whoever opens it: "more than 7 days ago" and "mine" stay what they say. An empty one
 * is a view as well.
 */
const address = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,30}$/)),
    v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  ),
  v.check((parts) => Object.keys(parts).length <= 30),
  v.transform((parts) =>
    Object.fromEntries(Object.entries(parts).filter(([part]) => !PASSING.includes(part))),
  ),
);

export type ViewAddress = Readonly<Record<string, string>>;

/** What can be kept as a view: where somebody stands in which list. */
export type Viewable = { list: DeskList; address: ViewAddress };

export const viewsInput = v.strictObject({ list: listName });

/** What a view is called, and whether the whole team sees it. */
export const viewFacts = v.strictObject({ name: requiredLine(MAX_VIEW_NAME), isShared: v.boolean() });

export const viewInput = v.strictObject({ list: listName, ...viewFacts.entries, address });

/** What is left out stays as it was. */
export const viewUpdate = v.strictObject({
  id: id(),
  version: version(),
  name: v.optional(requiredLine(MAX_VIEW_NAME)),
  isShared: v.optional(v.boolean()),
  address: v.optional(address),
});

export const viewRemoval = v.strictObject({ id: id(), version: version() });
