import { describe, expect, test } from "bun:test";
import { create, road, stored } from "./commit-scene.ts";

describe("a connection that breaks at the commit", () => {
  test("which the server received: the answer is that it happened, and nothing is sent twice (R5)", async () => {
    road.cutNext({ hasPassed: true, staysClosed: false });
    const answer = (await create("received")) ?? "";
    expect(await stored("received")).toEqual([[answer], 1]);
    // One of the change, none of the looks whether it happened.
    expect(road.commits()).toBe(1);
    expect(await create("received")).toBe(answer);
    expect(await stored("received")).toEqual([[answer], 1]);
  });
});
