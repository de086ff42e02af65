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

  test("names the days of build-up and strike from the one setting that has them, before hours and rules", async () => {
    const hours = { pt: "das 8h às 22h", en: "" };
    await changeSettings(scene.portal, (data) => ({
      ...data,
      siteFacts: { ...data.siteFacts, build: hours },
      exhibitorDays: {
        ...data.exhibitorDays,
        build: { from: "2025-11-01", to: "2025-11-08" },
        strike: { from: "2025-11-22", to: "2025-11-24" },
      },
    }));
    expect(await read()).toMatchObject({
      build: {
        pt: "1º a 8 de novembro de 2025: das 8h às 22h",
        en: "1 to 8 November 2025: das 8h às 22h",
      },
      strike: { pt: "22 a 24 de novembro de 2025", en: "22 to 24 November 2025" },
    });
  });
});
