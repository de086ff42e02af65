import { expect, test } from "bun:test";
import { fieldId, focusNext } from "#src/features/orders/wizard/services/service-places.ts";
import { openPage } from "../page.tsx";

const page = openPage();
const QUANTITY = fieldId("a", "quantity");

async function drawLine(): Promise<void> {
  await page.draw(
    <>
      <button type="button" id="add" aria-label="Add" onClick={() => focusNext(QUANTITY)} />
      <input id={QUANTITY} />
      <input id="note" />
    </>,
  );
}

async function pressAdd(): Promise<void> {
  page.find("#add").focus();
  await page.press("#add");
}

test("who adds an item goes on in its quantity", async () => {
  await drawLine();
  await pressAdd();
  await page.until(() => document.activeElement?.id === QUANTITY);
  expect(document.activeElement?.id).toBe(QUANTITY);
});

test("who is in another field by then stays there", async () => {
  await drawLine();
  await pressAdd();
  page.find("#note").focus();
  await page.drawn();
  expect(document.activeElement?.id).toBe("note");
});
