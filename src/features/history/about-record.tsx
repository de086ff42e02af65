import { Link, type LinkProps } from "@tanstack/react-router";
import type { Action } from "#domain/permissions.ts";
import { sayKind } from "#i18n/kind-word.ts";
import { Reference } from "#src/components/reference.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { DESK_RECORDS } from "#src/records/desk-records.ts";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import type { HistoryRow } from "./data.ts";

const linkClasses = "font-semibold no-underline hover:underline hover:underline-offset-4";

type AboutRecordProps = { row: HistoryRow; /** Without whose it is, for one line. */ isInLine?: boolean };

/** The record something was done to, leading to its page, and whose it is. */
export function AboutRecord({ row, isInLine = false }: AboutRecordProps) {
  const { LL } = useWords();
  const { user } = useSession();
  const { order, submission, institution, name } = row.about;
  const link = linkOf(row, (action) => user !== undefined && may(user, action));
  const reference = (order ?? submission)?.reference;
  const shown = reference ?? (link && name) ?? sayKind(LL, row.record);
  const said = reference ? <Reference value={reference} /> : shown;
  const of = name === shown ? institution : (name ?? institution);
  return (
    <>
      {link ? (
        <Link {...(link as LinkProps)} className={linkClasses}>
          {said}
        </Link>
      ) : (
        said
      )}
      {of && !isInLine && <span className="block text-[0.8125rem] wrap-anywhere text-quiet">{of}</span>}
    </>
  );
}

/** To the order it belongs to, or else the submission, or else to where the desk shows records of its kind. */
function linkOf({ record, recordId, about }: HistoryRow, mayDo: (action: Action) => boolean) {
  const { order, submission, name, isOfTeam } = about;
  if (order) return DESK_RECORDS.order?.page({ ...order, name: null, isOfTeam });
  if (submission) return DESK_RECORDS.submission?.page({ ...submission, name: null, isOfTeam });
  const desk = DESK_RECORDS[record];
  if (!desk || (desk.needs && !mayDo(desk.needs))) return undefined;
  return desk.page({ id: recordId, name, isOfTeam });
}
