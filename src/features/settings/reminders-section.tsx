import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import {
  hasDayToCome,
  isRemindedAfter,
  REMINDER_KINDS,
  REMINDER_WAYS,
  type ReminderKind,
} from "#domain/reminders/rules.ts";
import { formatDateTime } from "#i18n/formatters.ts";
import { SelectField } from "#src/kit/form/fields/select-field.tsx";
import { withForm } from "#src/kit/form/form-hook.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { remindersQuery, type ReminderState } from "./data.ts";
import { SETTINGS_FORM } from "./settings-form.ts";
import { ShownIn } from "./shown-in.tsx";

/** What people are reminded of, how often, and who lets the letters go: nobody hears anything before a rule is on. */
export const RemindersSection = withForm({
  ...SETTINGS_FORM,
  render: function RemindersSection({ form }) {
    const { LL } = useWords();
    const { sections } = LL.settings;
    const { data, error } = useQuery(remindersQuery);
    return (
      <FormSection
        isDense
        title={sections.reminders()}
        hint={sections.remindersHint()}
        aside={<ShownIn section="reminders" />}
      >
        {data?.hasServer === false && (
          <p className="font-medium sm:col-span-2">{LL.settings.reminders.noServer()}</p>
        )}
        {error && (
          <p role="alert" className="sm:col-span-2">
            {say(LL, error)}
          </p>
        )}
        {REMINDER_KINDS.map((kind) => (
          <RuleFields
            key={kind}
            form={form}
            kind={kind}
            state={data?.states.find((state) => state.kind === kind)}
          />
        ))}
      </FormSection>
    );
  },
});

const ANY: { kind: ReminderKind; state: ReminderState | undefined } = { kind: "pay", state: undefined };

const RuleFields = withForm({
  ...SETTINGS_FORM,
  props: ANY,
  render: function RuleFields({ form, kind, state }) {
    const { LL } = useWords();
    const words = LL.settings.reminders;
    const { way, daysAfter } = useStore(form.store, ({ values }) => values.reminders[kind]);
    const title = words.kinds[kind]();
    const isOn = way !== "off";
    return (
      <fieldset className="grid gap-x-5 gap-y-5 not-first:border-t not-first:border-line not-first:pt-5 sm:col-span-2 sm:grid-cols-2">
        <legend className="sr-only">{title}</legend>
        <div className="sm:col-span-2">
          <p aria-hidden="true" className="font-semibold">
            {title}
          </p>
          <p className="mt-1 max-w-[60ch] text-sm text-quiet">{words.hints[kind]()}</p>
        </div>
        <form.AppField name={`reminders.${kind}.way`}>
          {() => (
            <SelectField
              label={words.way()}
              under={title}
              options={REMINDER_WAYS.map((value) => ({ value, label: words.ways[value]() }))}
            />
          )}
        </form.AppField>
        {isOn && hasDayToCome(kind) && (
          <form.AppField name={`reminders.${kind}.daysBefore`}>
            {(field) => (
              <field.TextField
                label={words.daysBefore()}
                hint={words.daysBeforeHint()}
                under={title}
                maxLength={20}
              />
            )}
          </form.AppField>
        )}
        {isOn && isRemindedAfter(kind) && (
          <form.AppField name={`reminders.${kind}.daysAfter`}>
            {(field) => (
              <field.NumberField label={words.daysAfter()} hint={words.zero()} under={title} required />
            )}
          </form.AppField>
        )}
        {isOn && isRemindedAfter(kind) && daysAfter !== 0 && (
          <form.AppField name={`reminders.${kind}.times`}>
            {(field) => <field.NumberField label={words.times()} under={title} required />}
          </form.AppField>
        )}
        {state && <LastLook state={state} />}
      </fieldset>
    );
  },
});

/** What the rule did last, and how its letter reads. */
function LastLook({ state }: { state: ReminderState }) {
  const { LL, locale } = useWords();
  const words = LL.settings.reminders;
  const { lookedAt, wroteAt, queued, drafted, example } = state;
  return (
    <div className="text-sm text-quiet sm:col-span-2">
      <p>
        {lookedAt === null ? words.neverLooked() : words.looked({ at: formatDateTime(locale, lookedAt) })}{" "}
        {wroteAt === null
          ? words.neverWrote()
          : words.wrote({ at: formatDateTime(locale, wroteAt), queued, drafted })}
      </p>
      {example ? (
        <details className="mt-2">
          <summary className="link w-fit cursor-pointer">{words.preview()}</summary>
          <p className="mt-3 font-semibold text-ink">{example.subject}</p>
          <p className="mt-2 max-w-[70ch] whitespace-pre-line wrap-anywhere text-ink">
            {example.text.trim()}
          </p>
        </details>
      ) : (
        <p className="mt-2">{words.noExample()}</p>
      )}
    </div>
  );
}
