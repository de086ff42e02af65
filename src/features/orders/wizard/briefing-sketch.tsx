import { Download } from "lucide-react";
import type { FileReference } from "#domain/files/file-reference.ts";
import { nameSketch, sortSketches } from "#domain/orders/reading/sketch.ts";
import { drawingAddress } from "#domain/site/drawings.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { BriefErrors } from "./briefing-fields.tsx";
import { BriefFilesField } from "./briefing-files.tsx";

type BriefSketchProps = {
  /** The pictures of the structural elements, sketches among them. */
  value: readonly FileReference[];
  errors: BriefErrors;
  onChange: (edit: (before: readonly FileReference[]) => FileReference[]) => void;
};

/** Where power, water and network go, drawn by hand on a template; and whatever other pictures there are. */
export function BriefSketch({ value, errors, onChange }: BriefSketchProps) {
  const { LL, locale } = useWords();
  const { sketches, others } = sortSketches(value);
  const field = {
    path: "briefing.structuralElements.additionalImages",
    errors,
    purpose: "additionalImage",
    fileHint: LL.briefing.fileHint.image(),
  } as const;
  return (
    <>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <BriefFilesField
          {...field}
          name="sketch"
          rename={nameSketch}
          value={sketches}
          onChange={(edit) =>
            onChange((before) => {
              const now = sortSketches(before);
              return [...edit(now.sketches), ...now.others];
            })
          }
        />
        <a
          href={drawingAddress("stand-sketch", locale)}
          download
          className="group order-first grid content-start gap-2 text-sm sm:order-none sm:pt-6.5"
        >
          <Drawing
            name="stand-sketch"
            alt=""
            className="w-44 rounded-md border border-line bg-card group-hover:border-ink"
          />
          <span className="link inline-flex items-baseline gap-1.5">
            <Download aria-hidden="true" className="size-3.5 shrink-0 self-center" />
            {LL.briefing.template()}
          </span>
        </a>
      </div>
      <BriefFilesField
        {...field}
        name="additionalImages"
        value={others}
        onChange={(edit) =>
          onChange((before) => {
            const now = sortSketches(before);
            return [...now.sketches, ...edit(now.others)];
          })
        }
      />
    </>
  );
}
