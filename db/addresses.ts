import { domainToUnicode } from "node:url";
import { type Column, inArray, type SQL } from "drizzle-orm";
import { addressKey } from "#domain/addresses.ts";

/** The column names this address, in whichever of its spellings it is stored. */
export function isAddress(column: Column, email: string): SQL {
  return inArray(column, spellingsOf(email));
}

/** What `email()` stores of an address: its domain in punycode or in its own letters. */
export function spellingsOf(email: string): [string, string] {
  const key = addressKey(email);
  const at = key.lastIndexOf("@") + 1;
  return [key, key.slice(0, at) + (domainToUnicode(key.slice(at)) || key.slice(at))];
}
