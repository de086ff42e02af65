import { useStore } from "@tanstack/react-form";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { typeInput } from "#domain/campaigns/schema.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { KindField } from "./kind-field.tsx";
import { DiscardOrSave } from "#src/kit/form/discard-or-save.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { RecordPage } from "#src/kit/record/record-page.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { OthersHere } from "#src/kit/together/others-here.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type LetterType, removeType, typeAt, typeQuery, updateType } from "../data.ts";
import { LetterFields } from "../write/letter-fields.tsx";
import { asLetterForm, textsOf } from "../write/letter-form.ts";
import { LetterPreview } from "../write/letter-preview.tsx";
import { useSettled } from "../write/use-settled.ts";

/** One type: its text in both languages, as letters begin with it; of a template its name and kind too. */
export function TypePage({ id }: { id: string }) {
  const { LL } = useWords();
  const words = LL.campaigns.types;
  const read = useQuery(typeQuery(id));
  const back = <BackLink to="/admin/email-manager/letter-types">{words.back()}</BackLink>;
  return (
    <RecordPage read={read} list={words.title()} back={back}>
      {(type) => (
        <>
          <PageTitle
            size="desk"
            above={back}
            note={<OthersHere at={`letterType:${id}`} />}
            actions={!type.isBuiltIn && <RemoveType type={type} />}
          >
            {type.name || LL.campaigns.kinds[type.kind]()}
          </PageTitle>
          <TypeEditor type={type} />
        </>
      )}
    </RecordPage>
  );
}

function TypeEditor({ type }: { type: LetterType }) {
  const { LL } = useWords();
  const words = LL.campaigns.types;
  const called = LL.campaigns.kinds[type.kind]();
  const { form, record } = useRecordForm({
    schema: typeInput,
    at: typeAt(type.id),
    record: type,
    draft: `letterType:${type.id}`,
    values: (stored) => ({ name: stored.name || called, kind: stored.kind, ...textsOf(stored) }),
    save: (written, { id, version }) => sendChange(updateType, { id, version, type: written }),
    savedAs: ({ version }, written, before) => ({ ...before, ...written, version }),
    failed: words.failed(),
    done: () => words.saved(),
  });
  const letter = useSettled(useStore(form.store, (state) => state.values));
  const bar = <DiscardOrSave record={record} save={words.save()} />;
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <RecordForm record={record} className="grid gap-7" bar={bar}>
        {!type.isBuiltIn && (
          <div className="grid gap-5 md:grid-cols-2">
            <form.TextField name="name" label={words.name()} required />
            <form.AppField name="kind">{() => <KindField />}</form.AppField>
          </div>
        )}
        <LetterFields form={asLetterForm(form)} />
      </RecordForm>
      <aside className="min-w-0">
        <Section title={LL.campaigns.preview.title()} className="xl:sticky xl:top-4">
          <LetterPreview letter={letter} />
        </Section>
      </aside>
    </div>
  );
}

function RemoveType({ type: { id, version, name } }: { type: LetterType }) {
  const { LL } = useWords();
  const words = LL.campaigns.types;
  const navigate = useNavigate();
  const [ask, dialog] = useConfirm();
  const { mutate, isPending } = useMutation(removeType);

  async function askAndRemove(): Promise<void> {
    const question = { title: words.removeTitle({ name }), description: words.removeText() };
    if (!(await ask({ ...question, confirmLabel: words.remove(), tone: "danger" }))) return;
    mutate(
      { id, version },
      {
        onError: (error) => showError(say(LL, error)),
        onSuccess() {
          showSuccess(words.removed({ name }));
          void navigate({ to: "/admin/email-manager/letter-types" });
        },
      },
    );
  }

  return (
    <>
      <Button size="sm" variant="secondary" pending={isPending} onClick={() => void askAndRemove()}>
        {words.remove()}
      </Button>
      {dialog}
    </>
  );
}
