import { Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { centsFromUsd } from "#domain/money.ts";
import { Money } from "#src/components/money.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { withFieldGroup } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { customLine, netOf, type EditedLine } from "./edited-lines.ts";

/** What the columns of all lines share; a phone has the figures in pairs under the title. */
export const LINE_COLUMNS =
  "grid-cols-2 md:grid-cols-[minmax(0,1fr)_4.5rem_4.5rem_7.5rem_5rem_7rem_2.75rem] gap-x-3";

/** A column's head says it where there is one. */
const UNDER_HEAD = "md:[&>div:first-child]:sr-only";

const NO_PROPS: { line: EditedLine; onRemove: () => void } = {
  line: customLine(),
  onRemove() {
    throw new Error("the editor says what removing does");
  },
};

/** One line of an order in the editor: its figures in a row, its words where it is the team's own and new. */
export const EditedLineRow = withFieldGroup({
  defaultValues: customLine(),
  props: NO_PROPS,
  render: function EditedLineRow({ group, line, onRemove }) {
    const { LL } = useWords();
    const words = LL.desk.items;
    const title = line.title || line.title_pt || line.title_en || words.newCustom();
    const isStand = line.kind === "package";
    const isCustom = line.kind === "custom";
    return (
      <li className="relative border-b border-line py-3">
        <div role="group" aria-label={title} className={`grid items-start gap-y-2.5 ${LINE_COLUMNS}`}>
          <Title title={title} isNew={line.isNew} />
          {isStand ? (
            <span className="max-md:hidden md:col-span-2" />
          ) : (
            <>
              <group.AppField name="quantity">
                {(field) => (
                  <field.NumberField label={LL.orders.line.quantity()} under={title} className={UNDER_HEAD} />
                )}
              </group.AppField>
              <group.AppField name="periodOfUse">
                {(field) => (
                  <field.NumberField
                    label={LL.orders.line.periodOfUse()}
                    under={title}
                    className={UNDER_HEAD}
                  />
                )}
              </group.AppField>
            </>
          )}
          {isCustom ? (
            <group.AppField name="unitPrice">
              {(field) => <field.MoneyField label={words.unitPrice()} under={title} className={UNDER_HEAD} />}
            </group.AppField>
          ) : (
            <p className="figures text-right text-quiet max-md:hidden md:py-3">
              {typeof line.unitPrice === "number" && <Money cents={centsFromUsd(line.unitPrice)} bare />}
            </p>
          )}
          <group.AppField name="discountPercentage">
            {(field) => <field.NumberField label={words.discount()} under={title} className={UNDER_HEAD} />}
          </group.AppField>
          <Net line={line} />
          {!isStand && <Remove title={title} onRemove={onRemove} />}
          {isCustom && line.isNew && (
            <div className="col-span-full grid gap-3 sm:grid-cols-2">
              <group.AppField name="title_pt">
                {(field) => <field.TextField label={words.titlePt()} required maxLength={200} />}
              </group.AppField>
              <group.AppField name="title_en">
                {(field) => <field.TextField label={words.titleEn()} maxLength={200} />}
              </group.AppField>
            </div>
          )}
          {!isStand && (
            <Folded isOpen={line.notes !== ""} open={words.addNote()} name={title}>
              <group.AppField name="notes">
                {(field) => (
                  <field.TextField
                    label={LL.orders.line.notes()}
                    aside={LL.field.optional()}
                    under={title}
                    maxLength={2000}
                  />
                )}
              </group.AppField>
            </Folded>
          )}
        </div>
      </li>
    );
  },
});

function Title({ title, isNew }: { title: string; isNew: boolean | undefined }) {
  const { LL } = useWords();
  return (
    <div className="min-w-0 max-md:col-span-2 max-md:pr-12 md:flex md:min-h-11 md:flex-col md:justify-center">
      <p>
        <span className="mr-2 font-semibold">{title}</span>
        {isNew && <Badge tone="good">{LL.orders.change.line.added()}</Badge>}
      </p>
    </div>
  );
}

function Remove({ title, onRemove }: { title: string; onRemove: () => void }) {
  const { LL } = useWords();
  return (
    <Button
      variant="quiet"
      size="icon"
      className="max-md:absolute max-md:top-1.5 max-md:right-0"
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
