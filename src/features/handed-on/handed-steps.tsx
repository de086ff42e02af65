import { useMutation, useQuery } from "@tanstack/react-query";
import { Send, UserPlus } from "lucide-react";
import { useEffect } from "react";
import { useConfirm } from "#src/components/confirm.tsx";
import { CopyButton } from "#src/components/copy-button.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { formatDate } from "#i18n/formatters.ts";
import { DialogButton, lateDialog } from "#src/kit/form/dialog-button.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { handedQuery, seeHanded, takeBack, type Handed } from "./data.ts";

const ToColleague = lateDialog(async () => (await import("./to-colleague.tsx")).ToColleague);
const ToBuilder = lateDialog(async () => (await import("./to-builder.tsx")).ToBuilder);

type HandedStepsProps = {
  order: { id: string; reference: string | null };
  /** The team sees who has what, and moves nothing. */
  reader: "exhibitor" | "staff";
};

/** The steps of an order that others do: with whom, since when, seen and done; and the buttons to hand a step on or take it back. */
export function HandedSteps({ order, reader }: HandedStepsProps) {
  const { LL } = useWords();
  const words = LL.handedOn;
  const { data, error, refetch } = useQuery(handedQuery(order.id));
  const isUnseen = data?.steps.some(({ isMine, seenAt, state }) => isMine && !seenAt && state === "open");
  const { mutate: see } = useMutation(seeHanded);
  useEffect(() => {
    if (isUnseen) see({ orderId: order.id });
  }, [isUnseen, see, order.id]);

  if (error && !data) return <RetryLine text={words.failed()} onRetry={() => void refetch()} />;
  if (!data) return null;
  const canHandOn = data.duties.length > 0 && data.colleagues.length > 0;
  const canGive = data.canHandOut || canHandOn;
  if (data.steps.length === 0 && !canGive) return null;
  return (
    <Section title={words.title()} place="handed-on" isRuled>
      {reader === "exhibitor" && canGive && <p className="text-[0.9375rem] text-quiet">{words.hint()}</p>}
      {data.steps.length > 0 && (
        <ul className="my-2 divide-y divide-line">
          {data.steps.map((step) => (
            <HandedLine key={step.id} step={step} orderId={order.id} canTakeBack={reader === "exhibitor"} />
          ))}
        </ul>
      )}
      {canGive && (
        <div className="mt-3 flex flex-wrap gap-3">
          {data.canHandOut && (
            <DialogButton
              variant="secondary"
              size="sm"
              renderDialog={(close) => <ToBuilder order={order} onClose={close} />}
            >
              <Send aria-hidden="true" className="size-4" />
              {words.toBuilder.action()}
            </DialogButton>
          )}
          {canHandOn && (
            <DialogButton
              variant="secondary"
              size="sm"
              renderDialog={(close) => <ToColleague order={order} given={data} onClose={close} />}
            >
              <UserPlus aria-hidden="true" className="size-4" />
              {words.toColleague.action()}
            </DialogButton>
          )}
        </div>
      )}
    </Section>
  );
}

const TONES = { open: "wait", done: "good", takenBack: "still", expired: "still", closed: "still" } as const;

type LineProps = { step: Handed; orderId: string; canTakeBack: boolean };

function HandedLine({ step, orderId, canTakeBack }: LineProps) {
  const { LL, locale } = useWords();
  const words = LL.handedOn;
  const { name, giver, state, isMine } = step;
  const at = formatDate(locale, step.since);
  const isOpen = state === "open";
  return (
    <li className="py-3 text-[0.9375rem] wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{words.step[step.step]()}</span>
        <Badge tone={TONES[state]}>{words.state[state]()}</Badge>
      </p>
      <p className="mt-0.5">{isMine ? words.byYou({ giver, at }) : words.with({ name, at })}</p>
      {step.note && <p className="mt-0.5 whitespace-pre-line text-quiet">{step.note}</p>}
      {isOpen && !isMine && (
        <p className="mt-0.5 text-sm text-quiet">
          {step.seenAt ? words.seen({ at: formatDate(locale, step.seenAt) }) : words.notSeen()}
          {step.validUntil && `. ${words.until({ at: formatDate(locale, step.validUntil) })}`}
        </p>
      )}
      {step.doneAt && (
        <p className="mt-0.5 text-sm text-quiet">
          <DateTime value={step.doneAt} show="dateTime" />
        </p>
      )}
      {step.answer && (
        <>
          <p className="mt-1.5 text-sm text-quiet">{words.said()}</p>
          <p className="whitespace-pre-line">{step.answer}</p>
        </>
      )}
      {isOpen && canTakeBack && <LineActs step={step} orderId={orderId} />}
    </li>
  );
}

function LineActs({ step, orderId }: Omit<LineProps, "canTakeBack">) {
  const { LL } = useWords();
  const words = LL.handedOn;
  const { id, name } = step;
  const [ask, dialog] = useConfirm();
  const taking = useMutation(takeBack);

  async function take(): Promise<void> {
    const question = {
      title: words.takeBackAsk({ name }),
      description: words.takeBackText({ name }),
      children: <NoMailLine />,
      confirmLabel: words.takeBack(),
    };
    if (!(await ask(question))) return;
    taking.mutate(
      { orderId, id },
      {
        onSuccess: () => showSuccess(words.takenBack()),
        onError: () => showError(words.takeBackFailed()),
      },
    );
  }

  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-5">
      {step.url && (
        <CopyButton value={step.url} label={words.copyLink({ name })} text={words.copyLinkShort()} />
      )}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3"
        pending={taking.isPending}
        aria-label={words.takeBackNamed({ step: words.step[step.step](), name })}
        onClick={() => void take()}
      >
        {words.takeBack()}
      </Button>
      {dialog}
    </div>
  );
}
