import { useEffect, useState } from "react";
import { countryName } from "#domain/countries.ts";
import { writeInterest } from "#i18n/interest-groups.ts";
import { CopyButton } from "#src/components/copy-button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { AnswerGroups } from "../status/answer-groups.tsx";
import { readHere, type FormHere } from "./form-here.ts";
import { isBegun } from "./form-keeper.ts";

/** What was written and not sent when the window closed: to read and to copy. */
export function UnsentText() {
  const { LL, locale } = useWords();
  const words = LL.applicant.unsent;
  const [form, setForm] = useState<FormHere>();
  useEffect(() => {
    void readHere().then(setForm);
  }, []);
  if (!isBegun(form)) return null;
  const { values } = form;
  const text = writeInterest({ LL, locale, nameCountry: countryName }, values);
  return (
    <section aria-labelledby="unsent" className="border-t border-line-2 py-10">
      <h2 id="unsent" className="display-4">
        {words.title()}
      </h2>
      <p className="mt-3 max-w-[60ch] text-quiet">{words.text()}</p>
      <div className="mt-3">
        <CopyButton value={text} label={words.copy()} />
      </div>
      <AnswerGroups answers={values} />
    </section>
  );
}
