import { useEffect, useState } from "react";
import { formatDateTime } from "#i18n/formatters.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { dropDeviceCopy, readDeviceCopy, type DeviceCopy } from "./device-copy.ts";
import { takeUp } from "./take-up.ts";

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
        <button type="button" className={buttonLink("dark", "md")} onClick={() => takeUp(copy.values, null)}>
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
