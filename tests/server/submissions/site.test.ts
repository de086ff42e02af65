import { describe, expect, test } from "bun:test";
import { fillFacts } from "#domain/submissions/site-facts.ts";
import { changeSettings } from "#tests/factories.ts";
import { openScene, outcome } from "../orders/scene.ts";

const scene = await openScene();
const { partner, other, manager, submission } = scene;
const FLOOR = { pt: "500 kg por m²", en: "500 kg per m²" };
const HEIGHT = { pt: "4 m sob a viga", en: "4 m below the beam" };
await changeSettings(scene.portal, (data) => ({
  ...data,
  siteFacts: fillFacts({ floorLoad: FLOOR, maxHeight: { pt: "5 m", en: "5 m" } }),
}));

const read = (who = partner) => scene.as(who).submissions.site({ id: submission.id });

async function describeAs(who: typeof manager, maxHeight = HEIGHT) {
  const { version } = await scene.as(manager).submissions.get({ id: submission.id });
  const facts = fillFacts({ maxHeight });
  return scene.as(who).submissions.describeSite({ id: submission.id, version, facts });
}

describe("the facts of a stand's place", () => {
  test("are those of every stand, as long as nobody said anything special", async () => {
    expect(await read()).toEqual({ maxHeight: { pt: "5 m", en: "5 m" }, floorLoad: FLOOR });
  });

  test("of one stand are said by staff, go first, and stand in its history", async () => {
    await describeAs(manager);
    expect(await read()).toEqual({ maxHeight: HEIGHT, floorLoad: FLOOR });
    const { siteFacts, history } = await scene.as(manager).submissions.get({ id: submission.id });
    expect(siteFacts).toEqual({ maxHeight: HEIGHT });
    expect(history[0]).toMatchObject({
      action: "describeSite",
      actorName: manager.name,
      changes: { siteFacts: { old: {}, new: { maxHeight: HEIGHT } } },
    });
  });

  test("saved as they are, are refused", async () => {
    expect(await outcome(describeAs(manager))).toBe("nothingChanged");
  });

  test("are not said by partners, nor read by those of another submission", async () => {
    expect(await outcome(describeAs(partner, FLOOR))).toBe("forbidden");
    expect(await outcome(read(other))).toBe("notFound");
  });
});
