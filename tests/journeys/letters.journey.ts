import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";

type Letter = { name: string; html: string; forced: string[] };
type Measured = { isWide: boolean; buttons: number; figures: number[]; small: number; pale: string[] };

const PROGRAM = join(import.meta.dirname, "../server/mail/all-letters.ts");

async function readLetters(): Promise<Letter[]> {
  return (await new Response(Bun.spawn([process.execPath, PROGRAM]).stdout).json()) as Letter[];
}

/** What mail programs do: no pictures, since nobody has fetched them, and dark with or without being asked. */
test("every mail reads well at both widths, light and dark, without its pictures", async ({ page }) => {
  const letters = await readLetters();
  expect(letters.length).toBeGreaterThan(80);
  for (const { name, ...measured } of await measure(page, letters)) {
    const { figures, ...rest } = measured;
    expect({ name, ...rest }).toEqual({
      name,
      isWide: false,
      buttons: expect.any(Number),
      small: 13,
      pale: [],
    });
    expect(rest.buttons, name).toBeLessThanOrEqual(1);
    expect(
      figures.every((size) => size === 28),
      name,
    ).toBe(true);
  }
  // What one part looks like in one letter it does in all.
  const varied = letters.filter(({ name }) => /\.|credentials|colleagueInvite|campaign/.test(name));
  for (const how of [0, 1]) {
    const dark = varied.map((letter) => ({ ...letter, html: letter.forced[how] ?? "" }));
    expect(paleIn(await measure(page, dark))).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  expect(paleIn(await measure(page, varied))).toEqual([]);
});

function paleIn(measured: (Measured & { name: string })[]) {
  return measured.filter(({ pale }) => pale.length > 0).map(({ name, pale }) => [name, pale]);
}

/** All at once, each in a frame of its own. */
async function measure(page: Page, letters: Letter[]): Promise<(Measured & { name: string })[]> {
  await page.setContent("<body></body>");
  const measured = await page.evaluate(
    measureFrames,
    letters.map(({ html }) => html),
  );
  return measured.map((one, at) => ({ name: letters[at]?.name ?? "", ...one }));
}

/** Runs in the browser: the window of a mail program on a phone, and one on a desk. Contrast by WCAG 2.2, of every text against the ground that lies behind it. */
async function measureFrames(htmls: string[]): Promise<Measured[]> {
  const frames = await Promise.all(
    htmls.map(async (html) => {
      const frame = document.createElement("iframe");
      frame.style.cssText = "width:375px;height:600px;border:0";
      frame.srcdoc = html;
      const loaded = new Promise((done) => frame.addEventListener("load", done));
      document.body.append(frame);
      await loaded;
      return frame;
    }),
  );
  return frames.map((frame) => {
    const { contentDocument } = frame;
    const root = contentDocument?.documentElement;
    if (!root) throw new Error("a letter did not open");
    const texts = [...root.querySelectorAll<HTMLElement>("body *:not(.preheader)")].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    return {
      isWide: ["375px", "648px"].some((width) => {
        frame.style.width = width;
        return root.scrollWidth > root.clientWidth;
      }),
      buttons: root.querySelectorAll(".button").length,
      figures: [...root.querySelectorAll(".figure")].map(sizeOf),
      small: Math.min(...texts.map(sizeOf)),
      pale: texts.filter((text) => contrastOf(text) < 4.5).map(({ innerText }) => innerText.slice(0, 40)),
    };
  });

  function contrastOf(element: Element): number {
    const letters = lightness(getComputedStyle(element).color);
    let ground: Element | null = element;
    while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)")
      ground = ground.parentElement;
    const behind = lightness(ground ? getComputedStyle(ground).backgroundColor : "rgb(255, 255, 255)");
    return (Math.max(letters, behind) + 0.05) / (Math.min(letters, behind) + 0.05);
  }

  function lightness(colour: string): number {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
