import { useStore } from "@tanstack/react-form";
import { useRef } from "react";
import { LOCALES } from "#domain/locales.ts";
import { MAX_LETTER_DETAILS, MAX_LETTER, MAX_LETTER_SUBJECT } from "#domain/campaigns/schema.ts";
import { withForm } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Writable } from "./insert-text.ts";
import { LETTER_FORM } from "./letter-form.ts";
import { LetterTools } from "./letter-tools.tsx";

/** EML-03: subject, message and custom details in each language, with what may be put into them. */
export const LetterFields = withForm({
  ...LETTER_FORM,
  render: function LetterFields({ form }) {
    const { LL } = useWords();
    const words = LL.campaigns.editor;
    const kind = useStore(form.store, (state) => state.values.kind);
    const field = useRef<Writable>(null);
    return (
      <div
        className="grid gap-7"
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
            field.current = target;
        }}
      >
        <div className="sticky top-0 z-10 -mx-1 border-b border-line bg-paper px-1 py-3 max-md:static">
          <LetterTools kind={kind} field={field} />
        </div>
        {LOCALES.map((locale) => (
          <fieldset key={locale} className="grid min-w-0 gap-4">
            <legend className="display-5 mb-3">{LL.language[locale]()}</legend>
            <form.AppField name={`subject_${locale}`}>
              {({ TextField }) => (
                <TextField
                  label={words.subject()}
                  under={LL.language[locale]()}
                  maxLength={MAX_LETTER_SUBJECT}
                />
              )}
            </form.AppField>
            <form.AppField name={`message_${locale}`}>
              {({ LongField }) => (
                <LongField
                  label={words.message()}
                  under={LL.language[locale]()}
                  inputClass="min-h-60"
                  maxLength={MAX_LETTER}
                />
              )}
            </form.AppField>
            <form.AppField name={`details_${locale}`}>
              {({ LongField }) => (
                <LongField
                  label={words.details()}
                  under={LL.language[locale]()}
                  aside={LL.field.optional()}
                  hint={words.detailsHint()}
                  rows={3}
                  maxLength={MAX_LETTER_DETAILS}
                />
              )}
            </form.AppField>
          </fieldset>
        ))}
      </div>
    );
  },
});
