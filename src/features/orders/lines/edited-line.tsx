import { Trash2 } from "lucide-react";
import { memo, useMemo, useState, type ReactNode } from "react";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { centsFromUsd } from "#domain/money.ts";
import { staffLine } from "#domain/orders/moves/staff-schema.ts";
import { Money } from "#src/components/money.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { MoneyField, NumberField } from "#src/kit/form/fields/figure-field.tsx";
import { TextField } from "#src/kit/form/fields/text-field.tsx";
import { HeldField, HeldRow } from "#src/kit/form/held-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { AskedFor } from "./asked-for.tsx";
import { netOf, type EditedLine, type WriteLine } from "./edited-lines.ts";
import { nameOf, removeId } from "./edited-line-places.ts";

/** What the columns of all lines share; a phone has the figures in pairs under the title. */
export const LINE_COLUMNS =
  "grid-cols-2 md:grid-cols-[minmax(0,1fr)_4.5rem_4.5rem_7.5rem_5rem_7rem_2.75rem] gap-x-3";

/** The label is hidden where a column's head shows it. */
const UNDER_HEAD = "md:[&>div:first-child]:sr-only";

export type EditedLineRowProps = {
  line: EditedLine;
  /** Its place among the lines of the order, by which the rules and the server name its fields. */
  at: number;
  /** Whether saving was tried: missing values are shown only then. */
  isTried: boolean;
  onWrite: WriteLine;
  onRemove: (lineId: string) => void;
  /** What the exhibitor asked for, of a custom service. */
  asked?: string | undefined;
};

/**
 * One line of an order in the editor: its figures in a row, its words where it is the team's own and new. An order may
 * have two hundred, so a row is drawn again for its own changes alone.
 */
export const EditedLineRow = memo(function EditedLineRow(props: EditedLineRowProps) {
  const { line, at, onRemove, asked } = props;
  const { LL } = useWords();
  const words = LL.desk.items;
  const { issues, held } = useLineFields(props);
  const title = line.title || line.title_pt || line.title_en || words.newCustom();
  const isStand = line.kind === "package";
  const isCustom = line.kind === "custom";
  const underHead = { under: title, className: UNDER_HEAD };
  return (
    // What is drawn late is cut at its edges: the room at the sides is for the ring of what has the focus.
    <li className="relative -mx-1.5 border-b border-line px-1.5 py-3 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]">
      <HeldRow issues={issues}>
        <div role="group" aria-label={title} className={`grid items-start gap-y-2.5 ${LINE_COLUMNS}`}>
          <Title title={title} isNew={line.isNew} asked={asked} />
          {isStand ? (
            <span className="max-md:hidden md:col-span-2" />
          ) : (
            <>
              {held("quantity", <NumberField label={LL.orders.line.quantity()} {...underHead} />)}
              {line.unitPeriod === "once" ? (
                <span />
              ) : (
                held("periodOfUse", <NumberField label={LL.orders.line.periodOfUse()} {...underHead} />)
              )}
            </>
          )}
          {isCustom ? (
            held("unitPrice", <MoneyField label={words.unitPrice()} {...underHead} />)
          ) : (
            <p className="figures text-right text-quiet max-md:hidden md:py-3">
              {typeof line.unitPrice === "number" && <Money cents={centsFromUsd(line.unitPrice)} bare />}
            </p>
          )}
          {held("discountPercentage", <NumberField label={words.discount()} {...underHead} />)}
          <Net line={line} />
          {!isStand && <Remove title={title} id={removeId(at)} onRemove={() => onRemove(line.lineId)} />}
          {isCustom && line.isNew && (
            <div className="col-span-full grid gap-3 sm:grid-cols-2">
              {held("title_pt", <TextField label={words.titlePt()} required maxLength={200} />)}
              {held("title_en", <TextField label={words.titleEn()} maxLength={200} />)}
            </div>
          )}
          {!isStand && (
            <Folded isOpen={line.notes !== ""} open={words.addNote()} name={title}>
              {held(
                "notes",
                <TextField
                  label={LL.orders.line.notes()}
                  aside={LL.field.optional()}
                  under={title}
                  maxLength={2000}
                />,
              )}
            </Folded>
          )}
        </div>
      </HeldRow>
    </li>
  );
});

/** The fields of a line by their names, and what of it breaks a rule and may be said by now. */
function useLineFields({ line, at, isTried, onWrite }: EditedLineRowProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set());
  const broken = useMemo(() => fieldIssues(v.safeParse(staffLine, line).issues ?? []), [line]);
  const issues = broken
    .filter(({ path }) => isTried || (left.has(path) && isWritten(line, path)))
    .map((issue) => ({ ...issue, path: nameOf(at, issue.path) }));
  const held = (name: keyof EditedLine, control: ReactNode) => (
    <HeldField
      name={nameOf(at, name)}
      value={line[name]}
      onChange={(value) => onWrite(line.lineId, { [name]: value })}
      onLeave={() => setLeft((before) => new Set(before).add(name))}
    >
      {control}
    </HeldField>
  );
  return { issues, held };
}

function isWritten(line: EditedLine, field: string): boolean {
  const value = line[field as keyof EditedLine];
  return value !== null && value !== "";
}

type TitleProps = { title: string; isNew: boolean; asked: string | undefined };

function Title({ title, isNew, asked }: TitleProps) {
  const { LL } = useWords();
  return (
    <div className="min-w-0 max-md:col-span-2 max-md:pr-12 md:flex md:min-h-11 md:flex-col md:justify-center">
      <p>
        <span className="mr-2 font-semibold">{title}</span>
        {isNew && <Badge tone="good">{LL.orders.change.line.added()}</Badge>}
      </p>
      {asked && <AskedFor description={asked} className="mt-0.5 text-sm text-quiet md:mb-3" />}
    </div>
  );
}

function Remove({ title, id, onRemove }: { title: string; id: string; onRemove: () => void }) {
  const { LL } = useWords();
  return (
    <Button
      id={id}
      variant="quiet"
      size="icon"
      className="max-md:absolute max-md:top-1.5 max-md:right-1.5"
      aria-label={LL.orders.services.remove({ title })}
      onClick={onRemove}
    >
      <Trash2 className="size-4.5" />
    </Button>
  );
}

/** What the line comes to as it is typed; nothing while a figure is missing. */
function Net({ line }: { line: EditedLine }) {
  const { LL } = useWords();
  return (
    <p className="text-right font-semibold max-md:self-end max-md:pb-3 md:py-3" aria-live="polite">
      <span className="sr-only">{LL.orders.line.net()}: </span>
      {line.unitPrice === null ? LL.orders.line.waitsForPrice() : <Money cents={netOf(line)} bare />}
    </p>
  );
}

type FoldedProps = { isOpen: boolean; open: string; name: string; children: ReactNode };

/** A field that few lines need, behind a press. */
function Folded({ isOpen: isFilled, open, name, children }: FoldedProps) {
  const [state, setState] = useState<"closed" | "filled" | "pressed">(isFilled ? "filled" : "closed");
  if (state === "closed") {
    return (
      <Button
        variant="link"
        size="none"
        className="col-span-full justify-self-start text-[0.8125rem] font-normal text-quiet md:-mt-4 coarse:min-h-11"
        aria-label={`${open}, ${name}`}
        onClick={() => setState("pressed")}
      >
        {open}
      </Button>
    );
  }
  return (
    <div
      ref={(element) => {
        if (state === "pressed") element?.querySelector("input")?.focus();
      }}
      className="col-span-full max-w-2xl"
    >
      {children}
    </div>
  );
}
