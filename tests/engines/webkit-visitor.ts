import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { findFreePort } from "../portal-process.ts";
import { until } from "../until.ts";
import type { WebKit } from "./find.ts";

const LOOK_AGAIN_MS = 100;
const WINDOW = { x: 0, y: 0, width: 1366, height: 900 };
const LIBRARY = await Bun.file(
  Bun.resolveSync("@testing-library/dom/dist/@testing-library/dom.umd.min.js", import.meta.dir),
).text();

/** A name as a whole, or a pattern that is a part of it. */
type Name = string | RegExp;
type Wanted = { role: string; name?: Name; within?: WebElement };

/** A screen that nobody sees, for all windows of one run. */
export async function openScreen({ screen }: WebKit): Promise<{ display: string; close: () => void }> {
  const server = spawn(screen, ["-displayfd", "3", "-screen", "0", `${WINDOW.width}x${WINDOW.height}x24`], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [said] = await new Promise<Buffer[]>((resolve, reject) => {
    server.once("error", reject);
    server.stdio[3]?.once("data", (line: Buffer) => resolve([line]));
  });
  return { display: `:${String(said).trim()}`, close: () => server.kill() };
}

/** Somebody with a WebKit of their own: a driver, a window, cookies. */
export class Visitor {
  /** What is looked for on the page, for as long as it takes. */
  private missing: string | undefined;

  private constructor(
    private readonly driver: WebDriver,
    private readonly program: ChildProcess,
    private readonly site: string,
  ) {}

  static async arrive(webkit: WebKit, display: string, site: string): Promise<Visitor> {
    const port = await findFreePort();
    const program = spawn(webkit.driver, [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: display },
    });
    const wanted = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: webkit.browser, args: ["--automation"] },
    });
    await until(() => hasEnded(program) || isAnswering(port));
    if (hasEnded(program)) throw new Error(`WebKit's driver ended with ${program.exitCode}`);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(wanted)
      .build();
    await driver.manage().window().setRect(WINDOW);
    return new Visitor(driver, program, site);
  }

  /** Says what was not found, when it was ended while it looked. */
  async leave(): Promise<void> {
    if (this.missing) console.log(`not there: ${this.missing}; the screen is in ${await this.keepScreen()}`);
    await this.driver.quit();
    this.program.kill();
  }

  async go(address: string): Promise<void> {
    await this.driver.get(new URL(address, this.site).href);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.hydrated();
  }

  /** What is looked for once it is there and can be reached by everybody. */
  async find({ role, name, within }: Wanted): Promise<WebElement> {
    const pattern = name instanceof RegExp ? name.source : undefined;
    const found = () =>
      this.inPage<WebElement | null>(
        "byRole",
        role,
        name instanceof RegExp ? null : (name ?? null),
        pattern ?? null,
        within ?? null,
      );
    return this.until(`${role} ${String(name ?? "")}`, found);
  }

  async click(role: string, name: Name, within?: WebElement): Promise<void> {
    await this.press(await this.find({ role, name, ...(within && { within }) }));
  }

  /** In the middle of the window, clear of the bars that stay, and once nothing lies over it. */
  async press(element: WebElement): Promise<void> {
    await this.until("something free to be pressed", async () => {
      await this.driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
      await element.click();
      return true;
    });
  }

  /** In place of what stands in a field of this label. */
  async write(label: Name, text: string): Promise<void> {
    const field = await this.find({ role: "textbox", name: label });
    await this.press(field);
    await this.typeOver(text);
  }

  async choose(question: string, option: string, role: "radio" | "checkbox" = "radio"): Promise<void> {
    await this.click(role, option, await this.find({ role: "group", name: question }));
  }

  /** A file of this machine, or a secret, into the field whose label begins so, which no role names. */
  async hand(label: string, path: string): Promise<void> {
    const found = () => this.inPage<WebElement | null>("byLabel", label);
    await (await this.until(label, found)).sendKeys(path);
  }

  /** The text stands on the page, in one element. */
  async sees(text: Name): Promise<string> {
    const pattern = text instanceof RegExp ? text.source : undefined;
    const found = () =>
      this.inPage<string | null>("text", text instanceof RegExp ? null : text, pattern ?? null);
    return this.until(`“${String(text)}”`, found);
  }

  /** What the page's text says in this form, wherever its elements begin and end: a reference. */
  async reads(form: RegExp): Promise<string> {
    const found = () => this.driver.executeScript<string>("return document.querySelector('main').innerText");
    return this.until(form.source, async () => form.exec(await found())?.[0] ?? null);
  }

  async isAt(path: RegExp): Promise<void> {
    await this.until(
      `an address like ${path.source}`,
      async () => path.test(await this.driver.getCurrentUrl()) || null,
    );
    await this.hydrated();
  }

  async keys(...pressed: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...pressed)
      .perform();
  }

  /** In place of all that stands where the cursor is. */
  async typeOver(text: string): Promise<void> {
    await this.driver.actions().keyDown(Key.CONTROL).sendKeys("a").keyUp(Key.CONTROL).perform();
    await this.keys(...text);
  }

  /** What the keys would reach now, as it is called. */
  async focused(): Promise<{ id: string; name: string; isInvalid: boolean }> {
    const element = await this.driver.switchTo().activeElement();
    const [id, invalid, name] = await Promise.all([
      element.getAttribute("id"),
      element.getAttribute("aria-invalid"),
      element.getAccessibleName(),
    ]);
    return { id: id ?? "", name, isInvalid: invalid === "true" };
  }

  /** The keys reach, at once or in a moment, what the test says they should. */
  async reaches(what: string, isIt: (focused: { id: string; name: string; isInvalid: boolean }) => boolean) {
    return this.until(what, async () => {
      const focused = await this.focused();
      return isIt(focused) ? focused : null;
    });
  }

  async count(css: string): Promise<number> {
    return (await this.driver.findElements(By.css(css))).length;
  }

  private async hydrated(): Promise<void> {
    await this.until(
      "a page that hears",
      async () => (await this.count("html[data-hydrated], html:not(:has(#root))")) || null,
    );
  }

  private async inPage<T>(question: keyof typeof ASKED, ...input: unknown[]): Promise<T> {
    const isReady = await this.driver.executeScript<boolean>("return 'TestingLibraryDom' in window");
    if (!isReady) await this.driver.executeScript(LIBRARY);
    return this.driver.executeScript<T>(ASKED[question], ...input);
  }

  private async keepScreen(): Promise<string> {
    const path = join("test-results", `webkit-${Date.now()}.png`);
    await Bun.write(path, Buffer.from(await this.driver.takeScreenshot(), "base64"));
    return path;
  }

  private async until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
    this.missing = what;
    for (;;) {
      // A page on its way out answers nothing.
      const found = await look().catch(() => null);
      if (hasEnded(this.program)) throw new Error(`WebKit's driver ended; not there: ${what}`);
      if (found === null) {
        await Bun.sleep(LOOK_AGAIN_MS);
        continue;
      }
      this.missing = undefined;
      return found;
    }
  }
}

/** Asked inside the page. */
const ASKED = {
  byRole: `const [role, exact, pattern, within] = arguments;
    const name = pattern === null ? exact : new RegExp(pattern);
    const all = TestingLibraryDom.queryAllByRole(within ?? document.body, role, name === null ? {} : { name });
    return all.find((element) => !element.matches(':disabled')) ?? null;`,
  byLabel: `const [label] = arguments;
    const fields = TestingLibraryDom.queryAllByLabelText(document.body, (text) => text.startsWith(label));
    return fields.find((field) => field.matches('input')) ?? null;`,
  text: `const [exact, pattern] = arguments;
    const shown = TestingLibraryDom.queryAllByText(document.body, pattern === null ? exact.replace(/\\s+/g, ' ') : new RegExp(pattern));
    return shown.find((element) => element.checkVisibility())?.textContent ?? null;`,
};

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}
