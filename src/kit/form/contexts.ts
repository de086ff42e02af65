import { createFormHookContexts } from "@tanstack/react-form";
import { createContext, use } from "react";
import type { DifferenceWords } from "../together/difference-words.ts";

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts();

/** What a field is called and how its values read, for whoever speaks about it: a conflict, for example. */
export type FieldWords = DifferenceWords & {
  /** What has to be waited for before the form can be sent: a file on its way. */
  waitsFor?: string;
};

/** What a form does for its fields, beyond TanStack's own part. */
export type FieldHost = {
  /** What the server had against single fields, by their names; in words. */
  refused: ReadonlyMap<string, string>;
  /** Runs at once, or after the click while a pointer is pressed. */
  afterPress: (run: () => void) => void;
  /** The fields on the screen, by their names. */
  words: Map<string, FieldWords>;
  /** The places of the fields in the page, where something leads to them. */
  idOf?: (name: string) => string;
};

export const FieldHostContext = createContext<FieldHost | undefined>(undefined);

export function useFieldHost(): FieldHost {
  const host = use(FieldHostContext);
  if (!host) throw new Error("A field of the kit stands outside RecordForm");
  return host;
}
