import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { DateTime } from "#src/components/date-time.tsx";
import { Button } from "#src/components/ui/button.tsx";
import type { WhyGone } from "#src/kit/draft/draft-kind.ts";
import { leaveToNext } from "#src/kit/draft/draft-mirror.ts";
import { ConflictFrame } from "#src/kit/together/conflict-panel.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { colleaguesDraftsQuery, orderQuery } from "../../data.ts";
import { useWizard, type WizardArea } from "../wizard-context.tsx";
import { editPlaceOf } from "../../draft/draft-place.ts";
import type { SavingOrderDraft } from "./order-drafts.ts";

type GoneNoteProps = { why: WhyGone; area: WizardArea; saving: SavingOrderDraft };

/** The draft was sent, discarded or taken over elsewhere: what is on this screen can still go on. */
export function GoneNote({ why, area, saving }: GoneNoteProps) {
  const { LL } = useWords();
  const words = LL.wizard.draft;
  const { submission } = useWizard();
  const isTakeable = area === "partner" && why === "removed";
  const { data = [] } = useQuery({ ...colleaguesDraftsQuery(submission.id), enabled: isTakeable });
  const taken = data.find(({ id }) => id === saving.id);
  return (
    <div className="mb-8">
      <ConflictFrame title={why === "sent" ? words.sentElsewhere() : words.gone()}>
        <p className="mt-1 max-w-[60ch]">
          {taken && (
            <>
              {words.takenBy({ author: taken.author })} <DateTime value={taken.since} show="dateTime" />.{" "}
            </>
          )}
          {why === "sent" ? words.sentText() : words.goneText()}
        </p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          {why === "sent" && area === "partner" && saving.id !== undefined && (
            <OrderWays orderId={saving.id} saving={saving} />
          )}
          <Button variant="secondary" size="sm" onClick={() => void saving.keepAsSecond()}>
            {words.keepAsNew()}
          </Button>
        </div>
      </ConflictFrame>
    </div>
  );
}

/** To the order that the draft became, with what is on this screen as long as that can be changed. */
function OrderWays({ orderId, saving }: { orderId: string; saving: SavingOrderDraft }) {
  const { LL } = useWords();
  const words = LL.wizard.draft;
  const navigate = useNavigate();
  const { data: order } = useQuery(orderQuery(orderId));
  const { draft, version } = saving;

  /** Takes the text into the order under its old version, so that saving compares both first. */
  async function takeAlong(): Promise<void> {
    await leaveToNext(editPlaceOf(orderId), { id: orderId, version, draft });
    saving.forget();
    await navigate({ to: "/partner/orders/edit/$orderId", params: { orderId } });
  }

  return (
    <>
      {order?.canEdit && order.type === draft.orderType && (
        <Button size="sm" onClick={() => void takeAlong()}>
          {words.intoOrder()}
        </Button>
      )}
      <Button asChild variant="secondary" size="sm">
        <Link to="/partner/orders/$orderId" params={{ orderId }}>
          {words.toOrder()}
        </Link>
      </Button>
    </>
  );
}
