import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { DefinitionList, type Definition } from "#src/components/definition-list.tsx";

type FactGroup = {
  id: string;
  title: string;
  /** A summary beside the title while the group is folded. */
  gist: string;
  /** All facts; those without a description are left out. */
  facts: readonly Definition[];
  isOpen?: boolean;
};

type FactGroupsProps = {
  groups: readonly FactGroup[];
  /** The line that names all unanswered facts. */
  notGiven: (names: string) => string;
};

/** Collapsible groups of facts. */
export function FactGroups({ groups, notGiven }: FactGroupsProps) {
  const missing = groups.flatMap(({ facts }) => facts.filter((fact) => !fact.description));
  const shown = groups.filter(({ facts }) => facts.some((fact) => fact.description));
  return (
    <div className="border-b border-line-2">
      {shown.map((group) => (
        <FoldedGroup key={group.id} {...group} />
      ))}
      {missing.length > 0 && (
        <p className="border-t border-line-2 py-3 leading-6 text-quiet">
          {notGiven(missing.map(({ term }) => inSentence(String(term))).join(", "))}
        </p>
      )}
    </div>
  );
}

function FoldedGroup({ title, gist, facts, isOpen = false }: FactGroup) {
  const id = useId();
  return (
    <details data-on-paper open={isOpen} className="group border-t border-line-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-baseline gap-2 py-2.5 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 self-center text-quiet transition-transform duration-120 group-open:rotate-90"
        />
        <h2 id={id} className="display-5 max-w-[calc(100%-2rem)] shrink-0 text-[1.0625rem]">
          {title}
        </h2>
        <span className="min-w-0 truncate text-quiet group-open:invisible">{gist}</span>
      </summary>
      <DefinitionList
        layout="dense"
        items={facts.filter(({ description }) => description)}
        className="mb-4 pl-6"
      />
    </details>
  );
}

/** "Social media" becomes "social media"; "CNPJ" and "ABNT PR 2030" stay. */
function inSentence(term: string): string {
  const [first = "", second = ""] = term;
  return second === second.toUpperCase() ? term : first.toLowerCase() + term.slice(1);
}
