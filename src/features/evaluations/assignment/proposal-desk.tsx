import { useStore } from "@tanstack/react-form";
import { useState } from "react";
import { optionsOf, proposalForm, type ProposalOptions } from "#domain/evaluations/assignment.ts";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { type Proposal, propose } from "./data.ts";
import { ProposalResult } from "./proposal-result.tsx";

type ProposalDeskProps = {
  readers: readonly { id: string; name: string }[];
  /** How many marks a submission needs for a rank. */
  minimumMarks: number;
};

/** The terms of a proposal, and what it would do; nothing is done before it is accepted. */
export function ProposalDesk({ readers, minimumMarks }: ProposalDeskProps) {
  const { LL } = useWords();
  const words = LL.assignment.proposal;
  const [shown, setShown] = useState<{ proposal: Proposal; options: ProposalOptions }>();
  const { form, record } = useRecordForm({
    schema: proposalForm,
    values: () => ({
      marksEach: minimumMarks,
      readers: readers.map(({ id }) => ({ id, takesPart: true, maximum: null as number | null })),
    }),
    save: async (asked) => {
      const options = optionsOf(asked);
      setShown({ options, proposal: await propose(options) });
    },
  });
  const asked = useStore(form.store, ({ values }) => JSON.stringify(optionsOf(values)));
  return (
    <div className="min-w-0">
      <Section title={words.title()}>
        <p className="mb-5 max-w-[60ch] text-quiet">{words.text()}</p>
        <RecordForm record={record} saysKept={false}>
          <form.NumberField name="marksEach" label={words.marksEach()} className="max-w-60" required />
          <fieldset className="min-w-0">
            <legend className="mb-1 font-semibold">{words.readers()}</legend>
            <p className="mb-2 text-sm text-quiet">{words.mostHint()}</p>
            {readers.map(({ id, name }, at) => (
              <div
                key={id}
                className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-x-4 border-t border-line py-1.5"
              >
                <form.AppField name={`readers[${at}].takesPart`}>
                  {(field) => <field.FlagField label={name} />}
                </form.AppField>
                <form.AppField name={`readers[${at}].maximum`}>
                  {(field) => (
                    <field.NumberField label={words.mostOf({ name })} placeholder={words.most()} hideLabel />
                  )}
                </form.AppField>
              </div>
            ))}
          </fieldset>
        </RecordForm>
        <SubmitButton
          variant={shown ? "secondary" : "primary"}
          record={record}
          pendingLabel={words.submitting()}
          className="mt-5"
        >
          {words.submit()}
        </SubmitButton>
      </Section>
      {shown && (
        <ProposalResult
          {...shown}
          isOutdated={asked !== JSON.stringify(shown.options)}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  );
}
