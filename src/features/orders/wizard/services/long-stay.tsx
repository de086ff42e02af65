import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type LongStayProps = { days: number; eventDays: number; onKeep: () => void; onShorten: () => void };

/** Confirms more days than the event has: they may be intended, so nothing is refused. */
export function LongStay({ days, eventDays, onKeep, onShorten }: LongStayProps) {
  const { LL } = useWords();
  const words = LL.orders.line;
  return (
    <div className="mt-2 border-l-3 border-ochre pl-2.5 text-sm">
      <p>{words.tooLong({ days: eventDays })}</p>
      <div className="flex flex-wrap gap-x-3">
        <Button variant="link" size="sm" className="min-h-8" onClick={onKeep}>
          {words.keepDays({ days })}
        </Button>
        <Button variant="link" size="sm" className="min-h-8" onClick={onShorten}>
          {words.toEventDays({ days: eventDays })}
        </Button>
      </div>
    </div>
  );
}
