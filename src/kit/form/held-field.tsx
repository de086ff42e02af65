import { FormApi, type AnyFieldApi } from "@tanstack/react-form";
import { use, useMemo, type ReactNode } from "react";
import type { FieldIssue } from "#domain/messages.ts";
import { sayIssue } from "#i18n/say-issue.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { fieldContext, FieldHostContext, useFieldHost } from "./contexts.ts";
import { placeOfField } from "./field-places.ts";

/** TanStack's fields need a form; this form is never sent. */
const NO_FORM = new FormApi({ defaultValues: {} });

type HeldFieldsProps = {
  of: string;
  /** The issues shown at the fields. */
  issues: readonly FieldIssue[];
  children: ReactNode;
};

/** Around fields whose values a draft holds instead of a form. */
export function HeldFields({ of, issues, children }: HeldFieldsProps) {
  const refused = useSaid(issues);
  const host = useMemo(
    () => ({
      refused,
      afterPress: (run: () => void) => run(),
      // The draft around them is sent another way.
      uploaded: () => undefined,
      words: new Map(),
      idOf: (name: string) => placeOfField(of, name),
    }),
    [of, refused],
  );
  return <FieldHostContext value={host}>{children}</FieldHostContext>;
}

/** Around the held fields of one row of a form: shows the row's issues beside the server's. */
export function HeldRow({ issues, children }: Pick<HeldFieldsProps, "issues" | "children">) {
  const form = useFieldHost();
  const broken = useSaid(issues);
  const host = useMemo(
    () => (broken.size === 0 ? form : { ...form, refused: new Map([...broken, ...form.refused]) }),
    [form, broken],
  );
  return <FieldHostContext value={host}>{children}</FieldHostContext>;
}

type HeldFieldProps<Value, Edit> = {
  name: string;
  value: Value;
  /** Files change as a function of the newest list, since one may arrive late. */
  onChange: (edit: Edit) => void;
  onLeave?: () => void;
  children: ReactNode;
};

/** A field whose value a draft holds; it stands inside `HeldFields` or `HeldRow`. */
export function HeldField<Value, Edit = Value>({
  name,
  value,
  onChange,
  onLeave = stay,
  children,
}: HeldFieldProps<Value, Edit>) {
  const field = useMemo(
    () => ({
      name,
      form: NO_FORM,
      state: { value, meta: { isBlurred: false, errors: [] } },
      handleChange: onChange,
      handleBlur: onLeave,
    }),
    [name, value, onChange, onLeave],
  );
  // The cast holds: `field` has all that useField reads.
  return <fieldContext.Provider value={field as unknown as AnyFieldApi}>{children}</fieldContext.Provider>;
}

function stay(): void {
  // Leaving does nothing: most drafts check while somebody types.
}

/** The error of a field drawn by hand, such as cards. */
export function useHeldError(name: string): string | undefined {
  return use(FieldHostContext)?.refused.get(name);
}

/** The first issue per field in words; stable while unchanged, to avoid renders. */
function useSaid(issues: readonly FieldIssue[]): ReadonlyMap<string, string> {
  const { LL } = useWords();
  const said = JSON.stringify(issues.toReversed().map((issue) => [issue.path, sayIssue(LL, issue)]));
  return useMemo(() => new Map(JSON.parse(said) as [string, string][]), [said]);
}
