import type { FieldIssue } from "#domain/messages.ts";

/**
 * What the server had against a call, as issues of the form's fields by their names ("links[0].url"). The values may
 * stand one level down in what was sent ("answers.links.0.url"); what belongs to no field is left out.
 */
export function placeIssues(issues: readonly FieldIssue[], names: readonly string[]): FieldIssue[] {
  return issues.flatMap((issue) => {
    const whole = issue.path.replaceAll(/\.(\d+)(?=\.|$)/g, "[$1]");
    const inner = whole.replace(/^[^.]*\./, "");
    const name = [whole, inner].find((path) => names.includes(path));
    return name === undefined ? [] : [{ ...issue, path: name }];
  });
}
