import { formOptions } from "@tanstack/react-form";
import { settingsForm } from "#domain/settings/form.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";

/** What the sections know of the form they stand in: its fields. */
export const SETTINGS_FORM = formOptions({ defaultValues: settingsForm(DEFAULT_SETTINGS) });
