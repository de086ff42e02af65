import { revalidateLogic, useForm } from "@tanstack/react-form";
import { useRef, useState } from "react";
import * as v from "valibot";
import { reasonOf } from "#domain/refusal.ts";
import { settingsForm, SettingsFormSchema, type SettingsForm } from "#domain/settings/form.ts";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import { useWords } from "#src/lib/words.tsx";
import {
  dropSettingsDraft,
  keepSettingsDraft,
  readSettingsDraft,
  useFetchSettings,
  useUpdateSettings,
  type SettingsRecord,
} from "./data.ts";

/**
 * The form of the settings: what is typed is kept in the tab until it is saved or thrown away, and a save that comes
 * second shows what the first one changed.
 */
export function useSettingsForm(stored: SettingsRecord) {
  const { LL, locale } = useWords();
  const element = useRef<HTMLFormElement>(null);
  const update = useUpdateSettings();
  const fetchSettings = useFetchSettings();
  const [draft, setDraft] = useState(readSettingsDraft);
  /** What the changes started from; moves on when a conflict is settled. */
  const [base, setBase] = useState(draft?.base ?? stored);
  const [theirs, setTheirs] = useState<SettingsRecord>();
  const form = useForm({
    defaultValues: draft?.form ?? settingsForm(base.data, locale),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: SettingsFormSchema },
    canSubmitWhenInvalid: true,
    listeners: { onChange: ({ formApi }) => keepTyped(formApi.state.values) },
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    async onSubmit({ value }) {
      try {
        const data = v.parse(SettingsFormSchema, value);
        const { version } = await update.mutateAsync({ data, version: (theirs ?? base).version });
        startFrom({ ...base, data, version });
        showSuccess(LL.settings.saved());
      } catch (error) {
        if (reasonOf(error)?.code === "stale") setTheirs(await fetchSettings());
      }
    },
  });

  function keepTyped(values: SettingsForm): void {
    if (JSON.stringify(values) === JSON.stringify(settingsForm(base.data, locale))) {
      dropSettingsDraft();
      return setDraft(undefined);
    }
    const next = { base, form: values };
    keepSettingsDraft(next);
    setDraft(next);
  }

  /** Nothing is typed any more: the form shows what is stored. */
  function startFrom(record: SettingsRecord): void {
    dropSettingsDraft();
    setDraft(undefined);
    setBase(record);
    setTheirs(undefined);
    update.reset();
    form.reset(settingsForm(record.data, locale));
  }

  return { form, element, update, base, theirs, hasDraft: draft !== undefined, startFrom };
}

export type SettingsFormApi = ReturnType<typeof useSettingsForm>["form"];
