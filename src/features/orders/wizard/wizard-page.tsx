import { CopiedFrom } from "../record/copied-from.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo, useState, type ReactNode } from "react";
import type { Goods } from "#domain/orders/draft/goods.ts";
import { reasonOf } from "#domain/refusal.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { say, sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import {
  catalogueQuery,
  orderQuery,
  packagesQuery,
  standQuery,
  type LiveStand,
  type Order,
} from "../data.ts";
import { WishButton } from "../requests/wish-button.tsx";
import { EditOrder } from "./edit-order.tsx";
import { StandOfColleague } from "../draft/colleagues-drafts.tsx";
import { HeldDraft } from "./draft/held-draft.tsx";
import { ToOrder } from "./sending/finalize-screen.tsx";
import { NewOrder } from "./new-order.tsx";
import { loadedExtras, readGoods } from "./goods.ts";
import { WizardPlaces } from "./wizard-places.tsx";
import type { WizardArea, WizardSubmission } from "./wizard-context.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";

/** What an order starts from, while it is read, and why it could not be. */
type SubmissionReading = {
  submission?: WizardSubmission & { canOrder: boolean };
  /** Set where the record does not exist or is not the reader's (ERR-16). */
  isMissing: boolean;
  error: unknown;
  retry: () => void;
};

type NewOrderPageProps = {
  area: WizardArea;
  reading: SubmissionReading;
  draftId?: string;
  /** The stand that services are added to. */
  standId?: string;
  /** Whether it begins with the kind that fits what was applied for. */
  isFitting?: true;
};

/** The wizard of a new order once everything it needs is there, or why it cannot begin. */
export function NewOrderPage({ area, reading, draftId, ...begun }: NewOrderPageProps) {
  const { LL } = useWords();
  // A draft gets its id while it is written: the address follows, the wizard goes on.
  const [openedWith, setOpenedWith] = useState(draftId);
  const { submission, isMissing, error, retry } = reading;
  // Ordering that closes meanwhile takes no open wizard away from what is typed in it: the server says so at sending.
  const [hasBegun, setHasBegun] = useState(false);
  if (submission?.canOrder && !hasBegun) setHasBegun(true);
  if (isMissing && hasBegun) return <Refused message={LL.orders.page.takenOff()} />;
  if (isMissing) {
    const hint = area === "partner" ? LL.orders.page.perhapsTakenOff() : undefined;
    return <Refused message={LL.orders.page.submissionNotFound()} hint={hint} />;
  }
  // A later reading that failed takes nothing away from an order under way.
  if (error && !submission) return <ErrorPanel message={say(LL, error)} onRetry={retry} />;
  if (!submission) return <WizardPlaces />;
  if (!submission.canOrder && !hasBegun) return <Refused message={LL.orders.page.orderingClosed()} />;
  return (
    <WithStand submissionId={submission.id}>
      {(stand) => (
        <WithGoods sizeM2={submission.spaceM2}>
          {(goods) => (
            <Opened
              {...{ area, submission, stand, goods, ...begun }}
              draftId={openedWith}
              onTaken={setOpenedWith}
            />
          )}
        </WithGoods>
      )}
    </WithStand>
  );
}

type OpenedProps = Pick<NewOrderPageProps, "area" | "draftId" | "standId" | "isFitting"> & {
  submission: WizardSubmission;
  stand: LiveStand | undefined;
  goods: Goods;
  onTaken: (draftId: string) => void;
};

/** A new or drafted order; a draft sent meanwhile leads to its order. */
function Opened({ draftId, standId, isFitting, onTaken, ...wizard }: OpenedProps) {
  const { area, submission } = wizard;
  if (draftId) {
    return (
      <WithOrder
        id={draftId}
        missing={
          area === "partner" && (
            <HeldDraft submissionId={submission.id} draftId={draftId} onTaken={() => onTaken(draftId)} />
          )
        }
      >
        {(saved) =>
          saved.status === "DRAFT" ? (
            <>
              {saved.copiedFrom && (
                <p className="mb-4">
                  <CopiedFrom order={saved} reader={area === "staff" ? "team" : "exhibitor"} />
                </p>
              )}
              <NewOrder {...wizard} saved={saved} />
            </>
          ) : (
            <ToOrder area={area} orderId={saved.id} />
          )
        }
      </WithOrder>
    );
  }
  return (
    <>
      {area === "partner" && !standId && <StandOfColleague submissionId={submission.id} onTaken={onTaken} />}
      <NewOrder {...wizard} standId={standId} isFitting={isFitting} />
    </>
  );
}

