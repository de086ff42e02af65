import * as v from "valibot";
import { id, requiredLine, version } from "../fields.ts";
import { DESK_LISTS, type DeskList } from "../lists/desk-lists.ts";

/** Most views per person and list. */
export const MAX_VIEWS = 50;
const MAX_VIEW_NAME = 60;

const listName = v.picklist(DESK_LISTS);

/** Parts of an address that do not belong to a view. */
const PASSING = ["cursor", "view"];

/**
 * A view is its list's address: search, filters, order and columns. It is read leniently by whoever opens it, so
 * "more than 7 days ago" and "mine" stay relative. May be empty.
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

export type Viewable = { list: DeskList; address: ViewAddress };

export const viewsInput = v.strictObject({ list: listName });

export const viewFacts = v.strictObject({ name: requiredLine(MAX_VIEW_NAME), isShared: v.boolean() });

export const viewInput = v.strictObject({ list: listName, ...viewFacts.entries, address });

/** A key left out stays as it was. */
export const viewUpdate = v.strictObject({
  id: id(),
  version: version(),
  name: v.optional(requiredLine(MAX_VIEW_NAME)),
  isShared: v.optional(v.boolean()),
  address: v.optional(address),
});

export const viewRemoval = v.strictObject({ id: id(), version: version() });
