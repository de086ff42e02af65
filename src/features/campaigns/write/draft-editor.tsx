import { useStore } from "@tanstack/react-form";
import { lazy, Suspense, useRef, useState } from "react";
import * as v from "valibot";
import { letterDraft, letterReady } from "#domain/campaigns/schema.ts";
import { fieldIssues } from "#domain/messages.ts";
import { Button } from "#src/components/ui/button.tsx";
import { FormBar } from "#src/kit/form/form-bar.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { Section } from "#src/kit/record/section.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Campaign, campaignAt, saveCampaign } from "../data.ts";
import { LetterFields } from "./letter-fields.tsx";
import { asLetterForm, textsOf } from "./letter-form.ts";
import { LetterPreview } from "./letter-preview.tsx";
import { TypeChoice } from "./type-choice.tsx";
import { useSettled } from "./use-settled.ts";

const CheckDialog = lazy(() => import("./check-dialog.tsx").then((part) => ({ default: part.CheckDialog })));
const TestDialog = lazy(() => import("./test-dialog.tsx").then((part) => ({ default: part.TestDialog })));

function valuesOf(campaign: Campaign) {
  const { kind, eachSubmission, sparesRecent } = campaign;
  return { kind, ...textsOf(campaign), eachSubmission, sparesRecent };
}

type Next = "check" | "test";
type Open = { next: Next; version: number };

/** The form of a draft, its preview, and the ways on: a test, the check before the press. Both begin with a save. */
export function DraftEditor({ campaign, first }: { campaign: Campaign; first: string | undefined }) {
  const { LL } = useWords();
  const words = LL.campaigns;
  const [open, setOpen] = useState<Open>();
  const [shown, setShown] = useState<string>();
  const next = useRef<Next>(undefined);
  const { form, record } = useRecordForm({
    schema: letterDraft,
    at: campaignAt(campaign.id),
    record: campaign,
    draft: `campaign:${campaign.id}`,
    values: valuesOf,
    save: (letter, { id, version }) => sendChange(saveCampaign, { id, version, letter }),
    savedAs: ({ version }, letter, before) => ({ ...before, ...letter, version }),
    failed: words.editor.failed(),
    done: () => words.editor.saved(),
    onSaved({ version }) {
      if (next.current) setOpen({ next: next.current, version });
      next.current = undefined;
    },
  });
  const letter = useSettled(useStore(form.store, (state) => state.values));

  function go(to?: Next): void {
    const issues = to && v.safeParse(letterReady, form.state.values).issues;
    if (issues) return record.hold(fieldIssues(issues));
    if (to && !record.isChanged) return setOpen({ next: to, version: campaign.version });
    next.current = to;
    record.submit();
  }

  const about = open && { id: campaign.id, version: open.version, onClose: () => setOpen(undefined) };
  const bar = (
    <FormBar record={record}>
      {record.isChanged && (
        <Button variant="secondary" disabled={record.isPending} onClick={() => go()}>
          {words.editor.save()}
        </Button>
      )}
      <Button variant="secondary" disabled={record.isPending} onClick={() => go("test")}>
        {words.draft.test()}
      </Button>
      <Button
        disabled={record.isPending || record.stale !== undefined}
        pending={record.isPending}
        onClick={() => go("check")}
      >
        {words.draft.check()}
      </Button>
    </FormBar>
  );
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <RecordForm record={record} className="grid gap-7" bar={bar}>
        <TypeChoice form={asLetterForm(form)} />
        <LetterFields form={asLetterForm(form)} />
        <div className="grid gap-3">
          <form.FlagField name="eachSubmission" label={words.draft.each()} hint={words.draft.eachHint()} />
          <form.FlagField name="sparesRecent" label={words.draft.spare()} />
        </div>
      </RecordForm>
      <aside className="min-w-0">
        <Section title={words.preview.title()} className="xl:sticky xl:top-4">
          <LetterPreview letter={letter} campaignId={campaign.id} onShow={setShown} />
        </Section>
      </aside>
      <Suspense fallback={null}>
        {about && open?.next === "check" && <CheckDialog {...about} />}
        {about && open?.next === "test" && <TestDialog {...about} of={shown || first} />}
      </Suspense>
    </div>
  );
}
