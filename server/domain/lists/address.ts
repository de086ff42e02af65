import * as v from "valibot";
import type { ListContract, ListInput, Question } from "./contract.ts";
import {
  type Choice,
  type ChoiceName,
  type Filters,
  type FilterValues,
  isChoice,
  type Single,
  type ValueOf,
} from "./filter.ts";

type Spelled<Value extends string> = Value | `${Value}.${string}`;

/**
 * How a list's address is spelled: `?search=várzea&statuses=PENDING.PAID&sort=-total&cursor=…`. A minus means
 * descending; defaults are left out. It also names the shown columns, `?columns=reference.status`, and the opened
 * view.
 */
export type ListAddress<Contract> =
  Contract extends ListContract<infer Column, infer Of>
    ? { search?: string; sort?: Column | `-${Column}`; cursor?: string; columns?: string; view?: string } & {
        [Name in keyof Of]?: Name extends ChoiceName<Of> ? Spelled<ValueOf<Of[Name]>> : string;
      }
    : never;

/** A question and where its page begins. */
export type ListState<Column extends string, Of extends Filters> = Question<Column, Of> & { cursor?: string };

/** Reads a list's state from the address; what is invalid is ignored. */
export function readAddress<Column extends string, Of extends Filters>(
  contract: ListContract<Column, Of>,
  address: Readonly<Record<string, unknown>>,
): ListState<Column, Of> {
  let known: ListInput<Column, Of> = {};

  function take(name: string, part: (text: string) => object): void {
    const text = textOf(address[name]);
    if (text === undefined) return;
    const more = { ...known, ...part(text) };
    if (v.is(contract.input, more)) known = more;
  }

  take("search", (search) => ({ search }));
  take("sort", (sort) => ({ sort: readSort(sort) }));
  for (const [name, filter] of Object.entries(contract.filters)) {
    const read = isChoice(filter) ? (text: string) => text.split(".") : (filter.read ?? String);
    take(name, (text) => ({ filters: { ...known.filters, [name]: read(text) } }));
  }
  take("cursor", (cursor) => ({ cursor }));
  const { search, filters, sort } = v.parse(contract.input, known);
  return { search, filters, sort, cursor: known.cursor };
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
}

function readSort(text: string) {
  return text.startsWith("-")
    ? { column: text.slice(1), direction: "desc" }
    : { column: text, direction: "asc" };
}

/** Writes a list's state into an address, without defaults. */
export function writeAddress<Column extends string, Of extends Filters>(
  contract: ListContract<Column, Of>,
  { search, filters, sort, cursor }: ListState<Column, Of>,
): ListAddress<ListContract<Column, Of>> {
  const isUsual = sort.column === contract.sort && sort.direction === contract.columns[sort.column];
  const parts = {
    search,
    ...Object.fromEntries(
      Object.entries(filters).map(([name, value]) => [name, writeValue(contract.filters[name], value)]),
    ),
    sort: isUsual ? undefined : `${sort.direction === "desc" ? "-" : ""}${sort.column}`,
    cursor,
  };
  const said = Object.entries(parts).filter(([, text]) => text !== undefined && text !== "");
  return Object.fromEntries(said) as ListAddress<ListContract<Column, Of>>;
}

export function addressOf<Column extends string, Of extends Filters>(
  contract: ListContract<Column, Of>,
  filters: Partial<FilterValues<Of>>,
): ListAddress<ListContract<Column, Of>> {
  const usual = readAddress(contract, {});
  return writeAddress(contract, { ...usual, filters: { ...usual.filters, ...filters } });
}

function writeValue(filter: Choice | Single | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.join(".");
  return filter && !isChoice(filter) && filter.write && value !== undefined ? filter.write(value) : value;
}

/** The columns that the address names; undefined when it names none. */
export function readColumns({ columns }: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  const named = textOf(columns)?.split(".").filter(Boolean);
  return named && named.length > 0 ? named : undefined;
}

export function readView({ view }: Readonly<Record<string, unknown>>): string | undefined {
  return textOf(view);
}
