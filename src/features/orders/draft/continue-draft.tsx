import { Link } from "@tanstack/react-router";
import { Button, type ButtonProps } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

type ContinueDraftProps = { order: Pick<Order, "id" | "submissionId"> } & Pick<
  ButtonProps,
  "size" | "variant"
>;

/** A link to continue a draft in the wizard. */
export function ContinueDraft({ order, size, variant }: ContinueDraftProps) {
  const { LL } = useWords();
  return (
    <Button asChild size={size} variant={variant}>
      <Link
        to="/partner/customize/$submissionId"
        params={{ submissionId: order.submissionId }}
        search={{ draft: order.id }}
      >
        {LL.orders.page.continueDraft()}
      </Link>
    </Button>
  );
}
