import { Link } from "@tanstack/react-router";
import { readBlocks, readSpans, type Block } from "./blocks.ts";

/** A text of the policy as paragraphs, headings, lists and rows of facts, in a column that reads well. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="mt-5 grid gap-5 text-[1.0625rem] leading-7">
      {readBlocks(text).map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text never changes the order of its blocks
        <PolicyBlock key={at} block={block} />
      ))}
    </div>
  );
}

function PolicyBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h3 className="display-5 mt-4">{block.text}</h3>;
    case "paragraph":
      return (
        <p className="max-w-[52ch]">
          <Line text={block.text} />
        </p>
      );
    case "list":
      return (
        <ul className="grid max-w-[52ch] gap-2.5">
          {block.items.map((item) => (
            <li
              key={item}
              className="grid grid-cols-[1.25rem_1fr] before:mt-3 before:h-0.5 before:w-2.5 before:bg-line-2"
            >
              <span>
                <Line text={item} />
              </span>
            </li>
          ))}
        </ul>
      );
    case "facts":
      return <Facts rows={block.rows} />;
    default:
      return block satisfies never;
  }
}

/** Terms with what is to be said of each, as a table on wide screens and one below the other on phones. */
function Facts({ rows }: { rows: string[][] }) {
  return (
    <dl className="@container border-b border-line-2 text-[0.9375rem] leading-6">
      {rows.map(([term = "", ...facts]) => (
        <div
          key={term}
          className={`grid gap-x-6 gap-y-0.5 border-t border-line-2 py-3 ${facts.length > 1 ? "@lg:grid-cols-[5fr_3fr_3fr]" : "@lg:grid-cols-[4fr_7fr]"}`}
        >
          <dt className="font-semibold">{term}</dt>
          {facts.map((fact) => (
            <dd key={fact}>
              <Line text={fact} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Words with their links: anchors of this page, our own pages, e-mail addresses. */
function Line({ text }: { text: string }) {
  return readSpans(text).map(({ text: words, href }, at) => {
    if (!href) return words;
    const key = `${at} ${href}`;
    return href.startsWith("/") ? (
      <Link key={key} to={href} className="link">
        {words}
      </Link>
    ) : (
      <a key={key} href={href} className="link wrap-anywhere">
        {words}
      </a>
    );
  });
}
