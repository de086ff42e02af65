import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import { draftDifferences } from "#domain/orders/reading/draft-differences.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useDraftWords } from "./draft-words.ts";
import { useWizard } from "../wizard-context.tsx";

/** What is on this screen beside what was saved elsewhere, field by field. */
export function DraftComparison({ theirs }: { theirs: OrderDraft }) {
  const { LL } = useWords();
  const { draft, isEdit } = useWizard();
  const say = useDraftWords();
  const words = LL.wizard.draft.compare;
  const differences = draftDifferences(draft, theirs);
  if (differences.length === 0) return <p className="mt-3">{words.none()}</p>;
  return (
    <details className="mt-3" open>
      <summary className="cursor-pointer font-medium">{words.title({ count: differences.length })}</summary>
      <dl className="mt-2 grid max-h-96 gap-3 overflow-y-auto">
        {differences.map(({ path, mine, theirs: other }) => (
          <div key={path.join(".")} className="border-t border-line pt-2">
            <dt className="font-medium">{say.field(path, mine ?? other)}</dt>
            <dd className="mt-1 grid gap-x-6 gap-y-1 wrap-anywhere whitespace-pre-line sm:grid-cols-2">
              <Side label={words.mine()} text={say.value(path, mine)} />
              <Side label={isEdit ? words.ordered() : words.theirs()} text={say.value(path, other)} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <span>
      <span className="block text-sm text-quiet">{label}</span>
      {text}
    </span>
  );
}
