import { createFormHookContexts } from "@tanstack/react-form";
import { createContext, use } from "react";
import type { DifferenceWords } from "../together/difference-words.ts";

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts();

/** A field's label and its values in words, for conflicts. */
export type FieldWords = DifferenceWords & {
  /** An upload that sending waits for, or that failed. */
  waitsFor?: string;
};

/** What fields read from their form beyond TanStack's part. */
export type FieldHost = {
  /** The server's objections by field, in words. */
  refused: ReadonlyMap<string, string>;
  /** Runs at once, or after the click while a pointer is down. */
  afterPress: (run: () => void) => void;
  /** The files of a field are here, or were refused: what was pressed meanwhile is done. */
  uploaded: () => void;
  /** The words of the fields on the screen, by name. */
  words: Map<string, FieldWords>;
  /** Element ids, where links lead to fields. */
  idOf?: ((name: string) => string) | undefined;
  /** Words for an empty required field, where the form has more to say. */
  sayMissing?: ((name: string) => string | undefined) | undefined;
};

export const FieldHostContext = createContext<FieldHost | undefined>(undefined);

export function useFieldHost(): FieldHost {
  const host = use(FieldHostContext);
  if (!host) throw new Error("A field of the kit stands outside RecordForm");
  return host;
}
