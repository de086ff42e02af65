import { readBriefing } from "#domain/orders/briefing.ts";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { Order } from "../data.ts";
import { BriefDownloads } from "./brief-downloads.tsx";
import { BriefSummary } from "./brief-summary.tsx";
import { StandSite } from "./stand-site.tsx";

/** The brief of a custom stand on its order's page; of a draft as far as it is written. Other orders have none. */
export function OrderBrief({ order, isRuled }: { order: Order; isRuled?: boolean }) {
  const { LL } = useWords();
  const isCustom = order.type === "CUSTOM";
  const briefing = isCustom ? readBriefing(order.briefing ?? order.draft?.briefing) : null;
  if (!briefing) return null;
  return (
    <Section
      title={LL.briefing.summary.title()}
      actions={<BriefDownloads orderId={order.id} />}
      isRuled={isRuled}
    >
      <StandSite submissionId={order.submissionId} className="mb-8" />
      <BriefSummary briefing={briefing} />
    </Section>
  );
}
