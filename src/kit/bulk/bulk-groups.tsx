import { useState } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { cn } from "#src/lib/cn.ts";
import { useWords } from "#src/lib/words.tsx";
import { isLeftOut, sayGroup, type BulkNames } from "./bulk-words.ts";
import type { BulkRun } from "./data.ts";

/** So many references say which records are meant; the others come when they are asked for. */
const SHOWN = 12;

type BulkGroupsProps = { run: BulkRun; names: BulkNames };

/** The records of a run by what becomes of them: how many, from where to where or why not, and which (desk 3). */
export function BulkGroups({ run, names }: BulkGroupsProps) {
  const { LL } = useWords();
  const isPreview = run.status === "previewed";
  const groups = run.groups.toSorted((a, b) => Number(isLeftOut(a)) - Number(isLeftOut(b)));
  return (
    <ul className="border-y border-line">
      {groups.map((group) => {
        const said = sayGroup(LL, names, group, isPreview);
        return (
          <li key={said} className="border-t border-line py-3 first:border-t-0">
            <p className={cn("font-semibold", isLeftOut(group) && "border-l-3 border-ochre pl-3")}>{said}</p>
            <References all={group.references} isIndented={isLeftOut(group)} />
          </li>
        );
      })}
    </ul>
  );
}

function References({ all, isIndented }: { all: readonly string[]; isIndented: boolean }) {
  const { LL } = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? all : all.slice(0, SHOWN);
  return (
    <div className={cn("mt-1 text-sm text-quiet", isIndented && "border-l-3 border-ochre pl-3")}>
      <p className="figures flex flex-wrap gap-x-4">
        {shown.map((reference) => (
          <span key={reference} className="whitespace-nowrap">
            {reference}
          </span>
        ))}
      </p>
      {shown.length < all.length && (
        <Button variant="link" size="sm" className="mt-1" onClick={() => setIsWhole(true)}>
          {LL.bulk.group.all({ count: all.length })}
        </Button>
      )}
    </div>
  );
}
