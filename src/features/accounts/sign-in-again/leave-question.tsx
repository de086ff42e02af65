import { useEffect, useRef } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { DialogFooter } from "#src/components/ui/dialog.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** Nobody leaves a page with something typed in it by one wrong key. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { LL } = useWords();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <DialogFooter>
      <Button variant="secondary" onClick={onLeave}>
        {LL.auth.expired.leaveNow()}
      </Button>
      <Button ref={stay} onClick={onStay}>
        {LL.auth.expired.stay()}
      </Button>
    </DialogFooter>
  );
}
