import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { COUNT_TYPED_ABOVE } from "#domain/campaigns/schema.ts";
import { reasonOf } from "#domain/refusal.ts";
import { sayReason } from "#i18n/say-refusal.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { FormField } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Checked, checkQuery, readCheckNow, sendCampaign } from "../data.ts";

type CheckDialogProps = { id: string; version: number; onClose: () => void };

/**
 * Before the press: how many letters leave, who is left out and why, who had one today. What is left out has to be
 * acknowledged, and above fifty letters their number typed.
 */
export function CheckDialog({ id, version, onClose }: CheckDialogProps) {
  const { LL } = useWords();
  const words = LL.campaigns.check;
  const { check, error, refetch } = useCheck(id);
  const { mutate: send, isPending, error: refused } = useMutation(sendCampaign);
  const [isSeen, setIsSeen] = useState(false);
  const [typed, setTyped] = useState("");
  const [isTried, setIsTried] = useState(false);
  const asks = check && asksOf(check);
  const isTyped = !asks?.typed || typed.trim() === String(check?.goes);
  const isAcknowledged = !asks?.seen || isSeen;

  function press(): void {
    setIsTried(true);
    if (!check || !isTyped || !isAcknowledged) return;
    const { goes, leftOut } = check;
    send(
      { id, version, seen: { goes, leftOut } },
      {
        onSuccess() {
          showSuccess(words.started());
          onClose();
        },
        onError(failure) {
          if (reasonOf(failure)?.code !== "recipientsChanged") return;
          setIsSeen(false);
          setTyped("");
          setIsTried(false);
          void refetch();
        },
      },
    );
  }

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
              <Button pending={isPending} pendingLabel={words.sending()} onClick={press}>
                {words.send({ count: check.goes })}
              </Button>
            )}
          </>
        }
      >
        {error && <FormAlert>{sayOr(LL, error, words.failed())}</FormAlert>}
        {!check && !error && <SpinnerArea label={LL.campaigns.draft.checking()} />}
        {check && (
          <div className="grid gap-5">
            {refused && <FormAlert>{sayOr(LL, refused, words.failed())}</FormAlert>}
            <Outcome check={check} />
            {check.goes > 0 && asks?.seen && (
              <Acknowledge
                count={asks.seen}
                isSeen={isSeen}
                isMissing={isTried && !isAcknowledged}
                onSee={setIsSeen}
              />
            )}
            {asks?.typed && (
              <TypedCount
                count={check.goes}
                typed={typed}
                isMissing={isTried && !isTyped}
                onType={setTyped}
              />
            )}
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

type TypedCountProps = { count: number; typed: string; isMissing: boolean; onType: (typed: string) => void };

function TypedCount({ count, typed, isMissing, onType }: TypedCountProps) {
  const { LL } = useWords();
  const words = LL.campaigns.check;
  return (
    <FormField label={words.typed({ count })} error={isMissing ? words.typedWrong({ count }) : undefined}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-40"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </FormField>
  );
}

/** As it is now, not as it was looked at before. */
function useCheck(id: string) {
  const { data, error, isFetching, refetch } = useQuery(checkQuery(id));
  useEffect(() => void readCheckNow(id).catch(() => undefined), [id]);
  return { check: isFetching ? undefined : data, error, refetch };
}

/** What has to be acknowledged, and whether the number is typed. */
function asksOf({ goes, leftOut, recent }: Checked) {
  return { seen: leftOut + recent.count, typed: goes > COUNT_TYPED_ABOVE };
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

type AcknowledgeProps = {
  count: number;
  isSeen: boolean;
  isMissing: boolean;
  onSee: (isSeen: boolean) => void;
};

function Acknowledge({ count, isSeen, isMissing, onSee }: AcknowledgeProps) {
  const { LL } = useWords();
  const words = LL.campaigns.check;
  const id = useId();
  return (
    <div>
      <CheckboxLine
        id={id}
        label={words.acknowledge({ count })}
        checked={isSeen}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        onCheckedChange={(checked) => onSee(checked === true)}
      />
      {isMissing && (
        <p id={`${id}-missing`} role="alert" className="mt-1 text-annatto-ink">
          {words.unseen()}
        </p>
      )}
    </div>
  );
}
