import { describe, expect, test } from "bun:test";
import { DRAWING_WIDTH, LIGHTBOX_SETTINGS } from "#src/components/lightbox/settings.ts";
import { fillingZoom, toLibrarySlide, type ImageSlide } from "#src/components/lightbox/slide.ts";

test("the lightbox keeps the agreed numbers (LBX-02, LBX-05 to LBX-10)", () => {
  const { animation, carousel, zoom } = LIGHTBOX_SETTINGS;
  expect(animation.fade).toBe(300);
  expect(carousel).toMatchObject({ padding: "16px", spacing: "16px" });
  expect(zoom).toEqual({
    minZoom: 1,
    maxZoomPixelRatio: 1,
    zoomInMultiplier: 2,
    doubleTapDelay: 300,
    doubleClickDelay: 500,
    keyboardMoveDistance: 50,
  });
});

describe("a slide (LBX-11)", () => {
  const photo: ImageSlide = { src: "/stand.webp", alt: "A stand", width: 1600, height: 1200 };

  test("needs an address and words for those who can't see it, and nothing else", () => {
    const least: ImageSlide = { src: "/stand.webp", alt: "A stand" };
    expect(toLibrarySlide(least)).toEqual({ ...least, thumbnail: "/stand.webp" });
  });

  test("takes every field there is", () => {
    const srcSet = [{ src: "/stand-800.webp", width: 800, height: 600 }];
    const all: Required<ImageSlide> = {
      ...photo,
      width: 1600,
      height: 1200,
      srcSet,
      thumbnail: "/stand-120.webp",
      poster: "/stand-400.webp",
      type: "image",
    };
    const { poster, ...shown } = all;
    expect(toLibrarySlide(all)).toEqual(shown);
    expect(poster).not.toBe(shown.thumbnail);
  });

  test("shows its poster in the strip when it has no thumbnail", () => {
    expect(toLibrarySlide({ ...photo, poster: "/p.webp" })).toHaveProperty("thumbnail", "/p.webp");
  });

  test("of a photograph grows to its own pixels only", () => {
    expect(toLibrarySlide(photo)).toEqual({ ...photo, thumbnail: photo.src });
  });

  test("of a drawing keeps its proportions and is wide enough to grow twofold", () => {
    const drawing = toLibrarySlide({ src: "/map-pt.svg?v=2", alt: "Mapa", width: 2400, height: 1600 });
    expect(drawing).toMatchObject({ width: DRAWING_WIDTH, height: (DRAWING_WIDTH * 2) / 3 });
    expect(drawing.srcSet).toEqual([
      { src: "/map-pt.svg?v=2", width: DRAWING_WIDTH, height: (DRAWING_WIDTH * 2) / 3 },
    ]);
    // A window of 1920 by 1080 px shows at most 1888 px of it.
    expect(DRAWING_WIDTH / 1888).toBeGreaterThanOrEqual(LIGHTBOX_SETTINGS.zoom.zoomInMultiplier);
  });

  test("of a drawing whose size nobody knows is left as it is", () => {
    const bare: ImageSlide = { src: "/map-pt.svg", alt: "Mapa" };
    expect(toLibrarySlide(bare)).toEqual({ ...bare, thumbnail: bare.src });
  });
});

test.each([
  ["the map on a phone", { width: 2400, height: 1600 }, [375, 812], 3.248],
  ["a photo that is upright itself", { width: 1200, height: 1800 }, [800, 1200], 1],
  ["the map on a wide screen", { width: 2400, height: 1600 }, [1440, 1100], 1],
  ["an image of unknown size", {}, [375, 812], 1],
] as const)("%s is opened as high as the window", (_, size, [width, height], zoom) => {
  expect(fillingZoom({ src: "/map.svg", alt: "Map", ...size }, width, height)).toBeCloseTo(zoom, 3);
});
