import type { OwnPicture, Picture } from "#domain/settings/pictures.ts";
import type { PicturePlace } from "#domain/site/own-pictures.ts";
import { drawingSource } from "#src/components/drawing.tsx";
import type { FieldProps } from "#src/kit/form/fields/use-field.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { DrawnField } from "./drawn-field.tsx";

const NO_WORDS = { pt: "", en: "" };

/** An own picture as visitors will see it, or the drawing of its place. */
export function PictureField({ place, ...props }: FieldProps & { place: PicturePlace }) {
  const { LL } = useWords();
  return (
    <DrawnField<OwnPicture>
      {...props}
      purpose="eventPicture"
      words={LL.settings.picture}
      keep={(file, before) => ({ ...file, alt: before?.alt ?? NO_WORDS })}
      isBeside
    >
      {(picture) => <Preview place={place} picture={picture} />}
    </DrawnField>
  );
}

/** The picture in the proportions of its place on the site. */
function Preview({ place, picture }: { place: PicturePlace; picture: Picture }) {
  const { locale } = useWords();
  const source = picture
    ? { src: `/api/files/${picture.file}`, width: picture.width, height: picture.height }
    : drawingSource(place, locale, undefined);
  return (
    <img
      {...source}
      data-own={picture ? place : undefined}
      alt={picture?.alt[locale] ?? ""}
      loading="lazy"
      className="h-auto w-full max-w-56 rounded-md border border-line-2 bg-paper-3"
    />
  );
}
