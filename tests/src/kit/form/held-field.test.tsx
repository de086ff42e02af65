import { describe, expect, test } from "bun:test";
import { memo, useState } from "react";
import type { FieldIssue } from "#domain/messages.ts";
import { MoneyField } from "#src/kit/form/fields/figure-field.tsx";
import { TextField } from "#src/kit/form/fields/text-field.tsx";
import { HeldField, HeldFields, useHeldError } from "#src/kit/form/held-field.tsx";
import { openPage } from "../../page.tsx";

const page = openPage();

const BROKEN: FieldIssue = { path: "notes", key: "required" };

describe("a field whose value a draft holds", () => {
  test("stands at its name, hands on what is typed and says what is wrong with it", async () => {
    function Notes({ issues }: { issues: readonly FieldIssue[] }) {
      const [notes, setNotes] = useState("Doca 2");
      return (
        <HeldFields of="page" issues={issues}>
          <HeldField name="notes" value={notes} onChange={setNotes}>
            <TextField label="Notes" about="the lamp" />
          </HeldField>
          <output>{notes}</output>
        </HeldFields>
      );
    }
    await page.draw(<Notes issues={[]} />);
    expect(page.read("label")).toEqual(["Notes"]);
    expect(page.find("#page-notes").getAttribute("aria-label")).toBe("Notes, the lamp");
    await page.type("#page-notes", "Doca 3");
    expect(page.read("output")).toEqual(["Doca 3"]);
    expect(page.all("[aria-invalid]")).toEqual([]);
    await page.draw(<Notes issues={[BROKEN, { ...BROKEN, path: "other" }]} />);
    expect(page.find("#page-notes").getAttribute("aria-invalid")).toBe("true");
    expect(page.read("#page-notes-error")).toHaveLength(1);
  });

  test("is not drawn again for rules that say the same as before", async () => {
    let drawn = 0;
    const Cards = memo(function Cards() {
      drawn += 1;
      return <p>{useHeldError("notes")}</p>;
    });
    const around = (issues: FieldIssue[]) => (
      <HeldFields of="page" issues={issues}>
        <Cards />
      </HeldFields>
    );
    await page.draw(around([BROKEN]));
    await page.draw(around([{ ...BROKEN }]));
    expect([drawn, page.read("p").length]).toEqual([1, 1]);
    await page.draw(around([]));
    expect([drawn, page.read("p")]).toEqual([2, [""]]);
  });
});

describe("an amount that a draft holds", () => {
  test("stays as it was typed while it is no amount, to be mended; left, it stands as it was understood", async () => {
    let held: unknown;
    function Amount() {
      const [value, setValue] = useState<number | string | null>(5);
      held = value;
      return (
        <HeldFields of="page" issues={[]}>
          <HeldField name="amount" value={value} onChange={setValue}>
            <MoneyField label="Amount" />
          </HeldField>
        </HeldFields>
      );
    }
    const shown = () => (page.find("#page-amount") as HTMLInputElement).value;
    await page.draw(<Amount />);
    await page.type("#page-amount", "abc");
    await page.leave("#page-amount");
    expect([held, shown()]).toEqual(["abc", "abc"]);
    await page.type("#page-amount", "US$ 1,450.5");
    expect([held, shown()]).toEqual([1450.5, "US$ 1,450.5"]);
    await page.leave("#page-amount");
    expect([held, shown()]).toEqual([1450.5, "1450.50"]);
  });
});
