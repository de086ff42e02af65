import { Reference } from "#src/components/reference.tsx";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from "#src/components/ui/table.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { previewRanks } from "./data.ts";

type Moved = Awaited<ReturnType<typeof previewRanks>>["moved"];

/** The most moves named one by one, the best new ranks first. */
const NAMED = 50;

/** Whose rank other criteria or weights would change: where each stands now, and where it would. */
export function RankMoves({ moved }: { moved: Moved }) {
  const { LL } = useWords();
  const words = LL.settings.ranks;
  const place = (rank: number | null) => (rank === null ? words.noPlace() : words.place({ rank }));
  const rest = moved.length - NAMED;
  return (
    <>
      <Table aria-label={words.title()}>
        <TableHead>
          <tr>
            <TableHeaderCell className="pl-0">{words.submission()}</TableHeaderCell>
            <TableHeaderCell align="end">{words.from()}</TableHeaderCell>
            <TableHeaderCell align="end" className="pr-0">
              {words.to()}
            </TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {moved.slice(0, NAMED).map(({ reference, institutionName, from, to }) => (
            <TableRow key={reference}>
              <TableCell density="compact" wraps className="pl-0">
                <span className="font-semibold">{institutionName}</span>
                <Reference value={reference} className="block text-quiet" />
              </TableCell>
              <TableCell density="compact" align="end">
                {place(from)}
              </TableCell>
              <TableCell density="compact" align="end" className="pr-0 font-semibold">
                {place(to)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rest > 0 && <p className="mt-3 text-quiet">{words.more({ count: rest })}</p>}
    </>
  );
}
