import { Download } from "lucide-react";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

type ProFormaLinkProps = { order: Pick<Order, "id" | "paying" | "openChange">; className?: string };

/** The pro forma invoice, for the payer; nothing while nothing is to be paid. */
export function ProFormaLink({ order: { id, paying, openChange }, className }: ProFormaLinkProps) {
  const { LL } = useWords();
  if (openChange || !paying || paying.outstanding <= 0) return null;
  return (
    <Button asChild variant="secondary" size="sm" className={className}>
      <a href={`/api/documents/orders/${id}/pro-forma.pdf`} download>
        <Download aria-hidden="true" className="size-4" />
        {LL.orders.paying.proForma()}
      </a>
    </Button>
  );
}
