import { beforeEach, describe, expect, test } from "bun:test";
import { useState } from "react";
import { Combobox } from "#src/components/ui/combobox.tsx";
import { openPage } from "../page.tsx";

const page = openPage();
const COUNTRIES = [
  { value: "AR", label: "Argentina" },
  { value: "BR", label: "Brasil" },
  { value: "GF", label: "Guiana Francesa" },
  { value: "PE", label: "Peru" },
];

function Country() {
  const [value, setValue] = useState("PE");
  return (
    <>
      <Combobox id="country" options={COUNTRIES} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const input = () => page.find("#country") as HTMLInputElement;
const press = (key: string) =>
  page.run(() => {
    input().dispatchEvent(Object.assign(new Event("keydown", { bubbles: true, cancelable: true }), { key }));
  });

/** What is read out of it: whether its list is open, the option in hand, and what is chosen. */
function read() {
  const inHand = document.getElementById(input().getAttribute("aria-activedescendant") ?? "");
  return [input().getAttribute("aria-expanded"), inHand?.textContent, page.read("output")[0]];
}

beforeEach(() => page.draw(<Country />));

describe("one of many, found by typing", () => {
  test("is shown by its name until something is typed, and its list opens at it", async () => {
    expect([input().value, page.all("[role=option]").length]).toEqual(["Peru", 0]);
    await press("ArrowDown");
    expect(read()).toEqual(["true", "Peru", "PE"]);
    expect(page.read("[aria-selected=true]")).toEqual(["Peru"]);
  });

  test("is chosen by the arrows and Enter, from first to last and no further", async () => {
    await press("ArrowDown");
    await press("PageUp");
    expect(read()[1]).toBe("Argentina");
    await press("PageDown");
    await press("ArrowUp");
    await press("Enter");
    expect(read()).toEqual(["false", undefined, "GF"]);
    expect(input().value).toBe("Guiana Francesa");
  });

  test("is narrowed without case and accents, and says how many are left", async () => {
    await page.type("#country", "ARG");
    expect(page.read("[role=option]")).toEqual(["Argentina"]);
    expect(page.read("[role=status]")).toEqual(["1 option"]);
    await page.type("#country", "xyz");
    expect(read()).toEqual(["true", undefined, "PE"]);
    await press("Enter");
    expect(read()).toEqual(["false", undefined, "PE"]);
  });

  test("stays as it was after Escape", async () => {
    await page.type("#country", "bra");
    await press("Escape");
    expect([...read(), input().value]).toEqual(["false", undefined, "PE", "Peru"]);
  });

  test("is the one whose whole name was typed when the field is left, and no other", async () => {
    await page.type("#country", "bra");
    await page.leave("#country");
    expect([...read(), input().value]).toEqual(["false", undefined, "PE", "Peru"]);
    await page.type("#country", "brasil ");
    await page.leave("#country");
    expect([...read(), input().value]).toEqual(["false", undefined, "BR", "Brasil"]);
    await page.type("#country", "peru");
    await page.leave("#country");
    expect(read()[2]).toBe("PE");
  });
});
