/** What a campaign bears of its mail server before it pauses itself. */
const IN_A_ROW = 20;
const SHARE = { of: 100, more: 10 };
const POLICY = 5;

/** Of one try. `isAnswer`: the server said no, and was not merely out of reach; `isPolicy`: 5.7.x. */
export type SendOutcome = "sent" | { isAnswer?: boolean; isPolicy?: boolean; reason: string };

/** `count` of the last `of` tries failed; `said` is the last answer, in the server's words. */
type Trouble = { count: number; of: number; said: string };

/** The counts, stored over a stop of the portal. `last`: whether each of the last attempts was refused. */
export type CampaignTally = { inRow: number; policy: number; tries: number; last: boolean[] };

export type CampaignWatch = {
  /** Returned when the campaign has to pause, and everything before it is forgotten. */
  note: (outcome: SendOutcome) => Trouble | undefined;
  tally: () => CampaignTally;
};

const NONE: CampaignTally = { inRow: 0, policy: 0, tries: 0, last: [] };

/** 20 failures in a row, more than 10 refusals among the last 100 tries, or five for reasons of policy. */
export function watchCampaign(kept: CampaignTally = NONE): CampaignWatch {
  let { inRow, policy, tries, last } = kept;

  function troubleOf(said: string): Trouble | undefined {
    const refused = last.filter(Boolean).length;
    if (policy >= POLICY) return { count: policy, of: tries, said };
    if (inRow >= IN_A_ROW) return { count: inRow, of: inRow, said };
    if (last.length >= SHARE.of && refused > SHARE.more) return { count: refused, of: SHARE.of, said };
    return undefined;
  }

  return {
    note(outcome) {
      tries += 1;
      last = [...last, outcome !== "sent" && outcome.isAnswer === true].slice(-SHARE.of);
      if (outcome === "sent") {
        inRow = 0;
        return undefined;
      }
      inRow += 1;
      if (outcome.isPolicy) policy += 1;
      const trouble = troubleOf(outcome.reason);
      if (trouble) {
        inRow = policy = tries = 0;
        last = [];
      }
      return trouble;
    },
    tally: () => ({ inRow, policy, tries, last }),
  };
}
