import { describe, expect, test } from "bun:test";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { makeAccount } from "../accounts/browser.ts";
import { reasonFor } from "../submissions/reason.ts";

const portal = await openTestPortal({ isUnopened: true });
const admin = await makeAccount(portal, "ADMIN");
const desk = portal.as(admin);
const visitor = portal.as(VISITOR);
const keep = () =>
  reasonFor(visitor.interestDrafts.keep({ email: "a@casa.org", language: "en", answers: {} }));

describe("opening the season", () => {
  test("is an act: inside its dates a fresh portal takes nothing, until ADMIN opens it", async () => {
    expect((await visitor.event.get()).eoi).toMatchObject({ isOpen: false, state: "soon" });
    expect((await keep())?.code).toBe("windowNotOpened");
    expect((await desk.opening.get()).facts).toMatchObject({ window: "soon", isHeld: true });
    const { data, version } = await desk.settings.get();
    await desk.settings.update({ data: { ...data, eoi: DEFAULT_SETTINGS.eoi, parties: 199 }, version });
    expect((await visitor.event.get()).eoi.state).toBe("soon");
    await desk.opening.turnApplications({ open: true });
    expect((await visitor.event.get()).eoi).toMatchObject({ isOpen: true, state: "open" });
    expect((await reasonFor(desk.opening.turnApplications({ open: true })))?.code).toBe("nothingChanged");
  });

  test("is ADMIN's alone", async () => {
    const manager = portal.as(await makeAccount(portal, "SUBMISSION_MANAGER"));
    expect((await reasonFor(manager.opening.turnApplications({ open: false })))?.code).toBe("forbidden");
  });

  test("is not done by saving the settings, and closing early is known by its moment", async () => {
    await desk.opening.turnApplications({ open: false });
    const { eoi } = await visitor.event.get();
    expect(eoi).toMatchObject({ isOpen: false, state: "after", days: { to: "2025-08-01" } });
    const { data, version } = await desk.settings.get();
    await desk.settings.update({ data: { ...data, eoi: DEFAULT_SETTINGS.eoi, parties: 197 }, version });
    expect((await visitor.event.get()).eoi.state).toBe("after");
    expect((await keep())?.code).toBe("windowClosed");
    await desk.opening.turnApplications({ open: true });
    expect((await visitor.event.get()).eoi).toMatchObject({
      state: "open",
      closes: DEFAULT_SETTINGS.eoi.closes,
    });
  });

  test("after the last day says that it has to be moved first", async () => {
    portal.setNow(new Date("2025-10-01T12:00:00Z"));
    const late = portal.as(admin).opening.turnApplications({ open: false });
    expect((await reasonFor(late))?.code).toBe("periodOver");
  });
});
