import type { DeepKeys } from "@tanstack/react-form";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { FIELDS } from "./form-hook.ts";

type Fields = typeof FIELDS;

/** The fields of the kit, each by the name of its value in the form. */
type BoundFields<Values> = {
  [Kind in keyof Fields]: (props: ComponentProps<Fields[Kind]> & { name: DeepKeys<Values> }) => ReactNode;
};

type Form = { AppField: ComponentType<{ name: never; children: () => ReactNode }> };

/** Gives a form its fields: `<form.TextField name="email" label={…} />`. */
export function bindFields<Values, Bare extends Form>(form: Bare): Bare & BoundFields<Values> {
  const bound = Object.entries(FIELDS).map(([kind, Field]) => [
    kind,
    bind(form, Field as ComponentType<object>),
  ]);
  // Each field of the kit, under its own name.
  return Object.assign(form, Object.fromEntries(bound) as BoundFields<Values>);
}

function bind({ AppField }: Form, Field: ComponentType<object>) {
  return function BoundField({ name, ...props }: { name: string }) {
    // The compiler has looked at the name where the field is used.
    return <AppField name={name as never}>{() => <Field {...props} />}</AppField>;
  };
}
