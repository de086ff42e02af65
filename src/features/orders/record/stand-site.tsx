import { useQuery } from "@tanstack/react-query";
import { SITE_FACTS } from "#domain/submissions/site-facts.ts";
import { SiteFactList } from "#src/components/site-fact-list.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { siteQuery } from "../data.ts";

/** What is known of the place of this submission's stand; nothing as long as nothing is. */
export function StandSite({ submissionId, className }: { submissionId: string; className?: string }) {
  const { LL } = useWords();
  const { data: facts } = useQuery(siteQuery(submissionId));
  if (!facts || !SITE_FACTS.some((fact) => facts[fact])) return null;
  return (
    <details className={className}>
      <summary className="cursor-pointer font-semibold">{LL.briefing.site.title()}</summary>
      <p className="mt-3 mb-3 text-[0.9375rem] text-quiet">{LL.briefing.site.hint()}</p>
      <SiteFactList facts={facts} />
    </details>
  );
}
