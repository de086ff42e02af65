import { createFormHook } from "@tanstack/react-form";
import { fieldContext, formContext } from "./contexts.ts";
import { AddressField } from "./fields/address-field.tsx";
import { DateField, MomentField } from "./fields/date-field.tsx";
import { MoneyField, NumberField } from "./fields/figure-field.tsx";
import { FlagField } from "./fields/flag-field.tsx";
import { LongField } from "./fields/long-field.tsx";
import { PasswordField } from "./fields/password-field.tsx";
import { TextField } from "./fields/text-field.tsx";

/** Heavy fields are imported by the pages that use them. */
export const FIELDS = {
  AddressField,
  DateField,
  FlagField,
  LongField,
  MomentField,
  MoneyField,
  NumberField,
  PasswordField,
  TextField,
};

/** Custom fields: `<form.AppField name="email">{(field) => <field.TextField … />}`. */
export const { useAppForm, withFieldGroup, withForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: FIELDS,
  formComponents: {},
});
