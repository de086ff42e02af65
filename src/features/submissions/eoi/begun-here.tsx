import { useEffect, useState } from "react";
import { formatDateTime } from "#i18n/formatters.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { changeEoi } from "./eoi-memory.ts";
import { endHere, readHere, type FormHere } from "./form-here.ts";
import { isBegun } from "./form-keeper.ts";

/** A form that was begun on this device: to go on with, or to erase on a shared computer. */
export function BegunHere({ zone }: { zone: string }) {
  const { LL, locale } = useWords();
  const words = LL.applicant.device;
  const [form, setForm] = useState<FormHere>();
  useEffect(() => {
    void readHere().then(setForm);
  }, []);
  if (!isBegun(form)) return null;
  return (
    <section className="mt-6 mb-10 border-l-3 border-leaf bg-good px-5 py-4">
      <p>{words.begun({ date: formatDateTime(locale, form.at, zone) })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonLink("dark", "md")}
          onClick={() => changeEoi({ step: "form", isAgreed: true })}
        >
          {words.goOn()}
        </button>
        <button
          type="button"
          className={buttonLink("quiet", "md")}
          onClick={() => void endHere().then(() => setForm(undefined))}
        >
          {words.erase()}
        </button>
      </div>
    </section>
  );
}
