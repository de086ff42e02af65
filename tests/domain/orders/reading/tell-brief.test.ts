import { describe, expect, test } from "bun:test";
import { emptyBriefing, type Briefing } from "#domain/orders/draft/briefing.ts";
import { nameSketch } from "#domain/orders/reading/sketch.ts";
import { showBrief } from "#domain/orders/reading/tell-brief.ts";

const picture = (name: string) => ({ name, type: "image/png", url: "/api/files/abc" });

function withStructure(asked: Partial<Briefing["structuralElements"]>): Briefing {
  const empty = emptyBriefing();
  return { ...empty, structuralElements: { ...empty.structuralElements, ...asked } };
}

test("a brief that nobody began says nothing", () => {
  expect(showBrief(emptyBriefing())).toEqual([]);
});

describe("the structural elements as they are read", () => {
  test("rooms come first, with how many they are for", () => {
    const brief = showBrief(
      withStructure({
        otherElements: "A garden",
        vipRoom: true,
        auditorium: true,
        auditoriumCapacity: 60,
        productExhibitionArea: true,
        productDescription: "Canoes",
        productQuantity: 3,
      }),
    );
    expect(brief).toEqual([
      {
        section: "structuralElements",
        parts: [
          {
            kind: "rooms",
            label: "rooms",
            rooms: [
              { room: "vipRoom", count: null },
              { room: "auditorium", count: 60 },
              { room: "productExhibitionArea", count: 3 },
            ],
          },
          { kind: "text", label: "otherElements", text: "A garden" },
          { kind: "text", label: "productDescription", text: "Canoes" },
        ],
      },
    ]);
  });

  test("what belongs to an exhibition area nobody wants is left out", () => {
    const asked = { productDescription: "Canoes", productImages: [picture("canoe.png")] };
    expect(showBrief(withStructure(asked))).toEqual([]);
  });

  test("a sketch is told apart from the pictures beside it", () => {
    const additionalImages = [picture("garden.png"), picture(nameSketch("power.png", "en"))];
    expect(showBrief(withStructure({ additionalImages }))).toEqual([
      {
        section: "structuralElements",
        parts: [
          { kind: "files", label: "sketch", files: [picture("sketch-power.png")] },
          { kind: "files", label: "additionalImages", files: [picture("garden.png")] },
        ],
      },
    ]);
  });
});

test("a picture is called a sketch once, in the language of whoever sends it", () => {
  expect(nameSketch("10.1.pdf", "pt")).toBe("croqui-10.1.pdf");
  expect(nameSketch(nameSketch("power.png", "en"), "pt")).toBe("sketch-power.png");
  expect(nameSketch("Croqui do estande.jpg", "en")).toBe("Croqui do estande.jpg");
});