type EditOrderPageProps = { orderId: string } & Pick<WizardSubmission, "isOneOfMany">;

/** The wizard of an order already sent, or why it can no longer be edited. */
export function EditOrderPage({ orderId, isOneOfMany }: EditOrderPageProps) {
  const { LL } = useWords();
  return (
    <WithOrder id={orderId}>
      {(order) =>
        order.canEdit && order.draft ? (
          <WithGoods sizeM2={order.sizeM2}>
            {(goods) => <EditOrder key={order.id} {...{ order, goods, isOneOfMany }} />}
          </WithGoods>
        ) : (
          <Refused message={LL.orders.page.editLocked[order.status]()}>
            <WishButton order={order} />
            <Button asChild variant="secondary">
              <Link to="/partner/orders/$orderId" params={{ orderId: order.id }}>
                {LL.wizard.finalize.follow()}
              </Link>
            </Button>
          </Refused>
        )
      }
    </WithOrder>
  );
}

type WithStandProps = { submissionId: string; children: (stand: LiveStand | undefined) => ReactNode };

/** The stand that takes the space; if it could not be read the page says so, and the server checks at sending. */
function WithStand({ submissionId, children }: WithStandProps) {
  const { LL } = useWords();
  const { data, error, isPending, refetch } = useQuery(standQuery(submissionId));
  if (isPending) return <WizardPlaces />;
  return (
    <>
      {error && !data && <RetryLine text={LL.orders.page.standUnknown()} onRetry={() => void refetch()} />}
      {children(data?.stand ?? undefined)}
    </>
  );
}

type WithGoodsProps = { sizeM2: number; children: (goods: Goods) => ReactNode };

function WithGoods({ sizeM2, children }: WithGoodsProps) {
  const { LL, locale } = useWords();
  const catalogue = useQuery(catalogueQuery);
  const packages = useQuery(packagesQuery);
  const extras = loadedExtras(locale);
  const goods = useMemo(
    () =>
      catalogue.data && packages.data
        ? readGoods({ catalogue: catalogue.data, packages: packages.data }, { sizeM2, locale, extras })
        : undefined,
    [catalogue.data, packages.data, sizeM2, locale, extras],
  );
  const error = catalogue.error ?? packages.error;
  // A later reading that failed takes nothing away from an order under way.
  if (error && !goods) {
    return (
      <ErrorPanel
        message={catalogue.error ? sayOr(LL, catalogue.error, LL.orders.services.failed()) : say(LL, error)}
        onRetry={() => {
          void catalogue.refetch();
          void packages.refetch();
        }}
      />
    );
  }
  return goods ? children(goods) : <WizardPlaces />;
}

type WithOrderProps = {
  id: string;
  /** Replaces a draft or order that the reader may not open. */
  missing?: ReactNode;
  children: (order: Order) => ReactNode;
};

/**
 * The order as it was when the wizard opened: what is known while that is fresh, else once it is read again. A later
 * refresh must not reset what is being typed.
 */
function WithOrder({ id, missing, children }: WithOrderProps) {
  const { LL } = useWords();
  const [opened, setOpened] = useState<Order>();
  const order = useQuery({ ...orderQuery(id), enabled: !opened });
  if (!opened && order.data && !order.isFetching) setOpened(order.data);
  if (opened) return children(opened);
  const isMissing = reasonOf(order.error)?.code === "notFound";
  if (isMissing && missing) return missing;
  if (isMissing) return <Refused message={LL.orders.page.loadFailed()} />;
  if (order.error) {
    return <ErrorPanel message={LL.orders.page.loadFailed()} onRetry={() => void order.refetch()} />;
  }
  return <WizardPlaces />;
}

type Refusal = { message: string; hint?: string | undefined; children?: ReactNode };

function Refused({ message, hint, children }: Refusal) {
  const { LL } = useWords();
  return (
    <div className="max-w-160">
      <ErrorPanel title={LL.orders.page.cannotOrder()} message={message} />
      {hint && <p className="mt-4 max-w-[60ch] text-quiet">{hint}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {children}
        <Button variant="secondary" onClick={() => history.back()}>
          {LL.actions.back()}
        </Button>
      </div>
    </div>
  );
}
