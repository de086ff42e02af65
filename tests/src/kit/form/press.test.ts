import { expect, test } from "bun:test";
import { createPress } from "#src/kit/form/press.ts";

function open() {
  const frames: (() => void)[] = [];
  const shown: string[] = [];
  const press = createPress((run) => frames.push(run));
  return {
    press,
    shown,
    leave: (name: string) => press.after(() => shown.push(name)),
    passFrame: () => frames.splice(0).forEach((run) => run()),
  };
}

test("a field left by the keyboard complains at once", () => {
  const { leave, shown } = open();
  leave("email");
  expect(shown).toEqual(["email"]);
});

test("a field left by a press complains in the frame after the release, once", () => {
  const { press, leave, shown, passFrame } = open();
  press.start();
  leave("email");
  passFrame();
  expect(shown).toEqual([]);
  press.end();
  expect(shown).toEqual([]);
  passFrame();
  expect(shown).toEqual(["email"]);
  press.end();
  passFrame();
  expect(shown).toEqual(["email"]);
});

test("a second press before that frame is waited for as well", () => {
  const { press, leave, shown, passFrame } = open();
  press.start();
  leave("email");
  press.end();
  press.start();
  leave("phone");
  passFrame();
  expect(shown).toEqual([]);
  press.end();
  passFrame();
  expect(shown).toEqual(["email", "phone"]);
});

test("once released, the keyboard is not waited for", () => {
  const { press, leave, shown } = open();
  press.start();
  press.end();
  leave("email");
  expect(shown).toEqual(["email"]);
});
