import type { ReactNode } from "react";
import { isNotice } from "#domain/requests/status.ts";
import { formatDate } from "#i18n/formatters.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { useSendsMail } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { OrderRequest } from "../data.ts";
import { AttachmentLink } from "./attachment-link.tsx";
import type { OrderReader } from "../record/order-reader.ts";
import { OrderChangeTable } from "../lines/order-change.tsx";
import { RequestActions, type EditRequest } from "./request-actions.tsx";

type RequestListProps = {
  requests: readonly OrderRequest[];
  reader: OrderReader;
  /** The first answer is what the page is for. */
  calls?: boolean;
  /** Opens the form of a request of the team. */
  edit?: EditRequest;
  /** What answers an exhibitor's wish beside a refusal. */
  wishActs?: ReactNode;
};

/**
 * What team, portal and exhibitor ask of each other about an order, in the reader's language, with the answers (ORD-12):
 * what waits for the reader first, the rest as it came.
 */
export function RequestList({ requests, calls, ...rest }: RequestListProps) {
  const isMine = (request: OrderRequest) => waitsForReader(request, rest.reader);
  const sorted = requests.toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)));
  return (
    <ul className="border-t border-line-2">
      {sorted.map((request, at) => (
        <Request key={request.id} request={request} calls={calls && at === 0} {...rest} />
      ))}
    </ul>
  );
}

function waitsForReader({ waitsFor }: OrderRequest, reader: OrderReader): boolean {
  return waitsFor === (reader === "team" ? "team" : "partner");
}

type RequestProps = Omit<RequestListProps, "requests"> & { request: OrderRequest };

function Request({ request, reader, calls, edit, wishActs }: RequestProps) {
  const { LL, locale } = useWords();
  const words = LL.orders.requests;
  const title = locale === "pt" ? request.title_pt : request.title_en;
  const message = locale === "pt" ? request.message_pt : request.message_en;
  const isMine = waitsForReader(request, reader);
  return (
    <li id={`request-${request.id}`} tabIndex={-1} className="scroll-mt-20 border-b border-line py-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="font-semibold">{title || request.title}</h3>
        {isMine ? (
          <Badge tone="call" wraps>
            {words.waitsForYou()}
          </Badge>
        ) : (
          !isNotice(request) && <StatusBadge of="request" status={request.state} wraps />
        )}
      </div>
      <p className="mt-1 max-w-[68ch] whitespace-pre-line">{message || request.message}</p>
      {request.change && <OrderChangeTable change={request.change} />}
      <Terms request={request} due={request.dueOn && formatDate(locale, request.dueOn, "UTC")} />
      {request.attachments.map((file) => (
        <AttachmentLink key={file.id} file={file} className="mt-1.5" />
      ))}
      <p className="figures mt-1.5 text-[0.8125rem] text-quiet">
        {request.author ?? LL.history.system()}, <DateTime value={request.createdAt} show="dateTime" />
      </p>
      <Comments request={request} />
      <Answered request={request} />
      {!isNotice(request) && (
        <RequestActions
          request={request}
          calls={calls && isMine}
          edit={edit}
          acts={isMine && isWish(request) && wishActs}
        />
      )}
      <Reminders request={request} />
    </li>
  );
}

/** A question about a rejected order is answered in words. */
function isWish({ kind, answersByComment }: OrderRequest): boolean {
  return kind === "WISH" && !answersByComment;
}

/** Who answered, when, and the reason of a refusal. */
function Answered({ request: { rejectionComment, answer, state } }: { request: OrderRequest }) {
  const { LL } = useWords();
  return (
    <>
      {rejectionComment && (
        <p className="mt-3 max-w-[68ch] whitespace-pre-line">
          {LL.orders.requests.rejection({ comment: rejectionComment })}
        </p>
      )}
      {answer && (
        <p className="figures mt-1.5 text-[0.8125rem] text-quiet">
          {LL.statuses.requestState[state]()}: {answer.who}, <DateTime value={answer.at} show="dateTime" />
        </p>
      )}
    </>
  );
}

/** The due date of an open request, and what waits for its answer. */
function Terms({ request, due }: { request: OrderRequest; due: string | null }) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  if (request.status !== "PENDING" || (!due && !request.blocksApproval)) return null;
  return (
    <p className="mt-1.5 text-sm text-quiet">
      {[due && words.due({ date: due }), request.blocksApproval && words.blocks()].filter(Boolean).join(" ")}
    </p>
  );
}

/** Under the buttons, one of which stops the reminders: whether reminders are sent. */
function Reminders({ request: { status, dueOn, canMute, isMuted } }: { request: OrderRequest }) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  const sendsMail = useSendsMail();
  if (status !== "PENDING" || !dueOn || !canMute || !sendsMail) return null;
  return (
    <p className="mt-1.5 max-w-[68ch] text-sm text-quiet">{isMuted ? words.muted() : words.reminders()}</p>
  );
}

function Comments({ request: { comments } }: { request: OrderRequest }) {
  const { LL } = useWords();
  if (comments.length === 0) return null;
  return (
    <ul aria-label={LL.orders.requests.comments({ count: comments.length })} className="mt-3 grid gap-2.5">
      {comments.map((comment) => (
        <li key={comment.id} className="border-l border-line-2 pl-3.5">
          <p className="max-w-[64ch] whitespace-pre-line">{comment.message}</p>
          {comment.attachments.map((file) => (
            <AttachmentLink key={file.id} file={file} className="mt-1" />
          ))}
          <p className="figures text-[0.8125rem] text-quiet">
            {comment.author}, <DateTime value={comment.createdAt} show="dateTime" />
          </p>
        </li>
      ))}
    </ul>
  );
}
