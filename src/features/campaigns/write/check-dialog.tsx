import { sayReason } from "#i18n/say-refusal.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Checked } from "../data.ts";
import { Acknowledge, TypedCount } from "./check-asks.tsx";
import { usePress } from "./use-press.ts";
import { WhenChoice } from "./when-choice.tsx";

type CheckDialogProps = { id: string; version: number; onClose: () => void };

/**
 * Before the press: how many letters leave, who is left out and why, who had a letter today. What is left out has to be
 * acknowledged, and above fifty letters their number typed.
 */
export function CheckDialog({ id, version, onClose }: CheckDialogProps) {
  const { LL } = useWords();
  const words = LL.campaigns.check;
  const press = usePress({ id, version, onClose });
  const { check, asks, when, refused, isPending } = press;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent
        title={words.title()}
        description={words.frozen()}
        footer={
          <>
            <Button variant="secondary" disabled={isPending} onClick={onClose}>
              {LL.actions.cancel()}
            </Button>
            {check && check.goes > 0 && (
              <Button pending={isPending} pendingLabel={words.sending()} onClick={press.send}>
                {when.is === "now" ? words.send({ count: check.goes }) : words.plan({ count: check.goes })}
              </Button>
            )}
          </>
        }
      >
        {press.error && <FormAlert>{sayOr(LL, press.error, words.failed())}</FormAlert>}
        {!check && !press.error && <SpinnerArea label={LL.campaigns.draft.checking()} />}
        {check && (
          <div className="grid gap-5">
            {refused && !press.isOfTime && <FormAlert>{sayOr(LL, refused, words.failed())}</FormAlert>}
            <Outcome check={check} />
            <MailsKeptLine />
            {check.goes > 0 && check.canPlan && (
              <WhenChoice when={when} error={press.timeError} onChoose={press.choose} />
            )}
            {check.goes > 0 && asks?.seen && (
              <Acknowledge
                count={asks.seen}
                isSeen={press.isSeen}
                isMissing={press.isTried && !press.isAcknowledged}
                onSee={press.see}
              />
            )}
            {asks?.typed && (
              <TypedCount
                count={check.goes}
                typed={press.typed}
                isMissing={press.isTried && !press.isTyped}
                onType={press.type}
              />
            )}
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Outcome({ check }: { check: Checked }) {
  const { LL } = useWords();
  const words = LL.campaigns.check;
  const { goes, leftOut, reasons, recent } = check;
  return (
    <div className="grid gap-3">
      <p role="status" className="display-5">
        {goes > 0 ? words.goes({ count: goes }) : words.nobody()}
      </p>
      {leftOut > 0 && <p className="font-semibold">{words.leftOut({ count: leftOut })}</p>}
      {reasons.map((group) => (
        <Group key={JSON.stringify(group.reason)} group={group}>
          {sayReason(LL, group.reason)}
        </Group>
      ))}
      {recent.count > 0 && <Group group={recent}>{words.recent()}</Group>}
    </div>
  );
}

function Group({ group, children }: { group: Checked["recent"]; children: string }) {
  const { LL } = useWords();
  const words = LL.campaigns.check;
  const { count, names } = group;
  return (
    <details className="border-l-3 border-ochre pl-3">
      <summary className="min-h-9 cursor-pointer py-1">
        <span className="figures font-semibold">{count}</span> · {children}
      </summary>
      <ul className="grid gap-1 py-1.5 text-sm">
        {names.map(({ id, company, email }) => (
          <li key={id} className="wrap-anywhere">
            {company} <span className="text-quiet">{email}</span>
          </li>
        ))}
        {count > names.length && (
          <li className="text-quiet">{words.more({ count: count - names.length })}</li>
        )}
      </ul>
    </details>
  );
}
