import { Download } from "lucide-react";
import type { FileReference } from "#domain/files/file-reference.ts";
import { nameSketch, sortSketches } from "#domain/orders/reading/sketch.ts";
import { drawingAddress } from "#domain/site/drawings.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { BriefFilesField } from "./files-field.tsx";

type EditFiles = (before: readonly FileReference[]) => FileReference[];

type BriefSketchProps = {
  name: string;
  /** The pictures of the structural elements, sketches among them. */
  value: readonly FileReference[];
  onChange: (edit: EditFiles) => void;
};

/** Where power, water and network go, drawn by hand on a template; and whatever other pictures there are. */
export function BriefSketch({ name, value, onChange }: BriefSketchProps) {
  const { LL, locale } = useWords();
  const now = sortSketches(value);
  const files = { purpose: "additionalImage", fileHint: LL.briefing.fileHint.pictureOrPdf() } as const;

  function changeSketches(edit: EditFiles): void {
    onChange((before) => {
      const { sketches, others } = sortSketches(before);
      return [...edit(sketches), ...others];
    });
  }

  function changeOthers(edit: EditFiles): void {
    onChange((before) => {
      const { sketches, others } = sortSketches(before);
      return [...sketches, ...edit(others)];
    });
  }

  return (
    <>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <BriefFilesField
          {...files}
          held={{ name: `${name}.sketch`, value: now.sketches, onChange: changeSketches }}
          name="sketch"
          rename={(file) => nameSketch(file, locale)}
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
        {...files}
        held={{ name, value: now.others, onChange: changeOthers }}
        name="additionalImages"
      />
    </>
  );
}
