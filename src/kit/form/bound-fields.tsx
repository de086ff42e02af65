import type { DeepKeys } from "@tanstack/react-form";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { FIELDS } from "./form-hook.ts";

type Fields = typeof FIELDS;

type BoundFields<Values> = {
  [Kind in keyof Fields]: (props: ComponentProps<Fields[Kind]> & { name: DeepKeys<Values> }) => ReactNode;
};

type Form = { AppField: ComponentType<{ name: never; children: () => ReactNode }> };

/** Adds the fields to a form: `<form.TextField name="email" label={…} />`. */
export function bindFields<Values, Bare extends Form>(form: Bare): Bare & BoundFields<Values> {
  const bound = Object.entries(FIELDS).map(([kind, Field]) => [
    kind,
    bind(form, Field as ComponentType<object>),
  ]);
  // FIELDS and BoundFields have the same names.
  return Object.assign(form, Object.fromEntries(bound) as BoundFields<Values>);
}

function bind({ AppField }: Form, Field: ComponentType<object>) {
  return function BoundField({ name, ...props }: { name: string }) {
    // BoundFields checks the name where the field is used.
    return <AppField name={name as never}>{() => <Field {...props} />}</AppField>;
  };
}
