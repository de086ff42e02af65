import { createFieldMap } from "@tanstack/react-form";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { withFieldGroup } from "#src/kit/form/form-hook.ts";
import { NO_ANSWERS } from "./answers.ts";
import { LanguageQuestion } from "./language-question.tsx";
import { OrganisationSection } from "./organisation-section.tsx";
import { PracticesSection } from "./practices-section.tsx";
import { RepresentativeSection } from "./representative-section.tsx";
import { ServicesSection } from "./services-section.tsx";
import { StandSection } from "./stand-section.tsx";

const ANSWERS = createFieldMap(NO_ANSWERS);

/** Every question once more, over what was sent; the language stands under a title of the screen's own. */
export const AnswerSections = withFieldGroup({
  defaultValues: NO_ANSWERS,
  props: { zone: "", languageTitle: "" },
  render: function AnswerSections({ group, zone, languageTitle }) {
    return (
      <>
        <OrganisationSection form={group} fields={ANSWERS} />
        <RepresentativeSection form={group} fields={ANSWERS} />
        <StandSection form={group} fields={ANSWERS} zone={zone} />
        <ServicesSection form={group} fields={ANSWERS} />
        <PracticesSection form={group} fields={ANSWERS} />
        <FormSection title={languageTitle}>
          <LanguageQuestion form={group} fields={ANSWERS} />
        </FormSection>
      </>
    );
  },
});
