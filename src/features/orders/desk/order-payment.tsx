import { formatDateTime } from "#i18n/formatters.ts";
import { useWords } from "#src/lib/words.tsx";
import type { Order } from "./data.ts";
import { FileLink } from "./file-link.tsx";
import { Section } from "./section.tsx";

/** The payment confirmation in force, and those it replaced or that were refused. */
export function OrderPayment({ order }: { order: Order }) {
  const { LL, locale } = useWords();
  const words = LL.desk.payment;
  const current = order.paymentConfirmation;
  const earlier = order.files.filter(
    ({ id, purpose }) => purpose === "paymentConfirmation" && id !== current?.id,
  );
  return (
    <Section title={words.title()}>
      {current ? (
        <>
          <FileLink file={current} />
          <p className="figures mt-1 text-[0.8125rem] text-quiet">
            {words.received({ date: formatDateTime(locale, current.createdAt) })}
          </p>
        </>
      ) : (
        <p className="text-quiet">{words.none()}</p>
      )}
      {earlier.length > 0 && (
        <>
          <h3 className="mt-3.5 text-[0.8125rem] text-quiet">{words.earlier()}</h3>
          <ul className="mt-1 grid gap-1">
            {earlier.map((file) => (
              <li key={file.id}>
                <FileLink file={file} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
