import { settings } from "#db/schema/index.ts";
import { clausesToAccept } from "#domain/contracts/clauses.ts";
import { CONTRACT_SUBJECTS, type ContractSubject } from "#domain/contracts/subject.ts";
import { usdFromCents } from "#domain/money.ts";
import { isPriced, offeredPackages, type StandPackage } from "#domain/packages.ts";
import { readSettings } from "../event/read.ts";
import { keptQuestion } from "../call/kept-question.ts";

/**
 * The stand packages on offer (WIZ-24): texts in both languages, dollars per m2. A price is null while nobody has
 * set it; such a package cannot be ordered. Neither can a custom stand while its space has no price. `clauses` is the
 * version that sending an order accepts, by what it is about.
 */
export const listPackages = keptQuestion("packages.list", {
  may: ["orders.create", "own.order"],
  tables: [settings],
  async run(db) {
    const settings = await readSettings(db);
    const { packages, customSpacePerM2: custom } = settings;
    const items = offeredPackages(packages).map((id) => ({
      id,
      name: packages[id].name,
      description: packages[id].description,
      ...showPrices(packages[id]),
    }));
    const customSpacePerM2 = custom === null ? null : usdFromCents(custom);
    const clauses = Object.fromEntries(
      CONTRACT_SUBJECTS.map((subject) => [subject, clausesToAccept(settings, subject)]),
    ) as Record<ContractSubject, number | null>;
    return { items, nextCursor: null, total: items.length, customSpacePerM2, clauses };
  },
});

function showPrices(one: StandPackage): {
  spacePerM2: number | null;
  structurePerM2: number | null;
  isOrderable: boolean;
} {
  if (!isPriced(one)) return { spacePerM2: null, structurePerM2: null, isOrderable: false };
  return {
    spacePerM2: usdFromCents(one.spacePerM2),
    structurePerM2: usdFromCents(one.structurePerM2),
    isOrderable: true,
  };
}
