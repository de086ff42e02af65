import type { Logo, OwnLogo } from "#domain/settings/logo.ts";
import { LeafMark } from "#src/components/logo.tsx";
import type { FieldProps } from "#src/kit/form/fields/use-field.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { DrawnField } from "./drawn-field.tsx";

/** The own logo as the head of a page shows it, or the leaf. */
export function LogoField(props: FieldProps) {
  const { LL } = useWords();
  return (
    <DrawnField<OwnLogo> {...props} purpose="eventLogo" words={LL.settings.logo} keep={(file) => file}>
      {(logo) => <Preview logo={logo} />}
    </DrawnField>
  );
}

/** The logo on the site's green, in the size of the head. */
function Preview({ logo }: { logo: Logo }) {
  const { zone } = useEvent();
  return (
    <div className="flex min-h-20 items-center gap-3 rounded-md bg-forest px-6 py-5 text-paper-2">
      {logo ? (
        <img
          src={`/api/files/${logo.file}`}
          width={logo.width}
          height={logo.height}
          alt={zone}
          className="h-auto max-h-10 w-auto max-w-45"
        />
      ) : (
        <>
          <LeafMark />
          <span className="display text-lg leading-tight">{zone}</span>
        </>
      )}
    </div>
  );
}
