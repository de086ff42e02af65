import type { Page, Route } from "@playwright/test";
import { answerOf, sendOrder } from "./orders.ts";
import { partnerNamed, takeSession } from "./people.ts";
import { PROOF } from "./proof.ts";
import { expect, test } from "./server.ts";
import { settled } from "./settled.ts";

const PARTNER = partnerNamed("priya.raman");
const MB = 1024 * 1024;
const PARTS = "**/api/files/uploads/*?offset=*";

/** A plan of 5 MB that differs from any other: five parts on their way. */
function plan(name: string) {
  const text = `%PDF-1.7\n% ${name}\n`;
  return { name, mimeType: "application/pdf", buffer: Buffer.alloc(5 * MB, text) };
}

const offsetOf = (route: Route) => Number(new URL(route.request().url()).searchParams.get("offset"));

/** Opens an order's page and answers where files are chosen. */
async function openFiles(page: Page, label: string, id: string) {
  await page.goto(`/partner/orders/${id}`);
  return page.getByLabel(label, { exact: true });
}

/** What the portal has of the order's files, by their names. */
async function filesOn(page: Page, id: string): Promise<string[]> {
  const answer = await page.request.get(`/api/trpc/orders.get?input=${JSON.stringify({ id })}`);
  const { files } = await answerOf<{ files: { name: string }[] }>(answer);
  return files.map(({ name }) => name);
}

test("files arrive, the one whose connection drops at 90 % with its last part, and those that lie elsewhere by their address (FIL-05, FIL-08)", async ({
  page,
  portal,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  const { id } = await sendOrder(page, portal);
  const choose = await openFiles(page, LL.orders.files.supporting(), id);
  const sent: number[] = [];
  await page.route(PARTS, (route) => {
    const offset = offsetOf(route);
    const isFirstTry = !sent.includes(offset);
    sent.push(offset);
    return offset === 4 * MB && isFirstTry ? route.abort("connectionreset") : route.continue();
  });
  await choose.setInputFiles(plan("corte.pdf"));
  await expect(page.getByText(LL.statuses.files.waiting())).toBeVisible();
  await expect(page.getByRole("link", { name: "corte.pdf" })).toBeVisible();
  expect(sent.map((offset) => offset / MB)).toEqual([0, 1, 2, 3, 4, 4]);
  await page.unrouteAll();

  await test.step("of several files the refused one is named with what to do, the others arrive, the same one twice is one", async () => {
    const heic = { name: "IMG_0042.HEIC", mimeType: "", buffer: Buffer.from("ftypheic") };
    await choose.setInputFiles([PROOF, plan("planta.pdf"), heic]);
    await expect(page.getByRole("link", { name: "planta.pdf" })).toBeVisible();
    await expect(page.getByRole("link", { name: PROOF.name })).toBeVisible();
    await expect(page.getByText(LL.refusals.reason.pictureHeic({ name: heic.name }))).toBeVisible();
    expect(await choose.getAttribute("accept")).not.toContain("image/*");
    await choose.setInputFiles(plan("planta.pdf"));
    await expect(page.getByText(LL.statuses.files.twice())).toBeVisible();
    await expect(page.getByRole("link", { name: "planta.pdf" })).toHaveCount(1);
  });
  await test.step("a file is added by its address, shows where it lies, opens apart, and is taken off (FIL-05, FIL-08)", async () => {
    const words = LL.statuses.files;
    await page.getByRole("button", { name: words.byAddress(), exact: true }).click();
    const address = page.getByRole("textbox", { name: words.address() });
    await address.fill("not an address");
    await address.press("Enter");
    await expect(page.getByText(LL.validation.urlInvalid())).toBeVisible();
    await address.fill("cloud.example.org/plantas/Estande%203D.zip");
    await address.press("Enter");
    const link = page.getByRole("link", { name: "Estande 3D.zip" });
    await expect(link).toHaveAttribute("href", "https://cloud.example.org/plantas/Estande%203D.zip");
    expect([await link.getAttribute("target"), await link.getAttribute("rel")]).toEqual([
      "_blank",
      "noreferrer",
    ]);
    await expect(page.getByText(words.atHost({ host: "cloud.example.org" }))).toBeVisible();
    await page.getByRole("button", { name: words.remove({ name: "Estande 3D.zip" }) }).click();
    await page.getByRole("button", { name: words.removeConfirm() }).click();
    await expect(link).toHaveCount(0);
  });
});

test("a file on its way goes on after a reload where it was, and is on the order once (ORD-19)", async ({
  page,
  portal,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  const { id } = await sendOrder(page, portal);
  const choose = await openFiles(page, LL.orders.files.supporting(), id);
  const sent: number[] = [];
  let isReloaded = false;
  await page.route(PARTS, (route) => {
    sent.push(offsetOf(route) / MB);
    // The third part never arrives on the first page.
    return sent.length < 3 || isReloaded ? route.continue() : undefined;
  });
  await choose.setInputFiles(plan("fachada.pdf"));
  await expect.poll(() => sent).toEqual([0, 1, 2]);
  isReloaded = true;
  await page.reload();
  await expect(page.getByRole("link", { name: "fachada.pdf" })).toBeVisible();
  expect(sent).toEqual([0, 1, 2, 2, 3, 4]);
  await expect(page.getByRole("link", { name: "fachada.pdf" })).toHaveCount(1);
  expect(await filesOn(page, id)).toEqual(["fachada.pdf"]);
});

test("a file chosen without a connection outlives its tab, and is on the order from the next one", async ({
  context,
  page,
  portal,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  const { id } = await sendOrder(page, portal);
  const choose = await openFiles(page, LL.orders.files.supporting(), id);
  await settled(page);
  await context.setOffline(true);
  await choose.setInputFiles(plan("cobertura.pdf"));
  await expect(page.getByText(LL.statuses.files.waiting())).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await openFiles(next, LL.orders.files.supporting(), id);
  await expect(next.getByRole("link", { name: "cobertura.pdf" })).toBeVisible();
  await expect(next.getByRole("link", { name: "cobertura.pdf" })).toHaveCount(1);
  expect(await filesOn(next, id)).toEqual(["cobertura.pdf"]);
});
