import { FormApi, type AnyFieldApi } from "@tanstack/react-form";
import { use, useMemo, type ReactNode } from "react";
import type { FieldIssue } from "#domain/messages.ts";
import { sayIssue } from "#src/lib/words/say-issue.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { fieldContext, FieldHostContext } from "./contexts.ts";
import { placeOfField } from "./field-places.ts";

/** The form of fields that are in none: it is never sent. */
const NO_FORM = new FormApi({ defaultValues: {} });

type HeldFieldsProps = {
  /** Before the names of the fields, for their places in the page. */
  of: string;
  /** The broken rules that are said by now. */
  issues: readonly FieldIssue[];
  children: ReactNode;
};

/** Around fields of the house whose values a draft holds, not a form: what is wrong with each stands beside it. */
export function HeldFields({ of, issues, children }: HeldFieldsProps) {
  const refused = useSaid(issues);
  const host = useMemo(
    () => ({
      refused,
      afterPress: (run: () => void) => run(),
      words: new Map(),
      idOf: (name: string) => placeOfField(of, name),
    }),
    [of, refused],
  );
  return <FieldHostContext value={host}>{children}</FieldHostContext>;
}

type HeldFieldProps<Value, Edit> = {
  name: string;
  value: Value;
  /** The next value; of files how it follows from the newest, since one may arrive late. */
  onChange: (edit: Edit) => void;
  children: ReactNode;
};

/** One field inside `HeldFields`, whichever of the house draws it. */
export function HeldField<Value, Edit = Value>({
  name,
  value,
  onChange,
  children,
}: HeldFieldProps<Value, Edit>) {
  const field = useMemo(
    () => ({
      name,
      form: NO_FORM,
      state: { value, meta: { isBlurred: false, errors: [] } },
      handleChange: onChange,
      handleBlur: () => undefined,
    }),
    [name, value, onChange],
  );
  // All that the fields of the house ask of one (useField).
  return <fieldContext.Provider value={field as unknown as AnyFieldApi}>{children}</fieldContext.Provider>;
}

/** What is wrong with a held field that is drawn by hand, such as cards to choose from. */
export function useHeldError(name: string): string | undefined {
  return use(FieldHostContext)?.refused.get(name);
}

/** Each field's first broken rule in words; the same map as before while it says the same, so that nothing is drawn for it. */
function useSaid(issues: readonly FieldIssue[]): ReadonlyMap<string, string> {
  const { LL } = useWords();
  const said = JSON.stringify(issues.toReversed().map((issue) => [issue.path, sayIssue(LL, issue)]));
  return useMemo(() => new Map(JSON.parse(said) as [string, string][]), [said]);
}
