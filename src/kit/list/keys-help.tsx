import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { LetterKeysLine } from "./letter-keys-line.tsx";
import { LIST_KEYS, type ListKey } from "./use-list-keys.ts";

/** The help for the list's keys, with the switch for letter keys. */
export function ListKeysHelp({ keys, onClose }: { keys: readonly ListKey[]; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.listing.keys;
  const said = keys.map((name) => ({
    key: name === "open" ? words.enter() : LIST_KEYS[name],
    does: words.does[name](),
  }));
  return <KeysHelp title={words.title()} keys={said} onClose={onClose} />;
}

type KeysHelpProps = {
  title: string;
  keys: readonly { key: string; does: string }[];
  onClose: () => void;
};

/** Keys and what they do, with the switch. Needs the namespace listing. */
export function KeysHelp({ title, keys, onClose }: KeysHelpProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={title} size="sm">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-sm">
          {keys.map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-grid min-w-8 place-items-center rounded-sm border border-line-2 bg-paper-2 px-1.75 font-sans leading-7">
                  {key}
                </kbd>
              </dt>
              <dd>{does}</dd>
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
