import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { LineIcon } from "#src/components/line-icon.tsx";
import { buttonLink } from "#src/components/button-link.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { NavigationEntry } from "./navigation.ts";

const CURRENT = "data-[status=active]:text-annatto-light data-[status=active]:underline";
const LINK = `display-4 flex min-h-13 items-center decoration-2 underline-offset-8 md:min-h-20 md:text-[3rem] ${CURRENT}`;
const BELOW = `display-5 flex min-h-11 items-center border-l-2 border-annatto pl-4 decoration-2 underline-offset-6 md:min-h-16 md:pl-5 md:text-[2rem] ${CURRENT}`;

type PublicMenuEntryProps = { entry: NavigationEntry; onNavigate: () => void };

/** An entry of the full-screen menu, and what lies below it: seen at once, folded away by whoever wants to (HDR-09). */
export function PublicMenuEntry({ entry, onNavigate }: PublicMenuEntryProps) {
  const { LL } = useWords();
  const [isOpen, setIsOpen] = useState(true);
  const id = useId();
  return (
    <li>
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
            className={`${buttonLink("onDeep", "icon")} shrink-0`}
          >
            <LineIcon
              name="down"
              className={`size-5.5 transition-transform duration-150 ${isOpen ? "rotate-180" : ""}`}
            />
          </button>
        )}
      </div>
      {entry.children && (
        <ul id={id} hidden={!isOpen} className="animate-appear pb-2">
          {entry.children.map((child) => (
            <li key={child.to}>
              <Link to={child.to} onClick={onNavigate} className={BELOW}>
                {child.label(LL)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
