import { Reference } from "#src/components/reference.tsx";
import { useState } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { isLeftOut, sayGroup, type BulkNames } from "./bulk-words.ts";
import type { BulkGroup, BulkRun } from "./data.ts";

/** References shown before the rest is unfolded. */
const SHOWN = 12;

type BulkGroupsProps = { run: BulkRun; names: BulkNames };

/** The records of a run by outcome: how many, from and to which status or why not, and which. */
export function BulkGroups({ run, names }: BulkGroupsProps) {
  const { LL } = useWords();
  const isPreview = run.status === "planned";
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

function References({ all, isIndented }: { all: BulkGroup["references"]; isIndented: boolean }) {
  const { LL } = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const hasNames = all.some(({ name }) => name !== "");
  const shown = isWhole ? all : all.slice(0, SHOWN);
  return (
    <div className={cn("mt-1 text-sm text-quiet", isIndented && "border-l-3 border-ochre pl-3")}>
      <ul className={hasNames ? "grid gap-y-0.5" : "flex flex-wrap gap-x-4"}>
        {shown.map(({ reference, name }) => (
          <li key={reference} className="wrap-anywhere">
            <Reference value={reference} />
            {name && <span className="ml-3 text-ink">{name}</span>}
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <Button variant="link" size="sm" className="mt-1" onClick={() => setIsWhole(true)}>
          {LL.bulk.group.all({ count: all.length })}
        </Button>
      )}
    </div>
  );
}
