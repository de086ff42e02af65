import { TriangleAlert } from "lucide-react";
import { cn } from "#src/components/cn.ts";
import { useSendsMail } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type MailsKeptLineProps = {
  /** The message has a password, which only its file holds. */
  withPassword?: boolean;
  className?: string;
};

/**
 * For the team, beside a press that writes messages: in a portal without a mail server, that they wait; otherwise
 * nothing. Needs the namespace deskObstacles.
 */
export function MailsKeptLine({ withPassword, className }: MailsKeptLineProps) {
  const words = useWords().LL.deskObstacles.delivery;
  if (useSendsMail()) return null;
  return (
    <p role="note" className={cn("flex items-start gap-2 font-semibold wrap-anywhere text-error", className)}>
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        {words.noneYet()} {withPassword && words.handOver()}
      </span>
    </p>
  );
}
