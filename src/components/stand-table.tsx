import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** What each package contains, and what holds for every stand: as the server says it, so that pages carry no words for it. */
export function StandTable({ caption }: { caption: string }) {
  const { locale } = useWords();
  const { packages, standRows } = useEvent();
  if (!standRows) return null;
  return (
    <table className="w-full border-collapse text-left text-sm leading-5 wrap-anywhere hyphens-auto [&_td]:py-2.5 [&_td]:pr-4">
      <caption className="display-4 pb-2 text-left">{caption}</caption>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {packages.map(({ id, name }) => (
            <th key={id} scope="col" className="pr-4 pb-2">
              {name[locale]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standRows.map(({ name, cells }) => (
          <tr key={name.en} className="border-t border-line-2 align-top">
            <th scope="row" className="py-2.5 pr-4">
              {name[locale]}
            </th>
            {cells.map((cell, at) => (
              <td key={packages[at]?.id} className="wrap-anywhere" colSpan={cells[1] ? 1 : packages.length}>
                {cell[locale]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
