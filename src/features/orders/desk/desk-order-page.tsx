import { Reference } from "#src/components/reference.tsx";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { OfferedVerb } from "#domain/orders/moves/offer.ts";
import { ORDER_PLACES } from "#domain/orders/moves/places.ts";
import { sayOrdered } from "#i18n/stand-name.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { useOfferMoves } from "#src/kit/record/front-record.ts";
import { RecordKeysHelp } from "#src/kit/record/record-keys-help.tsx";
import { useRecordKeys } from "#src/kit/record/record-keys.ts";
import { useNoteOpened } from "#src/kit/record/last-records.ts";
import { OthersHere } from "#src/kit/together/others-here.tsx";
import { RecordMails } from "#src/kit/record/record-mails.tsx";
import { RecordPage } from "#src/kit/record/record-page.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { orderQuery, type Order } from "../data.ts";
import { CopiedFrom } from "../record/copied-from.tsx";
import { LinkedOrders } from "../record/linked-orders.tsx";
import { OrderBrief } from "../record/order-brief.tsx";
import { OrderContracts } from "../record/order-contracts.tsx";
import { OrderFiles } from "../record/order-files.tsx";
import { OrderHistory } from "../record/order-history.tsx";
import { OrderPapers } from "../record/order-papers.tsx";
import { OrderPayment } from "../payments/order-payment.tsx";
import { OrderStops } from "../moves/order-stops.tsx";
import { ProFormaLink } from "../payments/pro-forma-link.tsx";
import { DeskItems, type ItemsEditing } from "../lines/desk-items.tsx";
import { DeskRequests } from "../requests/desk-requests.tsx";
import { ContractMaking } from "./generate-contract.tsx";
import { NeededMove } from "../moves/needed-move.tsx";
import { SettleCredit } from "../payments/settle-credit.tsx";
import { JudgePayment } from "../moves/judge-payment.tsx";
import { OrderHolds } from "../moves/order-holds.tsx";
import { OrderOverview } from "./order-overview.tsx";
import { waysOf } from "../moves/status-ways.ts";

/** The dialog loads when it is first opened. */
const StatusDialog = lazy(() =>
  import("../moves/status-dialog.tsx").then((module) => ({ default: module.StatusDialog })),
);

type DeskOrderPageProps = {
  id: string;
  /** The notes, which belong to another feature. */
  notes: ReactNode;
  /** The steps handed on to others, which belong to another feature. */
  handed: ReactNode;
};

/** One order at the staff desk (ORD-07 to ORD-13). A failed load says so in its own words (ERR-10). */
export function DeskOrderPage({ id, notes, handed }: DeskOrderPageProps) {
  const { LL } = useWords();
  return (
    <RecordPage
      read={useQuery(orderQuery(id))}
      list={LL.rail.to.orders()}
      back={<Back />}
      failed={LL.desk.order.loadFailed()}
      loading={LL.desk.order.loading()}
    >
      {(order) => <LoadedOrder order={order} notes={notes} handed={handed} />}
    </RecordPage>
  );
}

function Back() {
  const { LL } = useWords();
  return <BackLink to="/admin/orders">{LL.desk.order.back()}</BackLink>;
}

type LoadedOrderProps = Omit<DeskOrderPageProps, "id"> & { order: Order };

