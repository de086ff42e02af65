import { centsFromUsd } from "#domain/money.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { CopyButton } from "#src/components/copy-button.tsx";
import { cn } from "#src/components/cn.ts";
import { useSupportEmail } from "#src/lib/event/use-support-email.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { ClausesLink } from "../record/clauses-link.tsx";

export type Paying = NonNullable<Order["paying"]>;

/** What is to be paid, by when, and where to: reference and amount as a bank's form wants them, one press each. */
export function PayingPanel({ paying, type }: { paying: Paying; type: Order["type"] }) {
  const { LL, locale } = useWords();
  const words = LL.orderPapers.paying;
  const { reference, outstanding, dueOn, instructions } = paying;
  const { payee, bank, account, swift, pixKey, text } = instructions ?? {};
  return (
    <>
      <div className="break-inside-avoid @3xl:row-span-2">
        <dl className="border-t border-line">
          <Value
            term={words.amount()}
            shown={formatUsd(locale, centsFromUsd(outstanding))}
            copied={outstanding.toFixed(2)}
            label={words.copyAmount()}
            isLarge
          />
          <Value term={words.reference()} shown={reference} label={words.copyReference()} isLarge />
          {dueOn && <Value term={words.due()} shown={formatDate(locale, dueOn, "UTC")} />}
          {payee && <Value term={words.payee()} shown={payee} label={words.copyPayee()} />}
          {bank && <Value term={words.bank()} shown={bank} />}
          {account && <Value term={words.account()} shown={account} label={words.copyAccount()} />}
          {swift && <Value term={words.swift()} shown={swift} label={words.copySwift()} />}
          {pixKey && <Value term={words.pixKey()} shown={pixKey} label={words.copyPixKey()} />}
        </dl>
        {text?.[locale] && (
          <p className="mt-3 max-w-[60ch] text-[0.9375rem] whitespace-pre-line">{text[locale]}</p>
        )}
        {!instructions && <WhomToAsk reference={reference} />}
      </div>
      <p className="max-w-[60ch] text-sm text-quiet @3xl:col-start-2 @3xl:row-start-2">
        {words.byTransfer()} <ClausesLink type={type} />
      </p>
    </>
  );
}

type ValueProps = {
  term: string;
  shown: string;
  /** The value for a bank's form, where it differs from the shown value. */
  copied?: string;
  /** The label of the copy button; absent for values that are not copied. */
  label?: string;
  isLarge?: boolean;
};

/** One value of the transfer on its line, with its button at the end; an amount is never broken, however large the text. */
function Value({ term, shown, copied = shown, label, isLarge = false }: ValueProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-b border-line coarse:min-h-11">
      <dt className="pt-1.5 pb-1 text-sm text-quiet">{term}</dt>
      <dd className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-2 text-right @max-3xs:grid-cols-1 @max-3xs:text-left">
        <span
          translate="no"
          className={cn(
            "figures min-w-0 py-1 wrap-anywhere",
            isLarge ? "text-[length:min(1.125rem,12cqi)] font-semibold" : "leading-6",
          )}
        >
          {shown}
        </span>
        {label !== undefined && <CopyButton isIcon value={copied} label={label} />}
      </dd>
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
