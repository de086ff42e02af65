import { expect, test } from "bun:test";
import { AREAS, AREA_KINDS } from "#domain/site/areas.ts";
import en_map from "#i18n/en/map/index.ts";
import pt_map from "#i18n/pt/map/index.ts";

test("no two areas share a mark, and every kind has areas", () => {
  expect(new Set(AREAS.map(({ mark }) => mark)).size).toBe(AREAS.length);
  expect([...new Set(AREAS.map(({ kind }) => kind))]).toEqual([...AREA_KINDS]);
});

test("every area has a name and a sentence in both languages, none the same by accident", () => {
  const ids = AREAS.map(({ id }) => id).toSorted();
  expect(Object.keys(pt_map.areas).toSorted()).toEqual(ids);
  expect(Object.keys(en_map.areas).toSorted()).toEqual(ids);
  for (const id of ids) {
    expect(pt_map.areas[id].name).not.toBe(en_map.areas[id].name);
    expect(pt_map.areas[id].text).not.toBe(en_map.areas[id].text);
    for (const { text } of [pt_map.areas[id], en_map.areas[id]]) expect(text).toMatch(/^\p{Lu}.{20,}\.$/u);
  }
});