function LoadedOrder({ order, notes, handed }: LoadedOrderProps) {
  const { LL } = useWords();
  const { turn } = order.standing;
  const [isChanging, setIsChanging] = useState(false);
  const [asked, setAsked] = useState<OfferedVerb>();
  const [editing, setEditing] = useState<ItemsEditing>();
  useNoteOpened({ kind: "order", id: order.id, name: order.reference ?? "", detail: order.company });
  useOfferMoves({
    name: order.reference ?? "",
    moves: waysOf(order).moves.map(({ verb }) => ({
      id: verb,
      name: LL.desk.moves[verb](),
      ask: () => ask(verb),
    })),
  });

  useRecordKeys({ s: { does: LL.moving.keys.status(), run: () => ask() } });

  function ask(verb?: OfferedVerb): void {
    setAsked(verb);
    setIsChanging(true);
  }

  return (
    <>
      <PageTitle
        size="desk"
        above={<Back />}
        className="mb-5"
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
            <StatusBadge of="order" status={order.status} />
            <OthersHere at={`order:${order.id}`} />
          </span>
        }
        under={<Ordered order={order} />}
        actions={
          <div className="flex flex-wrap gap-2.5">
            <Button variant="secondary" onClick={() => ask()}>
              {LL.desk.status.change()}
            </Button>
            <NeededMove order={order} onMove={ask} />
          </div>
        }
      >
        <Reference value={order.reference} />
      </PageTitle>
      <RecordKeysHelp />
      <Suspense fallback={null}>
        {isChanging && <StatusDialog order={order} asked={asked} onClose={() => setIsChanging(false)} />}
      </Suspense>
      <div className="grid grid-cols-1 gap-9">
        {order.reachesNobody && <NobodyReached order={order} />}
        <OrderStops order={order} />
        {turn === "changeRefused" && <RefusedChange order={order} />}
        <OrderHolds order={order} onPrice={() => setEditing("price")} />
        <OrderOverview
          order={order}
          payment={
            <OrderPayment
              order={order}
              reader="team"
              place={ORDER_PLACES.payment}
              renderJudging={({ id }) => <JudgePayment order={order} paymentId={id} />}
            >
              <SettleCredit order={order} />
              <ProFormaLink order={order} className="mt-4" />
            </OrderPayment>
          }
        />
        <DeskItems order={order} editing={editing} onEdit={setEditing} />
        <Surroundings order={order} notes={notes} onMove={ask} />
        {handed}
      </div>
    </>
  );
}

function Ordered({ order }: { order: Order }) {
  const { LL, locale } = useWords();
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-[0.9375rem] text-quiet">
      <span>
        {order.company}, {sayOrdered(LL.statuses.ordered, locale, order)}
      </span>
      <SaidTurn turn={order.standing.turn} />
      <CopiedFrom order={order} reader="team" />
    </p>
  );
}

type SurroundingsProps = { order: Order; notes: ReactNode; onMove: (verb?: OfferedVerb) => void };

/** What goes with an order: brief, requests, files, messages, history and notes. */
function Surroundings({ order, notes, onMove }: SurroundingsProps) {
  const { LL } = useWords();
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-11 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid grid-cols-1 gap-11">
          <OrderBrief order={order} />
          <DeskRequests order={order} onMove={onMove} />
          <OrderFiles order={order} addLabel={LL.desk.files.add()} isFolded />
          <RecordMails of={{ kind: "order", id: order.id }} />
          <OrderHistory order={order} reader="team" />
        </div>
        <div className="grid grid-cols-1 gap-11">
          {notes}
          <LinkedOrders order={order} reader="team" />
          <OrderPapers order={order} />
          <OrderContracts order={order} none={LL.desk.contracts.none()}>
            {(newest) => <ContractMaking order={order} newest={newest} />}
          </OrderContracts>
        </div>
      </div>
    </div>
  );
}

/** Whose turn it is, and for what; an order that came to nothing says it by its status. */
function SaidTurn({ turn }: { turn: Order["standing"]["turn"] }) {
  const { LL } = useWords();
  const words: Partial<Record<typeof turn, () => string>> = LL.desk.order.turn;
  const said = words[turn]?.();
  return said !== undefined && <span>{said}</span>;
}

/** Whoever answered for the exhibitor has left, so that nobody is notified about the order. */
function NobodyReached({ order: { company } }: { order: Order }) {
  const { LL } = useWords();
  const words = LL.desk.order;
  return (
    <div className="border-l-3 border-ochre bg-wait/60 px-4 py-3">
      <p className="font-semibold">{words.nobody()}</p>
      <p className="mt-1 max-w-[68ch]">{words.nobodyText({ organisation: company })}</p>
    </div>
  );
}

/** The exhibitor's answer to the team's change, which leaves both sides waiting until the team moves. */
function RefusedChange({ order: { requests } }: { order: Order }) {
  const { LL } = useWords();
  const words = LL.desk.order;
  const answer = requests.findLast(({ kind, status }) => kind === "ORDER_CHANGED" && status === "REJECTED");
  return (
    <div className="border-l-3 border-ochre bg-wait/60 px-4 py-3">
      <p className="font-semibold">{words.changeRefused()}</p>
      {answer?.rejectionComment && (
        <p className="mt-1 max-w-[68ch] whitespace-pre-line">“{answer.rejectionComment}”</p>
      )}
      <p className="mt-1 max-w-[68ch]">{words.changeRefusedNext()}</p>
    </div>
  );
}
