import { useState } from "react";
import { allDays } from "#domain/catalogue/unit.ts";
import { shorterStays, stayAllDays, stayAsBefore, type Stays } from "#domain/orders/draft/whole-stay.ts";
import { periodsOf } from "#domain/orders/lines/line.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useWizard } from "../wizard-context.tsx";

/** All days of the event for every line that counts them at once, with what that changed and the way back. One line has its own. */
export function WholeStay() {
  const { LL } = useWords();
  const { conference } = useEvent();
  const { draft, goods, change } = useWizard();
  const [done, setDone] = useState<Stays>();
  const days = allDays(conference);
  const periods = periodsOf(goods.items);
  const shorter = shorterStays(
    draft.lines.filter(({ itemId }) => periods.get(itemId) === "perDay"),
    days,
  );
  const words = LL.orders.services;

  function stay(): void {
    change(({ lines }) => ({ lines: stayAllDays(lines, shorter, days) }));
    setDone(shorter);
  }

  function takeBack(stays: Stays): void {
    change(({ lines }) => ({ lines: stayAsBefore(lines, stays, days) }));
    setDone(undefined);
  }

  return (
    <div role="status" className="mr-auto flex flex-wrap items-center text-sm sm:mr-0">
      {shorter.size > 1 ? (
        <Button variant="quiet" size="sm" onClick={stay}>
          {words.wholeStay({ days })}
        </Button>
      ) : (
        done && (
          <>
            <span className="pl-3 text-quiet">{words.stayed({ count: done.size, days })}</span>
            <Button variant="quiet" size="sm" onClick={() => takeBack(done)}>
              {words.takeBack()}
            </Button>
          </>
        )
      )}
    </div>
  );
}
