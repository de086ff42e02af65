import { useEffect, useRef } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { StaffAccount } from "./data.ts";

type EditConflictProps = {
  /** What was on screen when the correction began. */
  base: Pick<StaffAccount, "name" | "email" | "role" | "status">;
  /** What is stored now. */
  theirs: StaffAccount;
  isSaving: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Somebody else saved first: what they changed, and whose version shall stand (decisions.md 10). */
export function EditConflict({ base, theirs, isSaving, onTakeTheirs, onKeepMine }: EditConflictProps) {
  const { LL } = useWords();
  const words = LL.staff.conflict;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { fields } = LL.staff;
  const lines = [
    { field: fields.name(), from: base.name, to: theirs.name },
    { field: fields.email(), from: base.email, to: theirs.email },
    { field: fields.role(), from: LL.role[base.role](), to: LL.role[theirs.role]() },
    {
      field: words.status(),
      from: LL.staff.status[base.status](),
      to: LL.staff.status[theirs.status](),
    },
  ].filter(({ from, to }) => from !== to);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      className="mb-6 border-l-3 border-annatto bg-annatto-wash px-4 py-3.5"
    >
      <h3 className="font-semibold">{words.title()}</h3>
      <ul className="mt-1.5 grid gap-1 wrap-anywhere">
        {lines.map((line) => (
          <li key={line.field}>{words.change(line)}</li>
        ))}
        {lines.length === 0 && <li>{words.other()}</li>}
      </ul>
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" disabled={isSaving} onClick={onTakeTheirs}>
          {words.takeTheirs()}
        </Button>
        <Button variant="danger" size="sm" pending={isSaving} onClick={onKeepMine}>
          {words.keepMine()}
        </Button>
      </div>
    </section>
  );
}
