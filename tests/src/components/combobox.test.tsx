import { beforeEach, describe, expect, test } from "bun:test";
import { useState } from "react";
import { Combobox } from "#src/components/ui/combobox.tsx";
import { openPage } from "../page.tsx";

const page = openPage();
const COUNTRIES = [
  { value: "AR", label: "Argentina" },
  { value: "BR", label: "Brasil", codes: ["BR", "BRA"] },
  { value: "GB", label: "Grã-Bretanha" },
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
  });

  test("stays as it was after Escape", async () => {
    await page.type("#country", "bra");
    await press("Escape");
    expect([...read(), input().value]).toEqual(["false", undefined, "PE", "Peru"]);
  });

  test.each([
    ["its whole name", "brasil ", "BR", "Brasil"],
    ["one of its codes", "bra", "BR", "Brasil"],
    ["a part that only it has", "franc", "GF", "Guiana Francesa"],
  ])("is left with %s", async (_, typed, value, label) => {
    await page.type("#country", typed);
    await page.leave("#country");
    expect([...read(), input().value]).toEqual(["false", undefined, value, label]);
    expect(input().getAttribute("aria-invalid")).toBeNull();
  });

  test.each([
    ["Korea, South", "Tab"],
    ["韓国", "Enter"],
    ["???", "Tab"],
    ["an", "Tab"],
  ])("is none after %j and %s: that stays in the field with its error", async (typed, key) => {
    await page.type("#country", typed);
    await (key === "Tab" ? page.leave("#country") : press(key));
    expect([...read(), input().value]).toEqual(["false", undefined, "", typed]);
    expect(page.read("[role=status]")).toEqual(["Choose one of the options."]);
    expect(input().getAttribute("aria-invalid")).toBe("true");
    await page.type("#country", "peru");
    await page.leave("#country");
    expect([read()[2], page.read("[role=status]")[0]]).toEqual(["PE", ""]);
  });
});
