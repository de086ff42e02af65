import { isNotice } from "#domain/requests/status.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { FileLink } from "#src/kit/record/file-link.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { OrderRequest } from "../data.ts";

/** What the team and the portal asked of the exhibitor, in the reader's language, with the answers (ORD-12). */
export function RequestList({ requests }: { requests: readonly OrderRequest[] }) {
  return (
    <ul className="border-t border-line-2">
      {requests.map((request) => (
        <Request key={request.id} request={request} />
      ))}
    </ul>
  );
}

function Request({ request }: { request: OrderRequest }) {
  const { LL, locale } = useWords();
  const words = LL.orders.requests;
  const title = locale === "pt" ? request.title_pt : request.title_en;
  const message = locale === "pt" ? request.message_pt : request.message_en;
  return (
    <li className="border-b border-line py-3.5">
      <div className="flex items-start justify-between gap-4">
        <h3 className="font-semibold">{title || request.title}</h3>
        {!isNotice(request) && <StatusBadge of="request" status={request.status} className="shrink-0" />}
      </div>
      <p className="mt-1 max-w-[68ch] whitespace-pre-line">{message || request.message}</p>
      {request.rejectionComment && (
        <p className="mt-1.5 max-w-[68ch] whitespace-pre-line text-annatto-ink">
          {words.rejection({ comment: request.rejectionComment })}
        </p>
      )}
      {request.attachments.map((file) => (
        <FileLink key={file.id} file={file} className="mt-1.5" />
      ))}
      <p className="figures mt-1.5 text-[0.8125rem] text-quiet">
        {request.author ?? LL.history.system()}, <DateTime value={request.createdAt} show="dateTime" />
      </p>
      {request.comments.length > 0 && (
        <ul aria-label={words.comments({ count: request.comments.length })} className="mt-3 grid gap-2.5">
          {request.comments.map((comment) => (
            <li key={comment.id} className="border-l border-line-2 pl-3.5">
              <p className="max-w-[64ch] whitespace-pre-line">{comment.message}</p>
              <p className="figures text-[0.8125rem] text-quiet">
                {comment.author}, <DateTime value={comment.createdAt} show="dateTime" />
              </p>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
