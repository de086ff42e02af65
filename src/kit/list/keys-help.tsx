import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { LetterKeysLine } from "./letter-keys-line.tsx";
import { LIST_KEYS, type ListKey } from "./use-list-keys.ts";

/** The list's keys, with the switch. */
export function KeysHelp({ keys, onClose }: { keys: readonly ListKey[]; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.listing.keys;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={words.title()} size="sm">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-sm">
          {keys.map((name) => (
            <div key={name} className="contents">
              <dt>
                <kbd className="inline-grid min-w-8 place-items-center rounded-sm border border-line-2 bg-paper-2 px-1.75 font-sans leading-7">
                  {name === "open" ? words.enter() : LIST_KEYS[name]}
                </kbd>
              </dt>
              <dd>{words.does[name]()}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 border-t border-line pt-3 text-sm">
          <LetterKeysLine />
        </div>
      </DialogContent>
    </Dialog>
  );
}
