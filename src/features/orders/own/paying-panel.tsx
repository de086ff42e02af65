import { centsFromUsd } from "#domain/money.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { CopyButton } from "#src/components/copy-button.tsx";
import { DefinitionList, type Definition } from "#src/components/definition-list.tsx";
import { useSupportEmail } from "#src/lib/event/use-support-email.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

export type Paying = NonNullable<Order["paying"]>;

/** What is to be paid, by when, and where to: reference and amount as a bank's form wants them, one press each. */
export function PayingPanel({ paying }: { paying: Paying }) {
  const { LL, locale } = useWords();
  const words = LL.orderPapers.paying;
  const { reference, outstanding, dueOn, instructions } = paying;
  return (
    <div className="break-inside-avoid">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        <Figure
          term={words.amount()}
          shown={formatUsd(locale, centsFromUsd(outstanding))}
          copied={outstanding.toFixed(2)}
          label={words.copyAmount()}
        />
        <Figure term={words.reference()} shown={reference} copied={reference} label={words.copyReference()} />
        {dueOn && <Figure term={words.due()} shown={formatDate(locale, dueOn, "UTC")} />}
      </dl>
      {instructions ? <Instructions instructions={instructions} /> : <WhomToAsk reference={reference} />}
      <p className="mt-4 max-w-[60ch] text-sm text-quiet">{words.byTransfer()}</p>
    </div>
  );
}

type FigureProps = { term: string; shown: string; copied?: string; label?: string };

function Figure({ term, shown, copied, label = "" }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-quiet">{term}</dt>
      <dd className="mt-0.5">
        <span className="display-5 figures block">{shown}</span>
        {copied !== undefined && <CopyButton value={copied} label={label} />}
      </dd>
    </div>
  );
}

function Instructions({ instructions }: { instructions: NonNullable<Paying["instructions"]> }) {
  const { LL, locale } = useWords();
  const words = LL.orderPapers.paying;
  const { payee, bank, account, swift, pixKey, text } = instructions;
  const rows: Definition[] = [
    { term: words.payee(), description: payee },
    { term: words.bank(), description: bank },
    { term: words.account(), description: account },
    { term: words.swift(), description: swift },
    { term: words.pixKey(), description: pixKey },
  ];
  return (
    <div className="mt-5">
      <DefinitionList items={rows} />
      {text[locale] && <p className="mt-4 max-w-[60ch] whitespace-pre-line">{text[locale]}</p>}
    </div>
  );
}

function WhomToAsk({ reference }: { reference: string }) {
  const { LL } = useWords();
  const email = useSupportEmail();
  if (!email) return null;
  return (
    <p className="mt-4 max-w-[60ch]">
      {LL.orderPapers.payment.how()}{" "}
      <a className="link" href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>
        {email}
      </a>
      .
    </p>
  );
}
