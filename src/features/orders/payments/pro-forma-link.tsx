import { PaperLink } from "#src/kit/record/paper-link.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

type ProFormaLinkProps = { order: Pick<Order, "id" | "paying" | "openChange">; className?: string };

/** The link to the pro forma invoice, where payment is due. */
export function ProFormaLink({ order: { id, paying, openChange }, className }: ProFormaLinkProps) {
  const { LL } = useWords();
  if (openChange || !paying || paying.outstanding <= 0) return null;
  return (
    <div className={className}>
      <PaperLink
        href={`/api/documents/orders/${id}/pro-forma.pdf`}
        label={LL.orderPapers.paying.proForma()}
      />
    </div>
  );
}
