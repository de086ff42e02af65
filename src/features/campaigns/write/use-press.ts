import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { COUNT_TYPED_ABOVE } from "#domain/campaigns/schema.ts";
import { whyNotAt } from "#domain/campaigns/planned-time.ts";
import { type Reason, reasonOf } from "#domain/refusal.ts";
import { sayReason } from "#i18n/say-refusal.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Checked, checkQuery, readCheckNow, sendCampaign } from "../data.ts";
import { instantOf, NOW, type When } from "./when.ts";

/** Refusals shown beside the time, not above the form. */
const TIME_CODES: readonly string[] = ["planTooSoon", "planAfterEvent"];

/** What the press has to know: the check, what is acknowledged, typed and chosen, and what is missing of it. */
export function usePress({ id, version, onClose }: { id: string; version: number; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.campaigns.check;
  const { check, error, refetch } = useCheck(id);
  const { mutate: send, isPending, error: refused, reset } = useMutation(sendCampaign);
  const [isSeen, setIsSeen] = useState(false);
  const [typed, setTyped] = useState("");
  const [when, setWhen] = useState(NOW);
  const [isTried, setIsTried] = useState(false);
  const [timeReason, setTimeReason] = useState<Reason>();
  const event = useEvent();
  const asks = check && asksOf(check);
  const isTyped = !asks?.typed || typed.trim() === String(check?.goes);
  const isAcknowledged = !asks?.seen || isSeen;
  const plannedFor = instantOf(when);
  const isTimed = when.is === "now" || plannedFor !== undefined;
  const isOfTime = TIME_CODES.includes(reasonOf(refused)?.code ?? "");

  function press(): void {
    setIsTried(true);
    setTimeReason(plannedFor === undefined ? undefined : whyNotAt(new Date(plannedFor), new Date(), event));
    if (!check || !isTyped || !isAcknowledged || !isTimed) return;
    const { goes, leftOut } = check;
    send(
      { id, version, seen: { goes, leftOut }, ...(plannedFor !== undefined && { plannedFor }) },
      {
        onSuccess() {
          showSuccess(plannedFor === undefined ? words.started() : words.planned());
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

  function choose(next: When): void {
    setWhen(next);
    setTimeReason(undefined);
    if (refused) reset();
  }

  const missing = isTried && !isTimed ? words.atMissing() : undefined;
  // Issues of the time and missing answers; the server has the last word.
  const wrong = timeReason ? sayReason(LL, timeReason) : missing;
  const timeError = isOfTime ? sayOr(LL, refused, words.failed()) : wrong;
  return {
    check,
    error,
    asks,
    refused,
    isPending,
    isTried,
    send: press,
    isSeen,
    isAcknowledged,
    see: setIsSeen,
    typed,
    isTyped,
    type: setTyped,
    when,
    choose,
    isOfTime,
    timeError,
  };
}

/** The check, read anew and held back while it is being read. */
function useCheck(id: string) {
  const { data, error, isFetching, refetch } = useQuery(checkQuery(id));
  useEffect(() => void readCheckNow(id).catch(() => undefined), [id]);
  return { check: isFetching ? undefined : data, error, refetch };
}

/** What has to be acknowledged, and whether the number is typed. */
function asksOf({ goes, leftOut, recent }: Checked) {
  return { seen: leftOut + recent.count, typed: goes > COUNT_TYPED_ABOVE };
}
