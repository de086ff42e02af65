import { Link } from "@tanstack/react-router";
import { KeyRound, UserCog } from "lucide-react";
import type { ReactNode } from "react";
import type { CredentialState } from "#domain/partners/list.ts";
import { formatDate } from "#i18n/formatters.ts";
import { partnerColumns } from "#domain/partners/columns.ts";
import type { Column } from "#src/components/data-columns.ts";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { TwoLines } from "#src/components/two-lines.tsx";
import { Badge, type Tone } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { PartnerRow } from "./data.ts";

const TONES: Record<CredentialState, Tone> = {
  waiting: "wait",
  expired: "call",
  own: "good",
  disabled: "outline",
};

/** Each row leads to the submission of its organisation. */
export function usePartnerColumns(
  onReset: (partner: PartnerRow) => void,
  /** Opens the access dialog; undefined for those who are no administrators. */
  onAccess: ((partner: PartnerRow) => void) | undefined,
): Column<PartnerRow>[] {
  const { LL, locale } = useWords();
  const words = LL.partners.list;
  return screenColumns(
    partnerColumns,
    words.columns,
    { LL },
    {
      organisation: {
        onCard: "title",
        className: "w-full max-w-0 min-w-44",
        cell: (row) => <Organisation of={row} />,
      },
      contact: {
        onCard: "plain",
        className: "max-w-56 md:max-2xl:max-w-44 md:max-xl:max-w-36",
        cell: (row) => (
          <TwoLines translate="no" second={row.email}>
            {row.name}
            {!row.isOwner && <span className="text-quiet">, {words.parts.colleague().toLowerCase()}</span>}
          </TwoLines>
        ),
      },
      accounts: {
        onCard: "hidden",
        align: "end",
        hidesBelow: "2xl",
        cell: (row) => row.accounts,
      },
      orders: {
        onCard: "named",
        align: "end",
        cell: (row) => <Orders of={row} />,
      },
      lastSeen: {
        onCard: "named",
        className: "text-quiet",
        hidesBelow: "xl",
        cell: (row) =>
          row.lastSeenAt ? (
            <RelativeTime value={row.lastSeenAt} />
          ) : row.hasSignedIn ? (
            words.notSeen()
          ) : (
            words.neverSeen()
          ),
      },
      state: {
        onCard: "status",
        cell: (row) => (
          <span
            title={
              row.temporaryUntil ? words.until({ date: formatDate(locale, row.temporaryUntil) }) : undefined
            }
          >
            <Badge dot tone={TONES[row.state]}>
              {words.states[row.state]()}
            </Badge>
          </span>
        ),
      },
      language: {
        isExtra: true,
      },
      created: {
        isExtra: true,
        className: "text-quiet",
      },
      reset: {
        onCard: "plain",
        cell: (row) => (
          <span data-own-line className="flex max-md:-ml-3">
            {row.state !== "disabled" && (
              <RowAct icon={<KeyRound />} name={words.resetOf({ name: row.name })} onAct={() => onReset(row)}>
                {words.reset()}
              </RowAct>
            )}
            {onAccess && (
              <RowAct
                icon={<UserCog />}
                name={words.accessOf({ name: row.name })}
                onAct={() => onAccess(row)}
              >
                {words.access()}
              </RowAct>
            )}
          </span>
        ),
      },
    },
  );
}

type RowActProps = { icon: ReactNode; name: string; onAct: () => void; children: string };

/** A word; a sign where two words beside each other would have no room. */
function RowAct({ icon, name, onAct, children }: RowActProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="relative md:max-xl:px-2"
      aria-label={name}
      title={children}
      onClick={onAct}
    >
      <span aria-hidden="true" className="hidden *:size-4.5 md:max-xl:inline">
        {icon}
      </span>
      <span className="md:max-xl:hidden">{children}</span>
    </Button>
  );
}

/** The account's first organisation, and the number of others. */
function Organisation({ of: { organisations } }: { of: PartnerRow }) {
  const { LL } = useWords();
  const words = LL.partners.list;
  const [first, ...others] = organisations;
  if (!first) return <span className="text-quiet">{words.none()}</span>;
  return (
    <TwoLines
      second={[first.reference, others.length > 0 && words.more({ count: others.length })]
        .filter(Boolean)
        .join(", ")}
    >
      <Link
        to="/admin/submissions/$submissionId"
        params={{ submissionId: first.id }}
        title={organisations.map(({ name }) => name).join(", ")}
        translate="no"
        className={`${rowLinkClasses} wrap-anywhere`}
      >
        {first.name}
      </Link>
    </TwoLines>
  );
}

/** The orders of an organisation have a page of their own. */
function Orders({ of: { orders, organisations } }: { of: PartnerRow }) {
  const [only, ...others] = organisations;
  if (orders === 0 || !only || others.length > 0) return orders;
  return (
    <Link
      to="/admin/submissions/$submissionId/orders"
      params={{ submissionId: only.id }}
      className="figures link relative"
    >
      {orders}
    </Link>
  );
}
