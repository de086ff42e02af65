import { readBriefing } from "#domain/orders/draft/briefing.ts";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { BriefDownloads } from "./brief-downloads.tsx";
import { BriefSummary } from "./brief-summary.tsx";
import { StandSite } from "./stand-site.tsx";

/** The facts of the site, what was written for it, and both to take along. */
export function WrittenBrief({ order, isRuled }: { order: Order; isRuled?: boolean }) {
  const { LL } = useWords();
  const briefing = readBriefing(order.briefing ?? order.draft?.briefing);
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
