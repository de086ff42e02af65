import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Import, runImport } from "./data.ts";
import { useSaveFile } from "./use-save-file.ts";

type ImportSummaryProps = {
  of: Import;
  /** In how many rows something is typed and not saved, at the moment of the press. */
  countTyped: () => number;
};

/** Where an import stands, and the one thing to do next. */
export function ImportSummary({ of: found, countTyped }: ImportSummaryProps) {
  return found.isDone ? <Done of={found} /> : <Plan of={found} countTyped={countTyped} />;
}

function Plan({ of: found, countTyped }: ImportSummaryProps) {
  const { LL } = useWords();
  const words = LL.imports.page;
  const { mutate, isPending } = useMutation(runImport);
  const { id, version, news, counts } = found;
  const { create, change, refused } = counts;
  const count = create + change;
  const [ask, dialog] = useConfirm();

  async function start(): Promise<void> {
    const rows = countTyped();
    const question = { title: words.unsaved({ rows }), description: words.unsavedText() };
    if (rows > 0 && !(await ask({ ...question, confirmLabel: words.run({ count }) }))) return;
    const onError = (error: Error) => showError(sayOr(LL, error, LL.catalogue.failed()));
    mutate({ id, version }, { onError });
  }

  const nothing = refused > 0 ? words.onlyRefused() : words.nothing();
  return (
    <Panel
      actions={
        <>
          {count > 0 && (
            <Button size="sm" pending={isPending} onClick={() => void start()}>
              {words.run({ count })}
            </Button>
          )}
          <Refused of={found} />
        </>
      }
    >
      {dialog}
      <p className="font-semibold">{count > 0 ? words.plan({ create, change }) : nothing}</p>
      {news && news.rows > 0 && (
        <p className="text-wait-ink">
          {words.news({ rows: news.rows, words: news.words.join(", ") + (news.isMore ? "..." : "") })}
        </p>
      )}
      {count > 0 && refused > 0 && <p className="text-quiet">{words.leaves({ refused })}</p>}
    </Panel>
  );
}

function Done({ of: found }: { of: Import }) {
  const { LL } = useWords();
  const words = LL.imports.page;
  const { create, change, refused, late } = found.counts;
  return (
    <Panel
      actions={
        <>
          <Button size="sm" asChild>
            <Link to="/admin/catalog">{words.toCatalogue()}</Link>
          </Button>
          <Refused of={found} />
        </>
      }
    >
      <p role="status" className="font-semibold">
        {words.done({ create, change })}
      </p>
      {late > 0 && <p className="text-wait-ink">{words.late({ count: late })}</p>}
      {refused > 0 && <p className="text-quiet">{words.left({ refused })}</p>}
    </Panel>
  );
}

function Panel({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-y border-line-2 py-4 text-[0.9375rem] leading-6">
      <div className="min-w-0">{children}</div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}

function Refused({ of: { id, counts } }: { of: Import }) {
  const { LL } = useWords();
  const [save, isSaving] = useSaveFile();
  if (counts.refused + counts.late === 0) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={isSaving}
      onClick={() => void save(`/api/imports/${id}.csv`)}
    >
      <Download className="size-4" />
      {LL.imports.page.refusedFile()}
    </Button>
  );
}
