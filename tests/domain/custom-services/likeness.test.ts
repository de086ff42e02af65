import { expect, test } from "bun:test";
import { nearest } from "#domain/custom-services/likeness.ts";

test("descriptions are the nearer the more words they share, whatever the case, the accents and the order", () => {
  const row = (text: string) => ({ text, at: "2025-08-01", isOwn: false, size: 0 });
  const [same, half, figure, none] = [
    row("sofas de COURO, dois"),
    row("Dois bancos de couro"),
    row("Dois cafés para 40"),
    row("Uma mesa"),
  ];
  const sought = { text: "Dois sofás de couro" };
  expect(nearest([none, figure, half, same], sought, 4)).toEqual([same, half, figure, none]);
  expect(nearest([none, figure], { text: "café, 40" }, 1)).toEqual([figure]);
  expect(nearest([half], { text: "" }, 1)).toEqual([half]);
});

test("former prices: the same organisation's first, then the most alike, then the newest", () => {
  const row = (text: string, at: string, isOwn = false) => ({ text, at, isOwn, size: 0 });
  const far = row("Uma mesa", "2025-08-03");
  const old = row("Dois sofás", "2025-08-01");
  const recent = row("Dois sofás", "2025-08-02");
  const own = row("Plantas", "2025-07-01", true);
  expect(nearest([far, old, recent, own], { text: "dois sofas" }, 3)).toEqual([own, recent, old]);
});

test("former structures: those of the nearest size", () => {
  const row = (size: number) => ({ text: "", at: "2025-08-01", isOwn: false, size });
  expect(nearest([row(400), row(90), row(150)], { size: 100 }, 2)).toEqual([row(90), row(150)]);
});
