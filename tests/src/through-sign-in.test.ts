import { expect, test } from "bun:test";
import { Refusal } from "#domain/refusal.ts";
import { change, sendChange } from "#src/lib/call/change.ts";
import { giveUpSession, loseSession, protectPage, regainSession, storeUser } from "#src/session/store.ts";
import { throughSignIn } from "#src/session/through-sign-in.ts";
import { openServer, openTab, USER } from "./lib/kept/tab.ts";
import { turn } from "./stopped-clock.ts";

openTab(openServer().url);
const refused = () => Promise.reject(new Refusal({ code: "signInRequired", params: {} }));

test("what was pressed when the session had ended is done once after the same user has signed in again", async () => {
  const stop = protectPage();
  storeUser(USER);
  loseSession();
  const answers = [refused, () => Promise.resolve("sent")];
  const making = throughSignIn(() => answers.shift()?.() ?? Promise.resolve("twice"));
  await turn();
  regainSession();
  expect(await making).toBe("sent");
  stop();
});

test("so is every change, not only a form's (F2)", async () => {
  const stop = protectPage();
  storeUser(USER);
  loseSession();
  const answers = [refused, () => Promise.resolve("duplicated")];
  const made = change(() => answers.shift()?.() ?? Promise.resolve("twice"), []);
  const making = sendChange(made, "item");
  await turn();
  regainSession();
  expect(await making).toBe("duplicated");
  stop();
});

test("it is refused as before where nobody comes back, and where it was no loss", async () => {
  const stop = protectPage();
  storeUser(USER);
  loseSession();
  const making = throughSignIn(refused).catch((error: Error) => error.message);
  await turn();
  giveUpSession();
  expect(await making).toBe("signInRequired");
  stop();
  expect(await throughSignIn(refused).catch((error: Error) => error.message)).toBe("signInRequired");
});
