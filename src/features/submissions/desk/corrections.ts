/** The name under which the tab keeps corrections that are not saved yet. */
export function correctionsOf(submissionId: string): string {
  return `submission-edit:${submissionId}`;
}
