import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import * as v from "valibot";
import type { LetterKind } from "#domain/campaigns/kinds.ts";
import { letterDraft } from "#domain/campaigns/schema.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { sayReason } from "#i18n/say-refusal.ts";
import { Label } from "#src/components/ui/label.tsx";
import { ChipFilter } from "#src/components/ui/chip-filter.tsx";
import { SearchableSelect } from "#src/components/ui/searchable-select.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { askPreview, audienceQuery, type LetterDraft, recipientListQuery } from "../data.ts";
import { textsOf } from "./letter-form.ts";
import { type FrameWidth, MailFrame, WIDTHS } from "./mail-frame.tsx";

type LetterPreviewProps = {
  letter: LetterDraft;
  /** The campaign whose recipients are offered; without it the whole list. */
  campaignId?: string;
  /** Who is shown, for a test to the same. */
  onShow?: (id: string) => void;
};

/** The very mail as any of the recipients reads it: in that person's language or the other, at two widths. */
export function LetterPreview({ letter, campaignId, onShow }: LetterPreviewProps) {
  const { LL } = useWords();
  const words = LL.campaigns.preview;
  const people = usePeople(campaignId, letter.kind);
  const [chosen, setChosen] = useState<string>();
  const [locale, setLocale] = useState<Locale>();
  const [width, setWidth] = useState<FrameWidth>("desktop");
  const id = useId();
  const of = chosen || people[0]?.id;
  const own = people.find((one) => one.id === of)?.locale;
  const shown = usePreview(letter, of, locale);

  function choose(next: string): void {
    setChosen(next);
    setLocale(undefined);
    onShow?.(next);
  }

  if (people.length === 0) return <p className="text-quiet">{words.noRecipients()}</p>;
  return (
    <div className="grid min-w-0 gap-3">
      <div className="grid gap-1.5">
        <Label htmlFor={id}>{words.recipient()}</Label>
        <SearchableSelect
          id={id}
          options={people.map((one) => ({ value: one.id, label: one.company, hint: one.name }))}
          value={chosen ?? people[0]?.id ?? ""}
          onValueChange={choose}
        />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <ChipFilter
          label={words.language()}
          chips={LOCALES.map((one) => ({ value: one, label: LL.language[one]() }))}
          chosen={[locale ?? own ?? "pt"]}
          onChoose={setLocale}
        />
        <ChipFilter
          label={words.width()}
          chips={(Object.keys(WIDTHS) as FrameWidth[]).map((one) => ({ value: one, label: words[one]() }))}
          chosen={[width]}
          onChoose={setWidth}
        />
      </div>
      <Shown {...shown} width={width} />
    </div>
  );
}

function Shown({ data, error, width }: ReturnType<typeof usePreview> & { width: FrameWidth }) {
  const { LL } = useWords();
  const words = LL.campaigns.preview;
  if (error) return <p role="alert">{sayOr(LL, error, words.failed())}</p>;
  if (!data) return <SpinnerArea />;
  return (
    <>
      <div className="text-sm wrap-anywhere">
        <p className="text-quiet">{words.to({ name: data.name, email: data.to })}</p>
        <p className="font-semibold" lang={data.locale}>
          {data.subject}
        </p>
        {data.reason && (
          <p className="mt-1 border-l-3 border-ochre pl-3">
            {words.leftOut({ reason: sayReason(LL, data.reason) })}
          </p>
        )}
      </div>
      <MailFrame html={data.html} title={words.frame({ name: data.name })} width={width} />
    </>
  );
}

/** Of what is written now, unless that breaks a rule: then what was shown last. */
function usePreview(draft: LetterDraft, of: string | undefined, locale: Locale | undefined) {
  const letter = { kind: draft.kind, ...textsOf(draft) };
  const isRight = v.is(letterDraft, letter);
  return useQuery({
    queryKey: ["letterPreview", letter, of, locale],
    queryFn: () => askPreview({ letter, of: of ?? "", ...(locale && { locale }) }),
    enabled: isRight && of !== undefined,
    placeholderData: keepPreviousData,
  });
}

type Person = { id: string; company: string; name: string; locale: Locale };
const OFFERED = 100;
const ORDERS_OF: Record<LetterKind, ("toPay" | "with")[]> = {
  approval: [],
  contractSignature: [],
  paymentReminder: ["toPay"],
  orderUpdate: ["with"],
  notice: [],
};

/** Without a campaign: those whom a letter of this kind could be written to. */
function usePeople(campaignId: string | undefined, kind: LetterKind): Person[] {
  const { data: audience } = useQuery({
    ...audienceQuery(campaignId ?? ""),
    enabled: campaignId !== undefined,
  });
  const { data: list } = useQuery({
    ...recipientListQuery({ limit: OFFERED, filters: { orders: ORDERS_OF[kind] } }),
    enabled: campaignId === undefined,
  });
  if (campaignId !== undefined) return audience?.first ?? [];
  return (list?.items ?? []).map(({ representative: name, ...row }) => ({ ...row, name }));
}
