import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { formatDay } from "#i18n/day.ts";
import { formatArea, formatDateTime } from "#i18n/formatters.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Receipt } from "./eoi-memory.ts";
import { RulesPart } from "./rules-step.tsx";

/** What is shown can be marked and copied without it. */
const CopyButton = optionalPart(async () => (await import("#src/components/copy-button.tsx")).CopyButton);

type SuccessStepProps = { event: PublicEvent; receipt: Receipt; onAgain: (() => void) | undefined };

/** EOI-08: the reference, what was sent, what happens next, and the ways to keep it and to follow it. */
export function SuccessStep({ event, receipt, onAgain }: SuccessStepProps) {
  const { LL } = useWords();
  const words = LL.interestReceipt;
  const { reference, statusUrl } = receipt;
  const token = statusUrl.split("/").at(-1) ?? "";
  return (
    <>
      <div className="grid gap-x-14 gap-y-10 py-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-14">
        <section aria-labelledby="receipt-reference">
          <h2 id="receipt-reference" className="text-lg font-medium">
            {words.reference()}
          </h2>
          <p className="mt-1 flex flex-wrap items-end gap-x-5 gap-y-2">
            <span
              translate="no"
              className="display-1 text-[clamp(2.5rem,1.2rem+5.2vw,4.75rem)]"
              data-reference
            >
              {reference}
            </span>
            <Suspense fallback={null}>
              <CopyButton value={reference} label={words.copyReference()} />
            </Suspense>
          </p>
          <p className="mt-5 max-w-[52ch] text-lg">
            {receipt.isMailed ? words.intro({ email: receipt.email }) : words.noMail()}
          </p>
          <div data-no-print className="mt-7 flex flex-wrap items-center gap-3">
            <Link to="/status/$token" params={{ token }} className={buttonLink()}>
              {words.track()}
            </Link>
            <button type="button" onClick={() => window.print()} className={buttonLink("secondary")}>
              {words.print()}
            </button>
          </div>
          <StatusLink statusUrl={statusUrl} />
        </section>
        <Sent event={event} receipt={receipt} />
      </div>
      <RulesPart title={words.nextTitle()}>
        <Next event={event} />
        <NoMailLine className="mt-4" />
      </RulesPart>
      {onAgain && (
        <div data-no-print className="border-t border-line-2 pt-8">
          <button type="button" onClick={onAgain} className={buttonLink("quiet")}>
            {words.another()}
          </button>
        </div>
      )}
    </>
  );
}

/** The address itself: whoever keeps it needs neither this page nor a mail. */
function StatusLink({ statusUrl }: { statusUrl: string }) {
  const { LL } = useWords();
  const words = LL.interestReceipt;
  const address = new URL(statusUrl, window.location.origin).href;
  return (
    <>
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm break-all">
        <a href={statusUrl} className="link" data-status-link>
          {address}
        </a>
        <Suspense fallback={null}>
          <CopyButton value={address} label={words.copyLink()} />
        </Suspense>
      </p>
      <p className="max-w-[60ch] text-sm text-quiet">{words.trackHint()}</p>
    </>
  );
}

/** The facts of the receipt. */
function Sent({ event, receipt: { at, essentials } }: Pick<SuccessStepProps, "event" | "receipt">) {
  const { LL, locale } = useWords();
  const words = LL.interestReceipt;
  if (!essentials) return null;
  const { fields, options } = LL.eoi;
  const { institutionName, standType, size, pavillionFocus } = essentials;
  return (
    <section aria-labelledby="receipt-sent">
      <h2 id="receipt-sent" className="display-5 mb-3">
        {words.sentTitle()}
      </h2>
      <DefinitionList
        className="wrap-anywhere"
        items={[
          { term: fields.institutionName(), description: institutionName },
          { term: fields.standType(), description: options.standType[standType]() },
          { term: fields.spaceSize(), description: size !== undefined && formatArea(locale, size) },
          {
            term: fields.pavillionFocus(),
            description: pavillionFocus.map((focus) => options.focus[focus]()).join(", "),
          },
          ...(at ? [{ term: words.sentAt(), description: formatDateTime(locale, at, event.eventZone) }] : []),
        ]}
      />
    </section>
  );
}

/** The way ahead, with the days that are known. */
function Next({ event }: { event: PublicEvent }) {
  const { LL, locale } = useWords();
  const words = LL.interestReceipt;
  const steps = [
    {
      text: words.next.screening(),
      date: words.closes({ date: formatDay(locale, event.eoi.days.to) }),
    },
    { text: words.next.review() },
    { text: words.next.decision() },
    { text: words.next.opening({ zone: event.zone }), date: formatDay(locale, event.conference.from) },
  ];
  return (
    <ol>
      {steps.map(({ text, date }, at) => (
        <li
          key={text}
          className="grid grid-cols-[2rem_1fr] gap-x-3 border-t border-line py-4 first:border-t-0 first:pt-0"
        >
          <span aria-hidden="true" className="figures font-semibold">
            {at + 1}
          </span>
          <span>
            {text}
            {date && <span className="figures block font-semibold">{date}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
