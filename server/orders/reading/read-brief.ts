import { pickText } from "#domain/locales.ts";
import { originalsOf, type Original } from "#domain/orders/reading/brief-originals.ts";
import { uploadedFileId } from "#domain/files/file-reference.ts";
import { readBriefing } from "#domain/orders/draft/briefing.ts";
import { showBrief } from "#domain/orders/reading/tell-brief.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { SITE_FACTS, type SiteFacts } from "#domain/submissions/site-facts.ts";
import type { Ctx } from "../../portal/context.ts";
import type { BriefData } from "../../documents/brief-data.ts";
import { findStoredFile, type StoredFile } from "../../files/send.ts";
import { readSettings } from "../../event/read.ts";
import { siteFactsOf } from "../../event/site-facts.ts";
import { loadOrder } from "../record/load.ts";

export type ReadBrief = {
  data: BriefData;
  /** The originals whose bytes are here, under the names they have beside the printed brief. */
  files: { name: string; stored: StoredFile }[];
};

/**
 * The brief of a custom stand with its files, for staff and the partners of its submission; that of a draft for its
 * author. An order without a briefing has none to be found. Of the files only those count that this person may read.
 */
export async function readBrief(ctx: Ctx, orderId: string): Promise<ReadBrief> {
  const reason = whyNotCall(ctx.actor, ["orders.view", "own.view"]);
  if (reason) throw new Refusal(reason);
  const { order, submission } = await loadOrder(ctx.db.read, ctx, orderId);
  const briefing = order.type === "CUSTOM" ? readBriefing(order.briefing ?? order.draft?.briefing) : null;
  if (!briefing) throw refuse("notFound", { record: "file" });
  const settings = await readSettings(ctx.db.read);
  const { name, zone, eventZone } = settings;
  const sections = showBrief(briefing);
  const originals = await findOriginals(ctx, originalsOf(sections, submission.reference));
  return {
    data: {
      locale: ctx.locale,
      date: ctx.now.toISOString(),
      eventZone,
      eventName: `${zone}, ${name[ctx.locale]}`,
      orderReference: order.reference,
      submissionReference: submission.reference,
      institutionName: submission.institutionName,
      sizeM2: order.sizeM2 ?? submission.spaceM2,
      facts: tellFacts(ctx, siteFactsOf(settings, submission.siteFacts)),
      sections,
      originals: originals.map(({ original, stored }) => ({ ...original, isHere: stored !== undefined })),
    },
    files: originals.flatMap(({ original, stored }) => (stored ? [{ name: original.name, stored }] : [])),
  };
}

function findOriginals(ctx: Ctx, originals: readonly Original[]) {
  return Promise.all(
    originals.map(async (original) => {
      const id = uploadedFileId(original.file.url);
      return { original, stored: id === undefined ? undefined : await findStoredFile(ctx, id) };
    }),
  );
}

function tellFacts({ locale }: Ctx, facts: SiteFacts): BriefData["facts"] {
  return SITE_FACTS.flatMap((fact) => {
    const text = pickText(facts[fact] ?? {}, locale);
    return text === undefined ? [] : [{ fact, text }];
  });
}
