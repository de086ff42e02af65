import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { sayReason } from "#i18n/say-refusal.ts";
import type { Outputs } from "#src/lib/call/trpc.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { HeldNotice } from "./held-notice.tsx";
import { RetryLately, TestMail } from "./test-mail.tsx";

type Delivery = Outputs["mails"]["delivery"];

export type DeliveryLineProps = {
  /** For administrators: offers a test mail. */
  canTest?: boolean;
  /** Reports messages given up, with a link to them, and a campaign that paused itself. */
  tellsDead?: boolean;
  className?: string;
};

/** How many messages wait or were given up, with a link to them and a test mail; that a campaign paused itself, and why. */
export function DeliveryNotice({ canTest, tellsDead, className, ...delivery }: DeliveryLineProps & Delivery) {
  const { LL } = useWords();
  const words = LL.deskObstacles.delivery;
  const { hasServer, kept, dead, lately, paused, isHeld } = delivery;
  const isTold = !hasServer || dead > 0 || lately > 0;
  return (
    <div role="note" className={`grid gap-2 ${className ?? ""}`}>
      {tellsDead && isHeld && <HeldNotice />}
      {isTold && (
        <Line said={sayDelivery()}>
          {tellsDead && (
            <Link
              to="/admin/mails"
              search={{ statuses: hasServer ? (dead > 0 ? "dead" : "failed") : "kept" }}
              className="link"
            >
              {words.see()}
            </Link>
          )}
          {hasServer && lately > 0 && <RetryLately count={lately} />}
          {canTest && <TestMail />}
        </Line>
      )}
      {tellsDead && paused && (
        <Line said={`${words.paused()} ${sayReason(LL, paused.because)}`}>
          <Link to="/admin/mails" search={{ campaign: paused.id }} className="link">
            {words.see()}
          </Link>
        </Line>
      )}
    </div>
  );

  function sayDelivery(): string {
    if (hasServer) return dead > 0 ? words.dead({ count: dead }) : words.later({ count: lately });
    return kept > 0 ? words.none({ count: kept }) : words.noneYet();
  }
}

function Line({ said, children }: { said: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex items-start gap-2 font-semibold wrap-anywhere text-error">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {said}
      </p>
      {children}
    </div>
  );
}
