import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import { AMOUNT_LENGTH } from "#domain/orders/draft/proposal.ts";
import { splitGap } from "#domain/orders/draft/proposal-split.ts";
import { cn } from "#src/components/cn.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { MoneyField } from "#src/kit/form/fields/figure-field.tsx";
import { FilesField } from "#src/kit/files/files-field.tsx";
import { LongField } from "#src/kit/form/fields/long-field.tsx";
import { HeldField, HeldFields } from "#src/kit/form/held-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { NotesField } from "./notes-field.tsx";
import { FIELDS_OF, useWizard } from "../wizard-context.tsx";

type Proposal = OrderDraft["proposal"];
type EditFiles = (before: Proposal["attachments"]) => Proposal["attachments"];
const SPLIT_NOTE = "proposal-split";
const PARTS = ["spaceAmount", "structureAmount", "extraAmount"] as const satisfies (keyof Proposal)[];

/** A proposal (WIZ-27, WIZ-28): what it is, what it may cost, how that divides, and the files that explain it. */
export function ProposalScreen() {
  const { LL } = useWords();
  const { submission, draft, change, issues } = useWizard();
  const { proposal } = draft;
  const words = LL.wizard.proposal;
  /** Goes on from the newest text: a file may arrive while somebody types. */
  function put(edit: (before: Proposal) => Partial<Proposal>): void {
    change(({ proposal: before }) => ({ proposal: { ...before, ...edit(before) } }));
  }
  /** One part of it: its name, what it holds, and how that changes. */
  const held = <Name extends keyof Proposal>(name: Name) => ({
    name,
    value: proposal[name],
    onChange: (value: Proposal[Name]) => put(() => ({ [name]: value })),
  });
  return (
    <div className="grid max-w-180 grid-cols-1 gap-8">
      <HeldField {...held("description")}>
        <LongField
          label={words.description()}
          hint={words.descriptionHint()}
          required
          rows={7}
          maxLength={10_000}
        />
      </HeldField>
      <div>
        <HeldField {...held("value")}>
          <MoneyField label={words.value()} required maxLength={AMOUNT_LENGTH} className="max-w-60" />
        </HeldField>
        <p className="mt-1.5 text-sm text-quiet">{LL.amounts.taxes()}</p>
      </div>
      <fieldset aria-describedby={SPLIT_NOTE} className="@container min-w-0">
        <legend className="text-[0.9375rem] font-medium">{words.split()}</legend>
        <p className="mt-1 mb-4 text-sm text-quiet">{words.splitHint()}</p>
        <HeldFields of={FIELDS_OF} issues={issues.filter(({ key }) => key !== "amountsSum")}>
          <div className="grid gap-5 @lg:grid-cols-3">
            {PARTS.map((part) => (
              <HeldField key={part} {...held(part)}>
                <MoneyField label={words[part]()} aside={LL.field.optional()} maxLength={AMOUNT_LENGTH} />
              </HeldField>
            ))}
          </div>
        </HeldFields>
        <SplitNote proposal={proposal} isWrong={issues.some(({ key }) => key === "amountsSum")} />
      </fieldset>
      <HeldField
        name="attachments"
        value={proposal.attachments}
        onChange={(edit: EditFiles) => put((before) => ({ attachments: edit(before.attachments) }))}
      >
        <FilesField
          purpose="attachment"
          label={words.attachments()}
          aside={LL.field.optional()}
          fileHint={LL.orders.files.hint()}
          failed={LL.orders.files.failed()}
          keptAs={`draft:${submission.id}:proposal.attachments`}
        />
      </HeldField>
      <NotesField />
    </div>
  );
}

/** How far the three amounts are from the value, while they are typed; an error of all three after an attempt to go on. */
function SplitNote({ proposal, isWrong }: { proposal: Proposal; isWrong: boolean }) {
  const { LL, locale } = useWords();
  const gap = splitGap(proposal);
  const words = LL.wizard.proposal;
  return (
    <p
      id={SPLIT_NOTE}
      role="status"
      className={cn("mt-3 min-h-5 text-sm leading-5", isWrong && "error-text")}
    >
      {isWrong && `${LL.obstacles.rule.amountsSum()} `}
      {gap === 0 && <span className="font-medium text-leaf">{words.splitFits()}</span>}
      {gap !== undefined && gap > 0 && words.splitMissing({ amount: formatUsd(locale, gap) })}
      {gap !== undefined && gap < 0 && words.splitTooMuch({ amount: formatUsd(locale, -gap) })}
    </p>
  );
}
