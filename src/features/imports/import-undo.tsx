import { Link } from "@tanstack/react-router";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { RunProgressBar } from "#src/kit/run/run-progress.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { type Import, undoImport } from "./data.ts";
import { ImportPanel } from "./import-panel.tsx";
import { useImportChange } from "./use-import-change.ts";

/** The way back of an import, for a day. */
export function UndoImport({ of: found }: { of: Import }) {
  const { LL } = useWords();
  const words = LL.imports.page;
  const { press, isPending } = useImportChange(undoImport, found);
  const [ask, dialog] = useConfirm();
  if (!found.canUndo) return null;
  const { created, changed } = found.counts;

  async function undo(): Promise<void> {
    const question = { title: words.undoTitle({ count: created + changed }), description: words.undoText() };
    if (await ask({ ...question, confirmLabel: words.undo() })) press();
  }

  return (
    <>
      {dialog}
      <Button size="sm" variant="secondary" pending={isPending} onClick={() => void undo()}>
        {words.undo()}
      </Button>
    </>
  );
}

/** An import that is being undone, or was; what stays is named in its rows. */
export function TakenBack({ of: { status, counts } }: { of: Import }) {
  const { LL } = useWords();
  const words = LL.imports.page;
  const { created, changed, undone, kept } = counts;
  const gone = undone + kept;
  const count = gone + created + changed;
  return (
    <ImportPanel
      actions={
        <Button size="sm" variant="secondary" asChild>
          <Link to="/admin/catalog">{words.toCatalogue()}</Link>
        </Button>
      }
    >
      {status === "undoing" ? (
        <RunProgressBar
          label={words.undoing()}
          said={words.progress({ gone, count })}
          gone={gone}
          count={count}
        />
      ) : (
        <p role="status" className="font-semibold">
          {status === "undone" ? words.undone({ undone }) : words.ended()}
        </p>
      )}
      {kept > 0 && <p className="mt-2 text-wait-ink">{words.kept({ kept })}</p>}
    </ImportPanel>
  );
}
