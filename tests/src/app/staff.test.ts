import { expect, test } from "bun:test";
import { inOwnProcess } from "./alone.ts";
import { allOf, textOf } from "./eyes.ts";
import { demo, openWholeApp, WORDS } from "./whole-app.tsx";

const LL = WORDS.en;
const CLERK = demo("submissions");

/** The accounts of the team. */
if (inOwnProcess(import.meta.path, "the team's accounts are opened, changed and closed")) {
  const app = await openWholeApp();
  const { as, at, find, gone, hand, mailTo, open, reads, road, until } = app;
  const desk = await as("admin");
  const rowWith = (text: string) => allOf("row").find((row) => textOf(row).includes(text));
  const says = (text: string, place: () => Element | undefined) =>
    until(
      () => textOf(place() ?? null).includes(text),
      () => `it is to say ${text}`,
    );

  const words = LL.staff;

  async function openAccount(name: string): Promise<HTMLElement> {
    await hand.press(await find("button", words.list.open({ name })));
    return find("dialog", words.edit.title({ name }));
  }

  test("an account of the team is opened, given another role, closed and opened again by an administrator", async () => {
    const [name, email] = ["Lúcia Prado", "lucia@example.org"];
    await open("admin", "/admin/staff");
    await hand.press(words.list.create());
    const create = await find("dialog", words.create.title());
    await hand.press(words.create.submit());
    const field = await find("field", words.fields.name(), create);
    await until(
      () => document.activeElement === field,
      () => "the name is asked for",
    );
    await hand.write(field, name);
    await hand.write(await find("field", words.fields.email(), create), email);
    await hand.press(await find("radio", LL.language.pt(), create));
    await hand.press(words.create.submit());
    await reads(words.create.done({ email }));
    await gone("dialog");
    await says(LL.role.GRUPORG(), () => rowWith(email));
    const { text = "" } = await mailTo(email);
    const person = { email, password: /^Senha temporária: (\S+)$/m.exec(text)?.[1] ?? "" };
    const hers = await road.comeIn(person);
    expect(await hers()).toBe(200);

    const account = await openAccount(name);
    await hand.choose(await find("combobox", words.fields.role(), account), LL.role.SUBMISSION_MANAGER());
    await hand.press(words.edit.save());
    await reads(words.edit.done());
    await says(LL.role.SUBMISSION_MANAGER(), () => rowWith(email));
    expect((await mailTo(email)).subject).toMatch(/^Sua função no portal mudou/);
    expect(await hers()).toBe(401);
    const again = await road.comeIn(person);
    expect(await again()).toBe(200);

    for (const [act, state, status] of [
      ["disable", "disabled", 401],
      ["enable", "active", 200],
    ] as const) {
      await openAccount(name);
      await hand.press(words.access[act]());
      const question = await find("alertdialog", words.ask[act].title());
      if (act === "disable") await says(words.ask.disable.text({ name }), () => question);
      await hand.press(await find("button", words.access[act](), question));
      await reads(words.ask[act].done({ name }));
      await says(words.status[state](), () => rowWith(email));
      expect(await (await road.comeIn(person))()).toBe(status);
    }
    expect(await again()).toBe(401);
  });

  test("the only administrator can neither be closed nor given another role", async () => {
    await open("admin", "/admin/staff");
    const own = await openAccount("Marina");
    const role = await find("combobox", words.fields.role(), own);
    expect(role.hasAttribute("disabled")).toBe(true);
    await reads(words.edit.lastAdmin(), own);
    await reads(words.access.own(), own);
    expect(allOf("button", words.access.disable(), own)).toEqual([]);
  });

  test("of two administrators who save one account, the second sees what the first changed", async () => {
    await open("admin", "/admin/staff");
    const mine = await openAccount("Ivan Castelo");
    const { items } = await desk.staff.list({});
    const theirs = items.find((one) => one.name === "Ivan Castelo");
    await desk.staff.update({ ...theirs, name: "Ivan Castelo Branco" } as never);
    const name = (await find("field", words.fields.name(), mine)) as HTMLInputElement;
    await hand.write(name, "Ivan de Castelo");
    await hand.press(words.edit.save());
    const conflict = await find("alert", undefined, mine);
    const asked = await find("group", words.fields.name(), conflict);
    await reads("Ivan Castelo", conflict);
    await reads("Ivan Castelo Branco", asked);
    await reads("Ivan de Castelo", asked);
    expect(name.value).toBe("Ivan de Castelo");
    await hand.press(LL.statuses.conflict.keepAllMine());
    await reads(words.edit.done());
    await until(
      () => rowWith("Ivan de Castelo") !== undefined,
      () => "the name is changed",
    );
  });

  test("staff of another role do not see the entry, and the address says who can help", async () => {
    await open(CLERK, "/admin");
    const menu = await find("navigation", LL.header.main());
    await find("link", new RegExp(`^${LL.rail.to.orders()}`), menu);
    expect(allOf("link", LL.rail.to.staff(), menu)).toEqual([]);
    expect(allOf("link", LL.rail.to.settings(), menu)).toEqual([]);
    await open(CLERK, "/admin/settings");
    await says(LL.settings.forbidden.title(), () => allOf("alert")[0]);
    await open(CLERK, "/admin/staff");
    await says(LL.staff.forbidden.title(), () => allOf("alert")[0]);
    await hand.press(await find("link", LL.actions.toDashboard(), await find("main")));
    await at("/admin");
    expect(road.asked.filter((name) => name.includes("staff.list"))).toEqual([]);
  });
}
