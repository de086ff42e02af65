import type { OrderRequest } from "../data.ts";

/** What the form of a request opens with: the request to edit, or nothing yet. */
export function requestValues(request: OrderRequest | undefined) {
  return {
    title: request?.title ?? "",
    message: request?.message ?? "",
    attachments: (request?.attachments ?? []).map(({ id, name, type, url }) => ({ id, name, type, url })),
    dueOn: request?.dueOn ?? "",
    blocksApproval: request?.blocksApproval ?? false,
  };
}
