import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import { splitGap } from "#domain/orders/draft/proposal-split.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Textarea } from "#src/components/ui/textarea.tsx";
import { AttachmentsField } from "#src/kit/files/attachments-field.tsx";
import { sayIssue } from "#src/lib/words/say-issue.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { AmountInput } from "./amount-input.tsx";
import { NotesField } from "./notes-field.tsx";
import { useWizard } from "./wizard-context.tsx";

type Proposal = OrderDraft["proposal"];
const PARTS = ["spaceAmount", "structureAmount", "extraAmount"] as const satisfies (keyof Proposal)[];

/** A proposal (WIZ-27, WIZ-28): what it is, what it may cost, how that divides, and the files that explain it. */
export function ProposalScreen() {
  const { LL } = useWords();
  const { submission, draft, change, issues } = useWizard();
  const { proposal } = draft;
  const words = LL.orders.proposal;
  /** Goes on from the newest text: a file may arrive while somebody types. */
  function put(edit: (before: Proposal) => Partial<Proposal>): void {
    change(({ proposal: before }) => ({ proposal: { ...before, ...edit(before) } }));
  }
  const errorOf = (path: keyof Proposal) => {
    const issue = issues.find((one) => one.path === path);
    return issue && sayIssue(LL, issue);
  };
  return (
    <div className="grid max-w-180 grid-cols-1 gap-8">
      <FormField
        id="wizard-description"
        label={words.description()}
        hint={words.descriptionHint()}
        error={errorOf("description")}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            rows={7}
            maxLength={10_000}
            value={proposal.description}
            onChange={({ target }) => put(() => ({ description: target.value }))}
          />
        )}
      </FormField>
      <div className="max-w-60">
        <AmountInput
          id="wizard-value"
          label={words.value()}
          error={errorOf("value")}
          required
          value={proposal.value}
          onChange={(value) => put(() => ({ value }))}
        />
        <p className="mt-1.5 text-sm text-quiet">{LL.amounts.taxes()}</p>
      </div>
      <fieldset>
        <legend className="text-[0.9375rem] font-medium">{words.split()}</legend>
        <p className="mt-1 mb-4 text-sm text-quiet">{words.splitHint()}</p>
        <div className="grid gap-5 sm:grid-cols-3">
          {PARTS.map((part) => (
            <AmountInput
              key={part}
              id={`wizard-${part}`}
              label={words[part]()}
              error={errorOf(part)}
              value={proposal[part]}
              onChange={(amount) => put(() => ({ [part]: amount }))}
            />
          ))}
        </div>
        <SplitNote proposal={proposal} />
      </fieldset>
      <AttachmentsField
        purpose="attachment"
        label={words.attachments()}
        aside={LL.field.optional()}
        fileHint={LL.orders.files.hint()}
        failed={LL.orders.files.failed()}
        value={proposal.attachments}
        onChange={(edit) => put((before) => ({ attachments: edit(before.attachments) }))}
        keptAs={`draft:${submission.id}:proposal.attachments`}
      />
      <NotesField />
    </div>
  );
}

/** How far the three amounts are from the value, while they are typed. */
function SplitNote({ proposal }: { proposal: Proposal }) {
  const { LL, locale } = useWords();
  const gap = splitGap(proposal);
  const words = LL.orders.proposal;
  return (
    <p role="status" className="mt-3 min-h-5 text-sm leading-5">
      {gap === 0 && <span className="font-medium text-leaf">{words.splitFits()}</span>}
      {gap !== undefined && gap > 0 && words.splitMissing({ amount: formatUsd(locale, gap) })}
      {gap !== undefined && gap < 0 && words.splitTooMuch({ amount: formatUsd(locale, -gap) })}
    </p>
  );
}
