/** What the list shows unless its address says otherwise; not written into the address. */
export const DEFAULT_SEARCH = { search: "", status: "ALL", sort: "-updated", page: 1 } as const;
