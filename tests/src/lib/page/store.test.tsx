import { describe, expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { createStore } from "#src/lib/page/store.ts";
import { openPage } from "../../page.tsx";

const page = openPage();

describe("a value that the parts of a page share", () => {
  test("is opened when it is first read, once, and again after it was closed", () => {
    let opened = 0;
    const store = createStore(() => (opened += 1));
    expect(opened).toBe(0);
    expect([store.read(), store.read()]).toEqual([1, 1]);
    store.close();
    expect(store.read()).toBe(2);
  });

  test("is drawn again by all who show it", async () => {
    const store = createStore(() => "a");
    function Shown() {
      return <p>{store.useValue()}</p>;
    }
    await page.draw([<Shown key="1" />, <Shown key="2" />]);
    expect(page.read("p")).toEqual(["a", "a"]);
    await page.run(() => store.write("b"));
    expect(page.read("p")).toEqual(["b", "b"]);
  });

  test("reaches each listener until it leaves", () => {
    const store = createStore(() => 0);
    let heard = 0;
    const leave = store.subscribe(() => (heard += 1));
    store.write(1);
    leave();
    store.write(2);
    expect([heard, store.read()]).toEqual([1, 2]);
  });

  test("is on the server what it is said to be there", () => {
    const store = createStore(() => "here", { onServer: () => "there" });
    function Shown() {
      return <p>{store.useValue()}</p>;
    }
    expect(renderToStaticMarkup(<Shown />)).toBe("<p>there</p>");
  });

  test("keeps something running from its first listener to its last", () => {
    const runs: string[] = [];
    const whileShown = () => {
      runs.push("begun");
      return () => runs.push("ended");
    };
    const store = createStore(() => 0, { whileShown });
    const [first, second] = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
    first();
    first();
    expect(runs).toEqual(["begun"]);
    second();
    expect(runs).toEqual(["begun", "ended"]);
  });
});
