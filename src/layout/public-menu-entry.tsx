import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { LineIcon } from "#src/components/line-icon.tsx";
import { buttonLink } from "#src/components/button-link.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { NavigationEntry } from "./navigation.ts";

const LINK = "display-3 block py-5 data-[status=active]:text-annatto-light data-[status=active]:underline";

type PublicMenuEntryProps = { entry: NavigationEntry; onNavigate: () => void };

/** An entry of the full-screen menu, and what it folds away below itself (HDR-09). */
export function PublicMenuEntry({ entry, onNavigate }: PublicMenuEntryProps) {
  const { LL } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li className="border-b border-forest-line">
      <div className="flex items-center justify-between gap-4">
        <Link to={entry.to} activeOptions={{ exact: entry.exact }} onClick={onNavigate} className={LINK}>
          {entry.label(LL)}
        </Link>
        {entry.children && (
          <button
            type="button"
            aria-label={LL.header.below({ page: entry.label(LL) })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className={buttonLink("onDeep", "icon")}
          >
            <LineIcon
              name="down"
              className={`size-5.5 transition-transform duration-150 ${isOpen ? "rotate-180" : ""}`}
            />
          </button>
        )}
      </div>
      {entry.children && (
        <ul id={id} hidden={!isOpen} className="animate-appear pb-5">
          {entry.children.map((child) => (
            <li key={child.to}>
              <Link
                to={child.to}
                onClick={onNavigate}
                className="display-5 block border-l-2 border-annatto py-2.5 pl-5 data-[status=active]:text-annatto-light data-[status=active]:underline"
              >
                {child.label(LL)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
