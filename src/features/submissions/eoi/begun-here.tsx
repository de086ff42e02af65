import { useEffect, useState } from "react";
import { formatDateTime } from "#i18n/formatters.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { dropDeviceCopy, readDeviceCopy, type DeviceCopy } from "./device-copy.ts";
import { changeEoi } from "./eoi-memory.ts";
import { ONE_TAB } from "./one-tab.ts";
import { takeUp } from "./take-up.ts";

/** Another tab that has it open hands over something newer. */
async function goOn(copy: DeviceCopy): Promise<void> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  if (held.some(({ name }) => name === ONE_TAB)) changeEoi({ step: "form", isAgreed: true });
  else takeUp(copy.values, null);
}

/** A form that was begun on this device in a tab that is closed: to go on with, or to erase on a shared computer. */
export function BegunHere({ zone }: { zone: string }) {
  const { LL, locale } = useWords();
  const words = LL.applicant.device;
  const [copy, setCopy] = useState<DeviceCopy>();
  useEffect(() => {
    void readDeviceCopy().then(setCopy);
  }, []);
  if (!copy) return null;
  return (
    <section className="mt-6 mb-10 border-l-3 border-leaf bg-good px-5 py-4">
      <p>{words.begun({ date: formatDateTime(locale, copy.at, zone) })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className={buttonLink("dark", "md")} onClick={() => void goOn(copy)}>
          {words.goOn()}
        </button>
        <button
          type="button"
          className={buttonLink("quiet", "md")}
          onClick={() => void dropDeviceCopy().then(() => setCopy(undefined))}
        >
          {words.erase()}
        </button>
      </div>
    </section>
  );
}
