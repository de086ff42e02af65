import type { Surroundings } from "./content.ts";
import { hideSecrets } from "./hide-secrets.ts";
import { packText, shareText, type SharedText } from "./pack-text.ts";
import { type OutboxRow, renderFrame, renderMail } from "./render.ts";
import type { AsSent } from "./sent-text.ts";

type Around = Surroundings & { secret: string };

/** Most campaigns and languages whose shared text stays in memory. */
const AT_HAND = 20;
const shared = new Map<string, SharedText>();

/**
 * A message as it leaves, its secrets hidden before anything is packed. `blank` is a campaign's without a recipient's
 * values; a test brings its words along, filled in, so they are nothing to share.
 */
export async function packAsSent(
  row: OutboxRow,
  around: Around,
  blank: () => Promise<OutboxRow>,
): Promise<AsSent> {
  const { publicUrl } = around;
  const kept = renderMail(hideSecrets(row, publicUrl), around);
  const isCampaign = row.lane === "campaign";
  const beside = await sharedFor(`${isCampaign ? row.campaignId : ""} ${row.locale}`, async () =>
    isCampaign ? renderMail(hideSecrets(await blank(), publicUrl), around) : renderFrame(row.locale, around),
  );
  return { packed: packText(kept, beside), shared: beside };
}

/** The text to pack against; one older than the settings only packs less well. */
async function sharedFor(
  key: string,
  render: () => Promise<{ subject: string; html: string; text: string }>,
): Promise<SharedText> {
  const known = shared.get(key);
  if (known) return known;
  if (shared.size >= AT_HAND) shared.clear();
  const made = shareText(await render());
  shared.set(key, made);
  return made;
}
