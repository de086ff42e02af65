import { Link } from "@tanstack/react-router";
import { Download, RefreshCw } from "lucide-react";
import type { FileProblem } from "#domain/imports/problems.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { FormAlert } from "#src/components/form-alert.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { RunProgressBar } from "#src/kit/run/run-progress.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { type Import, renewImport, resumeImport, runImport, stopImport } from "./data.ts";
import { ImportPanel } from "./import-panel.tsx";
import { TakenBack, UndoImport } from "./import-undo.tsx";
import { useImportChange } from "./use-import-change.ts";
import { useSaveFile } from "./use-save-file.ts";

const countNone = () => 0;

type ImportSummaryProps = {
  of: Import;
  /** In how many rows something is typed and not saved, at the moment of the press. */
  countTyped?: () => number;
};

/** Where an import stands, and the one thing to do next. */
export function ImportSummary({ of: found, countTyped = countNone }: ImportSummaryProps) {
  const { LL } = useWords();
  const words = LL.imports;
  switch (found.status) {
    case "reading":
      return <p role="status">{words.page.reading()}</p>;
    case "unreadable":
      return (
        <div className="max-w-[70ch]">
          <FormAlert>
            <b>{words.fileProblem.title()}.</b> {sayFileProblem(LL, found.problem)}
          </FormAlert>
          <Button size="sm" className="mt-4" asChild>
            <Link to="/admin/catalog/import">{words.page.another()}</Link>
          </Button>
        </div>
      );
    case "planned":
      return <Plan of={found} countTyped={countTyped} />;
    case "running":
    case "stopped":
      return <UnderWay of={found} />;
    case "done":
      return <Done of={found} />;
    case "undoing":
    case "undone":
    case "ended":
      return <TakenBack of={found} />;
    default:
      return found.status satisfies never;
  }
}

function sayFileProblem(LL: TranslationFunctions, problem: FileProblem | null): string {
  const { fileProblem: words, columns } = LL.imports;
  // With the heading that the file has to have.
  const named = (names: readonly (keyof typeof columns)[]) =>
    names.map((name) => `${columns[name]()} (${name})`).join(", ");
  if (!problem) return "";
  switch (problem.code) {
    case "quoteOpen":
      return words.quoteOpen(problem);
    case "noColumn":
      return words.noColumn({ columns: problem.headings.join(", ") });
    case "columnTwice":
    case "columnMissing":
      return words[problem.code]({ columns: named(problem.columns) });
    case "tooManyRows":
      return words.tooManyRows(problem);
    case "tooManyColumns":
      return words.tooManyColumns(problem);
    case "cellTooLong":
      return words.cellTooLong(problem);
    default:
      return words[problem.code]();
  }
}

function Plan({ of: found, countTyped }: Required<ImportSummaryProps>) {
  const { LL } = useWords();
  const words = LL.imports.page;
  const run = useImportChange(runImport, found);
  const renew = useImportChange(renewImport, found);
  const { news, counts } = found;
  const { create, change, refused } = counts;
  const count = create + change;
  const [ask, dialog] = useConfirm();

  async function start(): Promise<void> {
    const rows = countTyped();
    const question = { title: words.unsaved({ rows }), description: words.unsavedText() };
    if (rows === 0 || (await ask({ ...question, confirmLabel: words.run({ count }) }))) run.press();
  }

  const nothing = refused > 0 ? words.onlyRefused() : words.nothing();
  return (
    <ImportPanel
      actions={
        <>
          {count > 0 && (
            <Button size="sm" pending={run.isPending} disabled={renew.isPending} onClick={() => void start()}>
              {words.run({ count })}
            </Button>
          )}
          <Refused of={found} />
          <Button
            size="sm"
            variant="quiet"
            title={words.renewHint()}
            pending={renew.isPending}
            disabled={run.isPending}
            onClick={renew.press}
          >
            <RefreshCw className="size-4" />
            {words.renew()}
          </Button>
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
    </ImportPanel>
  );
}

function UnderWay({ of: found }: { of: Import }) {
  const { LL } = useWords();
  const words = LL.imports.page;
  const isRunning = found.status === "running";
  const next = useImportChange(isRunning ? stopImport : resumeImport, found);
  const { create, change, created, changed, late } = found.counts;
  const gone = created + changed + late;
  const count = gone + create + change;
  return (
    <ImportPanel
      actions={
        <Button
          size="sm"
          variant={isRunning ? "secondary" : "primary"}
          pending={next.isPending}
          onClick={next.press}
        >
          {isRunning ? words.stop() : words.resume()}
        </Button>
      }
    >
      {isRunning ? (
        <RunProgressBar
          label={words.running()}
          said={words.progress({ gone, count })}
          gone={gone}
          count={count}
        />
      ) : (
        <p className="font-semibold">{words.stoppedAt({ gone, count })}</p>
      )}
    </ImportPanel>
  );
}

function Done({ of: found }: { of: Import }) {
  const { LL } = useWords();
  const words = LL.imports.page;
  const { created, changed, late } = found.counts;
  const { create = 0, change = 0 } = found.predicted ?? {};
  const lines = [
    { name: words.created(), promised: create, made: created },
    { name: words.changed(), promised: change, made: changed },
  ];
  return (
    <ImportPanel
      actions={
        <>
          <Button size="sm" asChild>
            <Link to="/admin/catalog">{words.toCatalogue()}</Link>
          </Button>
          <Refused of={found} />
          <UndoImport of={found} />
        </>
      }
    >
      <p role="status" className="font-semibold">
        {words.done()}
      </p>
      <table aria-label={words.outcome()} className="mt-2 text-sm">
        <thead>
          <tr className="text-left text-quiet">
            <th scope="col" className="sr-only">
              {words.outcome()}
            </th>
            <th scope="col" className="py-1 pr-6 font-normal">
              {words.promised()}
            </th>
            <th scope="col" className="py-1 font-normal">
              {words.made()}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, promised, made }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1 pr-8 text-left font-normal">
                {name}
              </th>
              <td className="figures py-1 pr-6">{promised}</td>
              <td className="figures py-1 font-semibold">{made}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {late > 0 && <p className="mt-2 text-wait-ink">{words.late({ count: late })}</p>}
    </ImportPanel>
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
