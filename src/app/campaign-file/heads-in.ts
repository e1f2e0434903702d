import type { IssueHead, PublicationHead } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignFile } from './campaign-file.ts';

type Issued = Pick<CampaignFile, 'publications' | 'runs'>;

/** The editions of one empire, or of all, in a file. */
export function editionsIn(
  { publications, runs }: Issued,
  to?: EmpireId,
): readonly PublicationHead[] {
  const made = new Map(runs.map(({ run }) => [run.version, run]));
  return publications
    .filter(({ empire }) => to === undefined || empire === to)
    .map(({ turn, edition, version, publishedAt }) => {
      const { kind = 'phase', undone = false } = made.get(version) ?? {};
      return { turn, edition, version, publishedAt, kind, undone };
    })
    .sort((a, b) => a.version - b.version);
}

/** The issues of a file's Openings, one line for all empires together. */
export function issuesIn(file: Issued): readonly IssueHead[] {
  const issues = new Map<number, IssueHead>();
  for (const { turn, version, publishedAt, undone, kind } of editionsIn(file)) {
    if (kind === 'phase') issues.set(version, { turn, version, publishedAt, undone });
  }
  return [...issues.values()];
}
