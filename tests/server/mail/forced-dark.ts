/**
 * What programs do to a letter that they show dark without asking it (Gmail): they drop its style sheet and turn its
 * colours round by their lightness, all of them or only light grounds and dark letters.
 */
export function forceDark(html: string, how: "all" | "light grounds and dark letters"): string {
  const plain = html
    .replace(/<style>.*?<\/style>/s, "")
    .replaceAll(/<meta name="(supported-)?color-scheme[^>]*>/g, "");
  return plain.replaceAll(
    /((?:background-|border-[a-z-]*)?color|border-[a-z]+|background-image):([^;"]*)/g,
    (_, name: string, value: string) =>
      `${name}:${value.replaceAll(/#[0-9a-f]{6}/gi, (c) => turned(name, c))}`,
  );

  function turned(property: string, colour: string): string {
    const { hue, saturation, lightness } = toHsl(colour);
    const isGround = property.startsWith("background");
    const isDueTurning = how === "all" || (isGround ? lightness > 0.5 : lightness < 0.5);
    return isDueTurning ? `hsl(${hue} ${saturation * 100}% ${(1 - lightness) * 100}%)` : colour;
  }
}

function toHsl(colour: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const spread = most - least;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: Math.round(sixth * 60), saturation, lightness };
}
