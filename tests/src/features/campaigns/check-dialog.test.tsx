import { afterAll, describe, expect, test } from "bun:test";
import { QueryClientProvider } from "@tanstack/react-query";
import { mailOptOuts } from "#db/schema/index.ts";
import { optOutHash } from "#server/mail/opt-out.ts";
import { makeSubmission } from "#tests/factories.ts";
import { makeAccount, PASSWORD } from "#tests/server/accounts/browser.ts";
import { openCampaigns } from "#tests/server/campaigns/scene.ts";
import { VISITOR } from "../../../portal.ts";
import { inOwnProcess } from "../../app/alone.ts";
import { openRoad } from "../../app/road.ts";
import { TabStorage } from "../../lib/kept/tab.ts";
import { openPage } from "../../page.tsx";

/** What a member of the team must tick and type before many letters leave. */
if (inOwnProcess(import.meta.path, "the dialog before a press is ticked and typed into")) {
  const scene = await openCampaigns();
  const { portal, write, rows } = scene;
  const page = openPage();
  const road = openRoad(scene);
  TabStorage.open();
  const { queryClient } = await import("#src/lib/call/query-client.ts");
  const { FactsProvider } = await import("#src/lib/event/event.tsx");
  const { CheckDialog } = await import("#src/features/campaigns/write/check-dialog.tsx");
  afterAll(() => queryClient.clear());

  const { email } = await makeAccount(scene, "SUBMISSION_MANAGER");
  await road.signIn({ email, password: PASSWORD });
  const facts = {
    event: await scene.as(VISITOR).event.get(),
    now: portal.clock().toISOString(),
    sendsMail: true,
  };

  let made = 0;
  async function make(count: number): Promise<{ ids: string[]; first: string }> {
    const ids: string[] = [];
    const first = `check${made}@example.org`;
    for (let at = 0; at < count; at += 1) {
      const representativeEmail = `check${made}@example.org`;
      ids.push((await makeSubmission(portal, { representativeEmail })).id);
      made += 1;
    }
    return { ids, first };
  }

  function optOut(address: string): Promise<unknown> {
    const hash = optOutHash(portal.optOutKey, address);
    return portal.db.write((tx) => tx.insert(mailOptOuts).values({ hash, createdAt: portal.clock() }));
  }

  const SAID = "[role=alert], .error-text";
  const TICK = "[role=checkbox]";
  const NUMBER = "input[inputmode=numeric]";

  /** The dialog before the press, once it says how many letters leave. */
  async function open(ids: string[]) {
    const draft = await write(ids);
    let isClosed = false;
    await page.draw(
      <QueryClientProvider client={queryClient}>
        <FactsProvider facts={facts}>
          <CheckDialog {...draft} onClose={() => (isClosed = true)} />
        </FactsProvider>
      </QueryClientProvider>,
    );
    const button = () => page.all("button").find(({ textContent }) => textContent?.startsWith("Send "));
    await page.until(() => button() !== undefined);
    /** Presses: what is said against it, and to how many it went. */
    async function press(): Promise<{ said: (string | null)[]; went: number }> {
      await page.run(() => button()?.click());
      await page.turn();
      await page.until(
        () => isClosed || (button()?.getAttribute("aria-disabled") === null && road.isQuiet()),
      );
      const said = page.read(SAID).filter((text) => text !== "");
      const went = (await rows(draft.id)).filter(({ status }) => status !== "skipped").length;
      expect(isClosed).toBe(went > 0);
      return { said, went };
    }
    return { press };
  }

  describe("a letter", () => {
    test("to few, of whom nobody is left out, leaves by one press", async () => {
      const { press } = await open((await make(2)).ids);
      expect(await press()).toEqual({ said: [], went: 2 });
    });

    test("that leaves somebody out waits for the tick that this was seen", async () => {
      const { ids, first } = await make(2);
      await optOut(first);
      const { press } = await open(ids);
      const unseen = "Tick this box first: look at who is left out or had an email just now.";
      expect(await press()).toEqual({ said: [unseen], went: 0 });
      await page.press(TICK);
      expect(await press()).toEqual({ said: [], went: 1 });
    });

    test("to more than fifty waits for their number, and for no other", async () => {
      const { press } = await open((await make(51)).ids);
      const wrong = { said: ["Type the number 51 to confirm the send."], went: 0 };
      expect(await press()).toEqual(wrong);
      await page.type(NUMBER, "15");
      expect(await press()).toEqual(wrong);
      await page.type(NUMBER, " 51 ");
      expect(await press()).toEqual({ said: [], went: 51 });
    });

    test("whose recipients have changed since is shown again, and asks for tick and number anew", async () => {
      const { ids, first } = await make(53);
      await optOut(first);
      const { press } = await open(ids);
      await page.press(TICK);
      await page.type(NUMBER, "52");
      await optOut(`check${made - 1}@example.org`);
      const changed = "The recipients have changed: 51 of them now, 2 left out. Check again.";
      expect(await press()).toEqual({ said: [changed], went: 0 });
      await page.until(() => page.read("[role=status]").join() === "51 emails leave");
      expect((page.find(NUMBER) as HTMLInputElement).value).toBe("");
      expect((await press()).said.slice(1)).toEqual([
        "Tick this box first: look at who is left out or had an email just now.",
        "Type the number 51 to confirm the send.",
      ]);
      await page.press(TICK);
      await page.type(NUMBER, "51");
      expect(await press()).toEqual({ said: [], went: 51 });
    });
  });
}
