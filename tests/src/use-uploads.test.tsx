import { afterAll, beforeEach, expect, test } from "bun:test";
import { useUploads } from "#src/components/use-uploads.ts";
import { openPage } from "./page.tsx";

const page = openPage();
const STORED = { id: "file-1", name: "planta.pdf", type: "application/pdf", url: "/api/files/file-1" };

/** A request whose answer comes when the test says so. */
class SlowRequest extends EventTarget {
  static readonly all: SlowRequest[] = [];
  readonly upload = new EventTarget();
  isAborted = false;
  status = 0;
  responseText = "";
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    SlowRequest.all.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event("abort"));
  }
  answer(): void {
    Object.assign(this, { status: 200, responseText: JSON.stringify(STORED) });
    if (!this.isAborted) this.dispatchEvent(new Event("load"));
  }
}
Object.assign(globalThis, { XMLHttpRequest: SlowRequest });
afterAll(() => Reflect.deleteProperty(globalThis, "XMLHttpRequest"));

let uploads: ReturnType<typeof useUploads>;
let stored: string[] = [];
beforeEach(() => {
  SlowRequest.all.length = 0;
  stored = [];
});

async function open(stopsWhenLeft = false): Promise<void> {
  function Files() {
    uploads = useUploads({
      purpose: "supporting",
      failed: "It did not arrive.",
      stopsWhenLeft,
      store: async ({ id }) => stored.push(id),
    });
    return uploads.entries.map(({ id, name, error }) => <p key={id}>{error ?? name}</p>);
  }
  await page.draw(<Files />);
}

/** Answers the names of the refused, once all is over. */
async function add(...names: string[]): Promise<() => Promise<string[]>> {
  let refused = Promise.resolve<string[]>([]);
  await page.run(() => {
    refused = uploads.add(names.map((name) => new File(["%PDF-1.7"], name)));
  });
  return () => refused;
}

function remove(at: number): Promise<void> {
  return page.run(() => uploads.remove(uploads.entries[at]?.id ?? ""));
}

async function answerAll(): Promise<void> {
  await page.run(() => SlowRequest.all.forEach((request) => request.answer()));
}

test("a file that arrives is stored", async () => {
  await open();
  await add("planta.pdf");
  await answerAll();
  expect([stored, page.read("p")]).toEqual([["file-1"], []]);
});

test("a file that is taken away on its way is sent no further and not stored", async () => {
  await open();
  const refused = await add("planta.pdf");
  await remove(0);
  await answerAll();
  expect(SlowRequest.all.map(({ isAborted }) => isAborted)).toEqual([true]);
  expect([stored, page.read("p"), await refused()]).toEqual([[], [], []]);
});

test("one that waits for its turn is not sent at all once it is taken away", async () => {
  await open();
  await add("planta.pdf", "logo.pdf");
  await remove(1);
  await answerAll();
  expect([SlowRequest.all.length, stored]).toEqual([1, ["file-1"]]);
});

test("a form that is left has no file added to it; a record's own goes on", async () => {
  for (const stopsWhenLeft of [true, false]) {
    await open(stopsWhenLeft);
    await add("planta.pdf");
    await page.close();
    await answerAll();
  }
  expect([SlowRequest.all.map(({ isAborted }) => isAborted), stored]).toEqual([[true, false], ["file-1"]]);
});
