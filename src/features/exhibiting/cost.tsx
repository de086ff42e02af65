import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import type { PublicPackage } from "#domain/settings/schema.ts";
import { costOfStand, leastCost } from "#domain/orders/estimate.ts";
import { MAX_SPACE_M2, MIN_SPACE_M2 } from "#domain/submissions/options.ts";
import type { AreaProblem } from "#domain/submissions/read-area.ts";
import { formatArea, formatNumber, formatPrice } from "#i18n/formatters.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { FormField } from "#src/components/form-field.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** What a stand of a chosen area costs, where prices are public; without JavaScript the smallest stand. */
export function Cost() {
  const { LL, locale } = useWords();
  const { packages } = useEvent();
  const words = LL.exhibiting.cost;
  const least = leastCost(packages);
  if (!least) return null;
  return (
    <section id="cost" aria-labelledby="cost-title" className="section bg-paper">
      <div className="page">
        <div className="grid items-end gap-x-20 gap-y-6 lg:grid-cols-[6fr_5fr]">
          <h2 id="cost-title" className="display-2">
            {words.title()}
          </h2>
          <p className="display-4 figures">
            {words.from({
              area: formatArea(locale, least.sizeM2),
              price: formatPrice(locale, least.total),
            })}
          </p>
        </div>
        <Reckoner packages={packages} />
      </div>
    </section>
  );
}

function Reckoner({ packages }: { packages: readonly PublicPackage[] }) {
  const { LL, locale } = useWords();
  const { eoi } = useEvent();
  const words = LL.exhibiting.cost;
  const id = useId();
  const [typed, setTyped] = useState(String(MIN_SPACE_M2));
  const [isLeft, setIsLeft] = useState(false);
  const [problem, setProblem] = useState<AreaProblem>();
  const [last, setLast] = useState(MIN_SPACE_M2);

  /** Reads the area by rules that load with the first key. */
  async function take(text: string): Promise<void> {
    setTyped(text);
    setIsLeft(false);
    const { readArea } = await import("#domain/submissions/read-area.ts");
    const read = readArea(text, locale);
    setProblem(typeof read === "number" ? undefined : read);
    if (typeof read === "number") setLast(read);
  }

  // On the way to 120 stand 1 and 12: what is too small says so once the field is left.
  const isTold = problem !== undefined && (isLeft || problem === "noNumber" || problem === "tooLarge");
  const error = isTold ? words.wrong[problem]({ max: formatNumber(locale, MAX_SPACE_M2) }) : undefined;
  return (
    <>
      <div className="mt-12 grid items-start gap-x-20 gap-y-8 lg:grid-cols-[6fr_5fr]">
        <div>
          <FormField
            label={words.area()}
            hint={words.hint()}
            error={error}
            id={id}
            className="max-w-60 noscript:hidden"
          >
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                className="control figures text-lg"
                value={typed}
                onChange={(event) => void take(event.target.value).catch(() => undefined)}
                onBlur={() => setIsLeft(true)}
                onKeyDown={(event) => event.key === "Enter" && setIsLeft(true)}
              />
            )}
          </FormField>
        </div>
        <p className="max-w-[50ch] leading-7">
          {words.note()} {LL.amounts.taxes()}
        </p>
      </div>
      <Costs packages={packages} sizeM2={last} isOld={problem !== undefined} />
      <Link to="/expression-of-interest" className={`${buttonLink()} mt-10`}>
        {eoi.isOpen ? LL.exhibiting.closing.interest() : LL.exhibiting.closing.selection()}
      </Link>
    </>
  );
}

type CostsProps = { packages: readonly PublicPackage[]; sizeM2: number; isOld: boolean };

/** Each package for the area, and the custom stand, whose structure follows its briefing. */
function Costs({ packages, sizeM2, isOld }: CostsProps) {
  const { LL, locale } = useWords();
  const words = LL.exhibiting.cost;
  const area = formatArea(locale, sizeM2);
  const costs = packages.flatMap((one) => {
    const cost = costOfStand(one, sizeM2);
    return cost ? [{ id: one.id, name: one.name[locale], ...cost }] : [];
  });
  const said = costs.map(({ name, total }) => `${name} ${formatPrice(locale, total)}`).join(", ");
  return (
    <>
      <p role="status" className="sr-only">
        {!isOld && words.said({ area, costs: said })}
      </p>
      <h3 className={`display-4 mt-10 ${isOld ? "text-quiet" : ""}`}>{words.forArea({ area })}</h3>
      <ul className={`figures mt-4 border-b border-line-2 ${isOld ? "text-quiet" : ""}`}>
        {costs.map(({ id, name, space, structure, total }) => (
          <li key={id} className={ROW}>
            <h4 className="display-5 max-sm:col-span-2">{name}</h4>
            <Amount name={LL.amounts.space()} text={formatPrice(locale, space)} />
            <Amount name={LL.amounts.structure()} text={formatPrice(locale, structure)} />
            <Amount name={LL.amounts.total()} text={formatPrice(locale, total)} isTotal />
          </li>
        ))}
        <li className={ROW}>
          <h4 className="display-5 max-sm:col-span-2">{LL.exhibiting.parts.custom()}</h4>
          <p className="max-w-[52ch] text-quiet max-sm:col-span-2 sm:col-span-3">{words.own()}</p>
        </li>
      </ul>
    </>
  );
}

const ROW =
  "grid grid-cols-2 items-baseline gap-x-6 gap-y-2 border-t border-line-2 py-4 sm:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))]";

function Amount({ name, text, isTotal = false }: { name: string; text: string; isTotal?: boolean }) {
  return (
    <p className={isTotal ? "max-sm:col-span-2" : ""}>
      <span className="block text-sm text-quiet">{name}</span>{" "}
      <span className={isTotal ? "text-lg font-semibold" : ""}>{text}</span>
    </p>
  );
}
