import { useStore } from "@tanstack/react-form";
import { reasonOf } from "#domain/refusal.ts";
import { bottomBar } from "#src/components/bottom-bar.ts";
import { Button } from "#src/components/ui/button.tsx";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import type { SettingsRecord } from "./data.ts";
import { PackagesSection } from "./packages-section.tsx";
import { ContactsSection, DatesSection, EventSection, WindowSection } from "./sections.tsx";
import { SettingsConflict } from "./settings-conflict.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

/** The whole record as one form; the bar below it saves, or throws away what was typed. */
export function SettingsEditor({ stored }: { stored: SettingsRecord }) {
  const { LL } = useWords();
  const words = LL.settings;
  const { form, element, update, base, theirs, hasDraft, startFrom } = useSettingsForm(stored);
  const wrong = useStore(form.store, ({ fieldMeta }) =>
    Object.values(fieldMeta).reduce((count, meta) => count + (meta.errors.length > 0 ? 1 : 0), 0),
  );
  const isStale = reasonOf(update.error)?.code === "stale";
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      {theirs && (
        <SettingsConflict
          base={base}
          theirs={theirs}
          isSaving={update.isPending}
          onTakeTheirs={() => startFrom(theirs)}
          onKeepMine={() => void form.handleSubmit()}
        />
      )}
      <EventSection form={form} />
      <DatesSection form={form} />
      <WindowSection form={form} />
      <ContactsSection form={form} />
      <PackagesSection form={form} />
      <div
        ref={bottomBar}
        className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line-2 bg-paper py-4"
      >
        {update.isError && !(theirs && isStale) && (
          <p role="alert" className="mr-auto text-annatto-ink">
            {say(LL, update.error)}
          </p>
        )}
        {wrong > 0 && (
          <p role="status" className="mr-auto text-annatto-ink">
            {words.errors({ count: wrong })}
          </p>
        )}
        {hasDraft && wrong === 0 && !update.isError && <p className="mr-auto text-quiet">{words.kept()}</p>}
        {hasDraft && (
          <Button variant="secondary" disabled={update.isPending} onClick={() => startFrom(stored)}>
            {words.discard()}
          </Button>
        )}
        <Button type="submit" pending={update.isPending} pendingLabel={words.saving()}>
          {words.save()}
        </Button>
      </div>
    </form>
  );
}
