import { formName, type FieldIssue } from "#domain/messages.ts";

/**
 * The server's issues by field name ("links[0].url"). Values may be nested one level in the call
 * ("answers.links.0.url"); issues without a field are left out.
 */
export function placeIssues(issues: readonly FieldIssue[], names: readonly string[]): FieldIssue[] {
  return issues.flatMap((issue) => {
    const whole = formName(issue.path);
    const inner = whole.replace(/^[^.]*\./, "");
    const name = [whole, inner].find((path) => names.includes(path));
    return name === undefined ? [] : [{ ...issue, path: name }];
  });
}
