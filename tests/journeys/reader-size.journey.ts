import { signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

const WIDE = { width: 1440, height: 900 };

test.use({ viewport: WIDE });

test("a browser set to twice the size of the text gets the room and the menu of a phone", async ({
  page,
  playwright,
  launchOptions,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal);
  const openMenu = { name: LL.header.openMenu(), exact: true };
  await expect(page.getByRole("button", openMenu)).toBeHidden();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
  });
  try {
    const large = await browser.newPage({
      baseURL: portal.url,
      viewport: WIDE,
      storageState: await page.context().storageState(),
    });
    await large.goto("/admin");
    await expect(large.getByRole("button", openMenu)).toBeVisible();
    await expect(large.getByRole("navigation")).toBeHidden();
  } finally {
    await browser.close();
  }
});
