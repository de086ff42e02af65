import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Spinner } from "#src/components/ui/spinner.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { AskedFor } from "../lines/asked-for.tsx";
import { type Service, type ServiceRow, serviceQuery } from "./data.ts";
import { PriceForm } from "./price-form.tsx";

type ServicePanelProps = { service: ServiceRow; name: string; onClose: () => void; onPriced: () => void };

/** A row unfolded: the request as it was written, and its price. */
export function ServicePanel({ service: row, name, onClose, onPriced }: ServicePanelProps) {
  const { LL } = useWords();
  const words = LL.customServices;
  const { data: service, error, isFetching, refetch } = useQuery(serviceQuery(row));
  // The form begins with what is stored, so what changed since the row was last unfolded is read first.
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && service && !isFetching) setBegun(true);
  if (error && !service) return <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />;
  if (!service || !hasBegun) return <Spinner label={words.loading()} showLabel />;
  return (
    <section
      aria-label={name}
      className="grid animate-rise gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]"
    >
      <div className="min-w-0">
        <Described service={service} />
        {service.isTeamLine && <p className="mt-2 text-quiet">{LL.orders.line.byTeam()}</p>}
      </div>
      {service.mayPrice ? (
        <PriceForm service={service} name={name} onClose={onClose} onPriced={onPriced} />
      ) : (
        <p className="text-quiet">{words.locked({ status: LL.statuses.order[service.status]() })}</p>
      )}
    </section>
  );
}

/** In the exhibitor's words; a structure has its brief, which is too long for a row. */
function Described({ service: { orderId, lineId, description } }: { service: Service }) {
  const { LL } = useWords();
  const words = LL.customServices;
  if (lineId === null) {
    return (
      <Link to="/admin/orders/edit/$orderId" params={{ orderId }} className="link">
        {words.brief()}
      </Link>
    );
  }
  if (!description) return <p className="text-quiet">{words.noDescription()}</p>;
  return <AskedFor description={description} />;
}
