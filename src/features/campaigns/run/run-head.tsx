import { LETTER_STATES } from "#domain/campaigns/letter-list.ts";
import { type CampaignCounts, recipientsOf } from "#domain/campaigns/moves.ts";
import { formatDateTime } from "#i18n/formatters.ts";
import { sayReason } from "#i18n/say-refusal.ts";
import { Badge } from "#src/components/ui/badge.tsx";
import { RunProgressBar } from "#src/kit/run/run-progress.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { STATUS_TONES } from "../campaigns-screen.tsx";
import { LetterPreview } from "../write/letter-preview.tsx";
import type { Campaign } from "../data.ts";
import { Criteria } from "../write/criteria.tsx";

/** How far it has come, in figures that add up; whom and what it said. */
export function RunHead({ campaign }: { campaign: Campaign }) {
  const { LL, locale } = useWords();
  const words = LL.campaigns.page;
  const { counts, status, pausedBecause } = campaign;
  const plannedFor = status === "planned" && campaign.plannedFor;
  const count = recipientsOf(counts);
  const gone = count - counts.waiting;
  return (
    <div className="mb-6 grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge dot tone={STATUS_TONES[status]}>
          {LL.campaigns.status[status]()}
        </Badge>
        {plannedFor ? (
          <p className="display-5">
            {words.leaves({ date: formatDateTime(locale, plannedFor), count: counts.waiting })}
          </p>
        ) : (
          <RunProgressBar
            isWide
            className="min-w-0 grow basis-80"
            label={words.progressOf()}
            gone={gone}
            count={count}
            said={words.progress({ gone, count })}
          />
        )}
      </div>
      {pausedBecause && (
        <p role="status" className="border-l-3 border-ochre pl-3">
          {words.pausedBecause({ reason: sayReason(LL, pausedBecause) })}
        </p>
      )}
      {plannedFor && <p className="max-w-[80ch] text-quiet">{words.refreshed()}</p>}
      {!campaign.isDelivered && <p className="text-quiet">{words.keptHint()}</p>}
      <Figures counts={counts} />
      <Criteria chosen={campaign.chosen} count={count} />
      <details className="border-y border-line py-2">
        <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">
          {plannedFor ? words.textToLeave() : words.text()}
        </summary>
        <LetterPreview letter={campaign} campaignId={campaign.id} />
      </details>
    </div>
  );
}

function Figures({ counts }: { counts: CampaignCounts }) {
  const { LL } = useWords();
  const { figures } = LL.campaigns.page;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-lg">
      {LETTER_STATES.filter((state) => counts[state] > 0).map((state) => (
        <li key={state} className="figures">
          {figures[state]({ count: counts[state] })}
        </li>
      ))}
    </ul>
  );
}
