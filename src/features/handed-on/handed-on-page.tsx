import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { formatFileSize } from "#src/components/file-size.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { Spinner } from "#src/components/ui/spinner.tsx";
import { formatArea } from "#i18n/formatters.ts";
import { PaperLink } from "#src/kit/record/paper-link.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { linkedQuery, openHanded, type ShownStep } from "./data.ts";
import { HandInForm } from "./hand-in-form.tsx";

/** The page of a handed step's link: that step alone, for somebody without an account. */
export function HandedOnPage({ token }: { token: string }) {
  const { LL } = useWords();
  const words = LL.handedOn.page;
  const { data, error, isPending, refetch } = useQuery(linkedQuery(token));
  const { mutate: noteOpened } = useMutation(openHanded);
  const isOpen = data?.state === "open";
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) noteOpened({ token });
  }, [isOpen, noteOpened, token]);
  // What was in focus goes with the form.
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.querySelector<HTMLElement>("[data-page-heading]")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isPending) return <Spinner label={words.loading()} showLabel className="text-lg" />;
  if (error && !data) {
    const isUnknown = reasonOf(error)?.code === "notFound" || error.data?.code === "BAD_REQUEST";
    if (isUnknown) return <Over title={words.unknownTitle()}>{words.unknown()}</Over>;
    return <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />;
  }
  if (data.state === "open") return <OpenStep step={data} token={token} />;
  if (data.state === "done") return <DoneStep step={data} />;
  return <Over title={words.closedTitle()}>{words.closed[data.state]()}</Over>;
}

function Over({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageTitle size="question" note={children}>
      {title}
    </PageTitle>
  );
}

function OpenStep({ step, token }: { step: ShownStep; token: string }) {
  const { LL, locale } = useWords();
  const words = LL.handedOn.page;
  const { giver, company, reference, spaceM2, validUntil, note, hasBrief } = step;
  const address = `/api/handed-on/${token}`;
  return (
    <>
      <PageTitle size="question" note={words.lead({ giver, company })}>
        {words.title()}
      </PageTitle>
      <DefinitionList
        className="mb-7 wrap-anywhere sm:[&>div]:grid-cols-[12rem_1fr] sm:[&>div]:gap-4"
        items={[
          { key: "order", term: words.order(), description: reference },
          { key: "stand", term: words.stand(), description: formatArea(locale, spaceM2) },
          { key: "until", term: words.until(), description: <DateTime value={validUntil} show="dateTime" /> },
        ]}
      />
      {note && (
        <div className="mb-7">
          <p className="text-sm text-quiet">{words.said({ giver })}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{note}</p>
        </div>
      )}
      {hasBrief && (
        <div className="mb-9">
          <h2 className="display-5">{words.brief()}</h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-6">
            <div className="flex min-h-11 flex-col justify-center">
              <PaperLink href={`${address}/brief.pdf`} label={words.briefPdf()} />
            </div>
            <a className="link inline-flex min-h-11 items-center" href={`${address}/brief.zip`}>
              {words.briefZip()}
            </a>
          </div>
        </div>
      )}
      <HandInForm step={step} token={token} />
    </>
  );
}

function DoneStep({ step }: { step: ShownStep }) {
  const { LL, locale } = useWords();
  const words = LL.handedOn.page;
  return (
    <>
      <PageTitle size="question" note={words.doneText({ giver: step.giver })}>
        {words.doneTitle()}
      </PageTitle>
      {step.files.length > 0 && (
        <>
          <h2 className="display-5">{words.sentFiles()}</h2>
          <ul className="mt-2 mb-7 divide-y divide-line wrap-anywhere">
            {step.files.map(({ id, name, size }) => (
              <li key={id} className="py-2">
                {name} <span className="text-sm text-quiet">{formatFileSize(locale, size)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {step.answer && (
        <>
          <h2 className="display-5">{words.yours()}</h2>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{step.answer}</p>
        </>
      )}
    </>
  );
}
