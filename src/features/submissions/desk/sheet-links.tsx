import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";

/** The addresses that came with a submission, each with what it shows. */
export function SheetLinks({ links }: { links: Submission["answers"]["links"] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.url} ${link.description}`}>
          <WrittenAddress url={link.url} /> <span className="text-quiet">{link.description}</span>
        </li>
      ))}
    </ul>
  );
}

/** What an applicant wrote is opened apart from the desk, and learns nothing of it. */
export function WrittenAddress({ url }: { url: string }) {
  const { LL } = useWords();
  return (
    <a className="link break-all" href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url}
      <span className="sr-only"> {LL.footer.newTab()}</span>
    </a>
  );
}
