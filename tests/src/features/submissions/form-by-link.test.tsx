import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "bun:test";
import { FactsProvider } from "#src/lib/event/event.tsx";
import { changeHere, endHere, readHere } from "#src/features/submissions/eoi/form-here.ts";
import { openTestPortal, VISITOR } from "../../../portal.ts";
import { openRoad } from "../../app/road.ts";
import { TabStorage } from "../../lib/kept/tab.ts";
import { openPage } from "../../page.tsx";

const server = await openTestPortal();
const page = openPage();
const road = openRoad(server);
const { EoiForm } = await import("#src/features/submissions/eoi/eoi-form.tsx");
const visitor = server.as(VISITOR);
const event = await visitor.event.get();
const facts = { event, now: server.portal.clock().toISOString(), sendsMail: true };
const answers = { institutionName: "Casa das Marés" };
const told: string[] = [];
const [NAME, AREA] = ["#eoi-institutionName", "#eoi-mainArea"];

TabStorage.open();
beforeEach(async () => {
  told.length = 0;
  await endHere();
});

async function openForm(): Promise<void> {
  const tell = (what: string) => () => void told.push(what);
  await page.draw(
    <FactsProvider facts={facts}>
      <EoiForm
        event={event}
        onBegun={() => undefined}
        onBack={tell("back")}
        onSent={tell("sent")}
        onTaken={tell("taken")}
        onEnded={tell("ended")}
      />
    </FactsProvider>,
  );
  await page.until(() => page.all("form").length > 0);
}

async function openKeptForm(): Promise<string> {
  const email = `${crypto.randomUUID()}@example.org`;
  const { token, version } = await visitor.interestDrafts.keep({ email, language: "en", answers });
  await changeHere({ values: answers, link: { token, version, email, url: null } });
  await openForm();
  await says("Everything is kept on the server.");
  return token;
}

function says(sentence: string): Promise<void> {
  return page.until(() => page.read("[aria-labelledby=later]").join().includes(sentence));
}

async function onServer(token: string) {
  const { answers: stored, version } = await visitor.interestDrafts.open({ token });
  return { version, name: stored["institutionName"], area: stored["mainArea"] };
}

async function saveElsewhere(token: string, institutionName: string): Promise<void> {
  const { version } = await visitor.interestDrafts.open({ token });
  await visitor.interestDrafts.save({ token, version, answers: { institutionName } });
}

function button(text: string): string {
  const at = page.all("button").findIndex(({ textContent }) => textContent === text);
  page.all("button")[at]?.setAttribute("data-wanted", text);
  return `[data-wanted="${text}"]`;
}

function valueOf(selector: string): string {
  return (page.find(selector) as HTMLInputElement).value;
}

test("what another tab wrote comes when somebody turns to this one, and its end as well", async () => {
  await openForm();
  await page.type(NAME, "Casa das Marés");
  await changeHere({ values: { mainArea: "Rios" } });
  await page.run(() => void window.dispatchEvent(new Event("focus")));
  await page.until(() => valueOf(AREA) === "Rios");
  expect(valueOf(NAME)).toBe("Casa das Marés");
  expect((await readHere())?.values).toMatchObject({ institutionName: "Casa das Marés", mainArea: "Rios" });
  await endHere();
  await page.run(() => void window.dispatchEvent(new Event("focus")));
  await page.until(() => told.length > 0);
  expect(told).toEqual(["ended"]);
});

test("once a link was asked for, what is typed is kept on the server and on the device", async () => {
  const token = await openKeptForm();
  await page.type(AREA, "Rios");
  await page.until(() => page.read("[aria-labelledby=later]").join().includes("Keeping your changes..."));
  await says("Everything is kept on the server.");
  const { version, ...stored } = await onServer(token);
  expect(stored).toEqual({ name: "Casa das Marés", area: "Rios" });
  const here = await readHere();
  expect([here?.link?.version, here?.values["mainArea"]]).toEqual([version, "Rios"]);
});

test("what another device saved meanwhile is asked about: one's own stays", async () => {
  const token = await openKeptForm();
  await saveElsewhere(token, "Casa do Rio");
  await page.type(AREA, "Rios");
  await says("changed on another device");
  await page.press(button("Keep this one"));
  await says("Everything is kept on the server.");
  expect(await onServer(token)).toMatchObject({ name: "Casa das Marés", area: "Rios" });
});

test("what another device saved meanwhile is asked about: or the other is taken", async () => {
  const token = await openKeptForm();
  await saveElsewhere(token, "Casa do Rio");
  await page.type(AREA, "Rios");
  await says("changed on another device");
  await page.press(button("Take the other version"));
  await page.until(() => told.length > 0);
  const { values, link } = (await readHere()) ?? {};
  expect(values).toMatchObject({ institutionName: "Casa do Rio", mainArea: "" });
  expect([told, link?.version]).toEqual([["taken"], (await onServer(token)).version]);
});

test("a portal that answers nothing is tried again: until then it says that the device alone has the changes", async () => {
  const token = await openKeptForm();
  road.fail();
  await page.type(AREA, "Rios");
  await says("on this device only");
  expect((await readHere())?.values).toMatchObject({ mainArea: "Rios" });
  road.mend();
  await says("Everything is kept on the server.");
  expect(await onServer(token)).toMatchObject({ area: "Rios" });
});

test("a link that has ended says so, and the device still has the text", async () => {
  const token = await openKeptForm();
  await visitor.interestDrafts.discard({ token });
  await page.type(AREA, "Rios");
  await says("The link no longer works");
  expect((await readHere())?.values).toMatchObject({ institutionName: "Casa das Marés", mainArea: "Rios" });
});

test("what is erased from the server stays on the device alone", async () => {
  const token = await openKeptForm();
  await page.press(button("Erase it from the server"));
  await page.press(button("Erase it from the server"));
  await page.until(() => page.all("[aria-labelledby=later]").length === 0);
  expect(await visitor.interestDrafts.open({ token }).catch(String)).toContain("link");
  expect(await readHere()).toMatchObject({ values: answers, link: null });
});
