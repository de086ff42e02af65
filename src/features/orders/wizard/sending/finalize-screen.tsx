import { Reference } from "#src/components/reference.tsx";
import { Link, Navigate } from "@tanstack/react-router";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { OrderTotal } from "#src/components/order-total.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { NextSteps } from "./finalize-steps.tsx";
import { Ordered } from "./ordered.tsx";
import type { ShownSent } from "./sent-order.ts";
import type { WizardArea } from "../wizard-context.tsx";

type FinalizeScreenProps = { order: ShownSent; isEdit: boolean; area: WizardArea };

/**
 * The order exists (WIZ-52): its reference, status and total, what was ordered, and where to follow it. There is no way
 * back from here.
 */
export function FinalizeScreen({ order, isEdit, area }: FinalizeScreenProps) {
  const { LL } = useWords();
  const words = area === "staff" ? LL.wizard.byTeam.finalize : LL.wizard.finalize;
  return (
    <div className="grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <PageTitle size="page" note={isEdit ? LL.wizard.finalize.savedNote() : words.note()}>
          {isEdit ? LL.wizard.finalize.savedTitle() : LL.wizard.finalize.title[order.type]()}
        </PageTitle>
        {area === "staff" ? <MailsKeptLine /> : <NoMailLine />}
        <dl className="mt-8 grid grid-cols-2 gap-6 border-y border-line-2 py-6 sm:grid-cols-3">
          <div>
            <dt className="text-sm text-quiet">{LL.wizard.finalize.reference()}</dt>
            <dd className="display-5 mt-1">
              <Reference value={order.reference} />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-quiet">{LL.wizard.finalize.status()}</dt>
            <dd className="mt-1.5">
              <StatusBadge of={area === "staff" ? "order" : "ownOrder"} status={order.status} />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-quiet">{LL.amounts.total()}</dt>
            <dd className="mt-1">
              <OrderTotal of={{ total: order.total, ...order.waits }} className="display-5" />
            </dd>
          </div>
        </dl>
        <div className="mt-8 flex flex-wrap gap-3">
          {area === "staff" ? <StaffWays orderId={order.id} /> : <PartnerWays orderId={order.id} />}
        </div>
        {!isEdit && <NextSteps order={order} area={area} />}
      </div>
      <Ordered />
    </div>
  );
}

/** Leads to the order's own page, in the place of what is on the screen. */
export function ToOrder({ area, orderId }: { area: WizardArea; orderId: string }) {
  if (area === "staff") return <Navigate to="/admin/orders/edit/$orderId" params={{ orderId }} replace />;
  return <Navigate to="/partner/orders/$orderId" params={{ orderId }} replace />;
}

function PartnerWays({ orderId }: { orderId: string }) {
  const { LL } = useWords();
  return (
    <>
      <Button asChild>
        <Link to="/partner/orders/$orderId" params={{ orderId }}>
          {LL.wizard.finalize.follow()}
        </Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to="/partner">{LL.actions.toDashboard()}</Link>
      </Button>
    </>
  );
}

function StaffWays({ orderId }: { orderId: string }) {
  const { LL } = useWords();
  return (
    <Button asChild>
      <Link to="/admin/orders/edit/$orderId" params={{ orderId }}>
        {LL.wizard.finalize.follow()}
      </Link>
    </Button>
  );
}
