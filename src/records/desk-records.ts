import type { LinkProps } from "@tanstack/react-router";
import type { ItemStatus } from "#domain/catalogue/status.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import type { Locale } from "#domain/locales.ts";
import type { Action } from "#domain/permissions.ts";
import type { HistoryRecord } from "#domain/records.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { SUBMISSION_STATUSES, type SubmissionStatus } from "#domain/submissions/status.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";

/** An address of the desk, as a link takes it. */
type DeskAddress = {
  to: LinkProps["to"];
  params?: Record<string, string>;
  search?: Record<string, string>;
};

/** A search result: its name, detail and address, and whatever else matches in `found`. */
type FoundRecord = {
  id: string;
  name: string;
  detail?: string;
  found: string;
  page: DeskAddress;
  standing?: Standing;
};

/** The record's status, for its badge. */
export type Standing =
  | { of: "submission"; status: SubmissionStatus }
  | { of: "order"; status: OrderStatus }
  | { of: "item"; status: ItemStatus };

type Asked = { search: string; limit: number };

type DeskRecord = {
  /** Its page, or its list narrowed to it; undefined for one that has none, such as one that was deleted (no name). */
  page: (record: { id: string; name: string | null; isOfTeam: boolean }) => DeskAddress | undefined;
  /** Who may open that, where not everybody of the team may. */
  needs?: Action;
  /** How the palette finds some, and under which heading; null where nobody looks for one by its name. */
  find: {
    heading: (LL: TranslationFunctions) => string;
    ask: (asked: Asked, locale: Locale, LL: TranslationFunctions) => Promise<FoundRecord[]>;
  } | null;
};

/**
 * Where the desk shows a record of each kind: what leads to it from the history and from the palette. null: it has no
 * place of its own, but stands with its order or submission.
 */
export const DESK_RECORDS: Record<HistoryRecord, DeskRecord | null> = {
  submission: {
    page: ({ id }) => submissionPage(id),
    find: { heading: (LL) => LL.rail.to.submissions(), ask: findSubmissions },
  },
  order: {
    page: ({ id }) => orderPage(id),
    find: { heading: (LL) => LL.rail.to.orders(), ask: findOrders },
  },
  account: {
    page: ({ name, isOfTeam }) =>
      name && isOfTeam ? { to: "/admin/staff", search: { search: name } } : undefined,
    needs: "staff.manage",
    find: { heading: (LL) => LL.rail.to.partners(), ask: findPartners },
  },
  catalogueItem: {
    page: ({ id, name }) => (name ? itemPage(id) : undefined),
    find: { heading: (LL) => LL.rail.to.catalogue(), ask: findItems },
  },
  settings: { page: () => ({ to: "/admin/settings" }), needs: "settings.update", find: null },
  request: null,
  contract: null,
  invitation: null,
  evaluation: null,
  note: null,
  assignment: null,
  plannedDecision: null,
  likeness: null,
  campaign: {
    page: ({ id, name }) => (name === null ? undefined : campaignPage(id)),
    needs: "mails.manage",
    find: { heading: (LL) => LL.rail.to.campaigns(), ask: findCampaigns },
  },
  letterType: {
    page: ({ id }) => ({
      to: "/admin/email-manager/letter-types/$letterTypeId",
      params: { letterTypeId: id },
    }),
    needs: "mails.manage",
    find: null,
  },
};

function submissionPage(submissionId: string): DeskAddress {
  return { to: "/admin/submissions/$submissionId", params: { submissionId } };
}

function orderPage(orderId: string): DeskAddress {
  return { to: "/admin/orders/edit/$orderId", params: { orderId } };
}

function campaignPage(campaignId: string): DeskAddress {
  return { to: "/admin/email-manager/$campaignId", params: { campaignId } };
}

function itemPage(itemId: string): DeskAddress {
  return { to: "/admin/catalog/$itemId", params: { itemId } };
}

/** All statuses count, since somebody looks for one thing. */
async function findSubmissions(asked: Asked): Promise<FoundRecord[]> {
  const filters = { statuses: [...SUBMISSION_STATUSES] };
  const { items } = await trpcClient.submissions.list.query({ ...asked, filters });
  return items.map(({ id, reference, status, institutionName, representativeName, representativeEmail }) => ({
    id,
    standing: { of: "submission", status },
    name: institutionName,
    detail: reference,
    found: [institutionName, reference, representativeName, representativeEmail].join(" "),
    page: submissionPage(id),
  }));
}

async function findOrders(asked: Asked): Promise<FoundRecord[]> {
  const { items } = await trpcClient.orders.list.query(asked);
  return items.map(({ id, reference, status, company, representative }) => ({
    id,
    standing: { of: "order", status },
    name: reference ?? "",
    detail: company,
    found: [reference, company, representative].join(" "),
    page: orderPage(id),
  }));
}

async function findPartners(asked: Asked): Promise<FoundRecord[]> {
  const { items } = await trpcClient.partners.list.query(asked);
  return items.map(({ id, name, email, organisations }) => ({
    id,
    name,
    detail: organisations[0]?.name ?? email,
    found: [name, email, ...organisations.flatMap((one) => [one.name, one.reference])].join(" "),
    page: { to: "/admin/partners", search: { search: email } },
  }));
}

async function findItems(asked: Asked, locale: Locale, LL: TranslationFunctions): Promise<FoundRecord[]> {
  const { items } = await trpcClient.catalogue.items.query(asked);
  return items.map((item) => ({
    id: item.id,
    name: shownTitle(item, locale) ?? LL.palette.untitled(),
    found: [item.title_pt, item.title_en].join(" "),
    standing: { of: "item", status: item.status },
    page: itemPage(item.id),
  }));
}

async function findCampaigns(asked: Asked, locale: Locale, LL: TranslationFunctions): Promise<FoundRecord[]> {
  const { items } = await trpcClient.campaigns.list.query(asked);
  return items.map((row) => ({
    id: row.id,
    name: row[`subject_${locale}`] || row.subject_pt || row.subject_en || LL.palette.untitled(),
    found: `${row.subject_pt} ${row.subject_en}`,
    page: campaignPage(row.id),
  }));
}
