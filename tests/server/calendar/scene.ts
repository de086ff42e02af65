import ICAL from "ical.js";
import type { SignedInUser } from "#domain/actor.ts";
import { openScene } from "../orders/scene.ts";

/** A scene of orders with the calendars of its people, read as a calendar program reads them. */
export async function openCalendars() {
  const scene = await openScene();
  const addressOf = async (user: SignedInUser) =>
    new URL((await scene.as(user).calendar.own()).address).pathname;
  const ask = async (path: string, headers: Record<string, string> = {}) => scene.fetch(path, { headers });
  const readOf = async (user: SignedInUser) => readEvents(await (await ask(await addressOf(user))).text());
  return { scene, addressOf, ask, readOf };
}

export type ReadEvent = {
  uid: string;
  summary: string;
  description: string;
  from: string;
  /** The day after the last. */
  until: string;
  url: string;
  sequence: number;
  stamp: string;
  alarms: string[];
};

export function readCalendar(text: string) {
  return new ICAL.Component(ICAL.parse(text));
}

/** By a parser that is not the writer's. */
export function readEvents(text: string): ReadEvent[] {
  return readCalendar(text)
    .getAllSubcomponents("vevent")
    .map((component) => {
      const said = (name: string) => String(component.getFirstPropertyValue(name) ?? "");
      return {
        uid: said("uid"),
        summary: said("summary"),
        description: said("description"),
        from: said("dtstart"),
        until: said("dtend"),
        url: said("url"),
        sequence: Number(said("sequence")),
        stamp: said("dtstamp"),
        alarms: component
          .getAllSubcomponents("valarm")
          .map(
            (alarm) => `${alarm.getFirstPropertyValue("action")} ${alarm.getFirstPropertyValue("trigger")}`,
          ),
      };
    });
}
