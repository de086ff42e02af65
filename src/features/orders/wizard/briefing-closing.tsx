import { memo } from "react";
import type { Briefing } from "#domain/orders/draft/briefing.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { BriefTextField } from "./briefing-fields.tsx";
import { BriefFilesField } from "./briefing-files.tsx";
import { isSameSection, type SectionFieldsProps } from "./briefing-reference.tsx";

/** Section 3 (WIZ-34): a brand manual is a PDF (FIL-07), a logo is asked for at 300 DPI (FIL-06). */
export const IdentityFields = memo(
  function IdentityFields({ value, change, errors }: SectionFieldsProps<"visualIdentity">) {
    const { LL } = useWords();
    const text = (name: "colors" | "branding" | "wallsDescription") => ({
      path: `briefing.visualIdentity.${name}`,
      name,
      errors,
      value: value[name],
      onChange: (written: string) =>
        change(() => ({ [name]: written }) as Partial<Briefing["visualIdentity"]>),
    });
    return (
      <>
        <BriefFilesField
          path="briefing.visualIdentity.logo"
          name="logo"
          errors={errors}
          purpose="logo"
          fileHint={LL.briefing.fileHint.logo()}
          value={value.logo}
          onChange={(edit) => change(({ logo }) => ({ logo: edit(logo) }))}
        />
        <BriefFilesField
          path="briefing.visualIdentity.brandManual"
          name="brandManual"
          errors={errors}
          purpose="brandManual"
          fileHint={LL.briefing.fileHint.manual()}
          value={value.brandManual}
          onChange={(edit) => change(({ brandManual }) => ({ brandManual: edit(brandManual) }))}
        />
        <BriefTextField {...text("colors")} rows={2} />
        <BriefTextField {...text("branding")} />
        <BriefTextField {...text("wallsDescription")} />
      </>
    );
  },
  isSameSection<"visualIdentity">,
);

type Purposes = "strategicObjectives" | "messageLegacy" | "culturalElements" | "sustainability";

/** Section 4 (WIZ-35). */
export const ConsiderationFields = memo(
  function ConsiderationFields({ value, change, errors }: SectionFieldsProps<"finalConsiderations">) {
    const { LL } = useWords();
    const text = (name: Purposes) => ({
      path: `briefing.finalConsiderations.${name}`,
      name,
      errors,
      value: value[name],
      onChange: (written: string) =>
        change(() => ({ [name]: written }) as Partial<Briefing["finalConsiderations"]>),
    });
    return (
      <>
        <BriefTextField {...text("strategicObjectives")} />
        <BriefTextField {...text("messageLegacy")} />
        <BriefTextField {...text("culturalElements")} />
        <BriefTextField {...text("sustainability")} />
        <BriefFilesField
          path="briefing.finalConsiderations.additionalImages"
          name="finalImages"
          errors={errors}
          purpose="additionalImage"
          fileHint={LL.briefing.fileHint.image()}
          value={value.additionalImages}
          onChange={(edit) => change(({ additionalImages: before }) => ({ additionalImages: edit(before) }))}
        />
      </>
    );
  },
  isSameSection<"finalConsiderations">,
);
