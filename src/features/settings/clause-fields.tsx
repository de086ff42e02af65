import { formOptions } from "@tanstack/react-form";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { CLAUSE_PLACEHOLDERS, type Clause, subjectsOf } from "#domain/contracts/clauses.ts";
import { CONTRACT_SUBJECTS } from "#domain/contracts/subject.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { Button } from "#src/components/ui/button.tsx";
import { ChoicesField } from "#src/kit/form/fields/choices-field.tsx";
import { withForm } from "#src/kit/form/form-hook.ts";
import { moveChildren } from "#src/lib/page/move-children.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { sampleFacts } from "./clause-sample.ts";
import { saySubject } from "./say-subject.ts";

const NO_CLAUSES: { items: Clause[] } = { items: [] };
const EMPTY = shownClause({ title: { pt: "", en: "" }, text: { pt: "", en: "" } });

/** A clause with every kind of order listed, as its fields show them. */
export function shownClause(clause: Clause): Clause {
  return { ...clause, holdsFor: subjectsOf(clause) };
}

/** Every clause with its title and text in both languages, side by side, in the order of the contract. */
export const ClauseFields = withForm({
  ...formOptions({ defaultValues: NO_CLAUSES }),
  props: { settings: undefined as Settings | undefined },
  render: function ClauseFields({ form, settings }) {
    const { LL } = useWords();
    const words = LL.settings.clauses;
    const subjects = CONTRACT_SUBJECTS.map((value) => ({ value, label: saySubject(LL, value) }));
    return (
      <form.AppField name="items" mode="array">
        {({ state, pushValue, removeValue, moveValue }) => (
          <div className="min-w-0">
            {settings && <Names settings={settings} />}
            <ol ref={moveChildren}>
              {state.value.map((_, at) => (
                <li
                  // Rows have no identity beyond their place.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={at}
                  className="border-t border-line-2 py-6"
                >
                  <fieldset className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
                    <legend className="sr-only">{words.clause({ number: at + 1 })}</legend>
                    <div className="flex items-center gap-1 sm:col-span-2">
                      <p aria-hidden="true" className="mr-auto font-semibold">
                        {words.clause({ number: at + 1 })}
                      </p>
                      <Act label={words.up()} disabled={at === 0} onPress={() => moveValue(at, at - 1)}>
                        <ArrowUp aria-hidden="true" className="size-4.5" />
                      </Act>
                      <Act
                        label={words.down()}
                        disabled={at === state.value.length - 1}
                        onPress={() => moveValue(at, at + 1)}
                      >
                        <ArrowDown aria-hidden="true" className="size-4.5" />
                      </Act>
                      <Act label={words.remove()} onPress={() => removeValue(at)}>
                        <Trash2 aria-hidden="true" className="size-4.5" />
                      </Act>
                    </div>
                    <form.AppField name={`items[${at}].holdsFor`}>
                      {() => (
                        <ChoicesField
                          label={words.holdsFor()}
                          options={subjects}
                          settle={(chosen) => CONTRACT_SUBJECTS.filter((subject) => chosen.includes(subject))}
                          required
                          className="sm:col-span-2"
                        />
                      )}
                    </form.AppField>
                    <form.AppField name={`items[${at}].title.pt`}>
                      {(field) => <field.TextField label={words.titlePt()} required />}
                    </form.AppField>
                    <form.AppField name={`items[${at}].title.en`}>
                      {(field) => <field.TextField label={words.titleEn()} required />}
                    </form.AppField>
                    <form.AppField name={`items[${at}].text.pt`}>
                      {(field) => <field.LongField label={words.textPt()} rows={7} required />}
                    </form.AppField>
                    <form.AppField name={`items[${at}].text.en`}>
                      {(field) => <field.LongField label={words.textEn()} rows={7} required />}
                    </form.AppField>
                  </fieldset>
                </li>
              ))}
            </ol>
            <Button variant="secondary" size="sm" onClick={() => pushValue(EMPTY)}>
              <Plus aria-hidden="true" className="size-4" />
              {words.add()}
            </Button>
          </div>
        )}
      </form.AppField>
    );
  },
});

type ActProps = { label: string; disabled?: boolean; onPress: () => void; children: ReactNode };

function Act({ label, disabled = false, onPress, children }: ActProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

/** What the contract fills in: how it is written, what it is, and what it would be. */
function Names({ settings }: { settings: Settings }) {
  const { LL, locale } = useWords();
  const words = LL.settings.clauses;
  const facts = sampleFacts(words, settings, locale);
  return (
    <div className="mb-6">
      <p className="mb-5 text-sm leading-5 text-quiet">{words.holdsForHint()}</p>
      <h2 className="font-semibold">{words.names()}</h2>
      <p className="mt-1 text-sm leading-5 text-quiet">{words.namesHint()}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-2.5 text-sm leading-5 sm:grid-cols-2">
        {CLAUSE_PLACEHOLDERS.map((name) => (
          <div key={name} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt>
              <code className="whitespace-nowrap">{`{{${name}}}`}</code>
            </dt>
            <dd className="wrap-anywhere">
              {words.placeholders[name]()}
              <span className="block text-quiet">{words.forExample({ value: facts[name] })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
