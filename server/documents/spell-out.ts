import { LIT_UNSAID, QUAY_LOTS } from "#domain/site/quay.ts";

/**
 * A drawing's file as react-pdf understands it. The files hold once what they show often, a letter or a whole stand, and
 * point to it; react-pdf wants it where it stands. It knows no style either, so of what a style shows and hides only the
 * lots remain that are lit when nobody says how many.
 */
export function spellOut(svg: string): string {
  const { rest, groups } = takeGroups(withoutStates(svg));
  const shapes = [...rest.matchAll(/<(\w+ )id="([^"]+)"( [^>]*\/>)/g)];
  const once = new Map<string, string>([
    ...groups,
    ...shapes.map(([, kind, id = "", how]): [string, string] => [id, `<${kind}${how}`]),
  ]);
  return placeAll(rest.replace(/<defs>.*?<\/defs>/s, ""), once);
}

function placeAll(svg: string, once: ReadonlyMap<string, string>): string {
  return svg.replaceAll(/<use ([^>]*)\/>/g, (_, said: string) => {
    const [, id = ""] = /href="#([^"]+)"/.exec(said) ?? [];
    const how = said.replace(/ ?href="[^"]+"/, "").replace(/\bx="([^"]+)"/, 'transform="translate($1 0)"');
    const shape = once.get(id);
    if (shape === undefined) throw new Error(`Nothing is called ${id}`);
    return `<g ${how.trim()}>${placeAll(shape, once)}</g>`;
  });
}

/** Groups that are shown from elsewhere, by their id, and the drawing without them. */
function takeGroups(svg: string): { rest: string; groups: Map<string, string> } {
  const groups = new Map<string, string>();
  let rest = svg;
  for (const [, id = ""] of svg.matchAll(/<g id="([^"]+)">/g)) {
    const { before, inside, after } = cutGroup(rest, `<g id="${id}">`);
    groups.set(id, inside);
    rest = before + after;
  }
  return { rest, groups };
}

function withoutStates(svg: string): string {
  let left = svg.replace(/<style>.*?<\/style>/s, "").replaceAll(/<g id="[^"]+"\/>/g, "");
  for (const { order } of QUAY_LOTS) {
    const opening = `<g class="l${order}">`;
    if (order <= LIT_UNSAID || !left.includes(opening)) continue;
    const { before, after } = cutGroup(left, opening);
    left = before + after;
  }
  return left;
}

/** What stands before a group, in it and after it. */
function cutGroup(svg: string, opening: string): { before: string; inside: string; after: string } {
  const start = svg.indexOf(opening);
  const from = start + opening.length;
  let depth = 1;
  for (const { 0: tag, index } of svg.slice(from).matchAll(/<g(?:>| [^>]*[^/]>)|<\/g>/g)) {
    depth += tag === "</g>" ? -1 : 1;
    if (depth === 0) {
      const end = from + index;
      return {
        before: svg.slice(0, start),
        inside: svg.slice(from, end),
        after: svg.slice(end + tag.length),
      };
    }
  }
  throw new Error(`No end of ${opening}`);
}
