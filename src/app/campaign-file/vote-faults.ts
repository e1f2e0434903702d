import type { InputIssue } from '#app/use-case-error';
import type { CampaignFile } from './campaign-file.ts';

type Fault = (path: string, what: string) => InputIssue;

/** Votes that belong to no proposal, and proposals and votes of empires that the campaign doesn't have. @rule TURN-6 */
export function voteFaults(
  { state, desk, campaign }: CampaignFile,
  fault: Fault,
): readonly InputIssue[] {
  const numbers = new Set(desk.proposals.map(({ number }) => number));
  const strangers = (path: string, named: readonly string[]): readonly InputIssue[] =>
    named
      .filter((one) => !Object.hasOwn(state.empires, one))
      .map((one) => fault(path, `names an empire “${one}” that is not there`));
  const proposals = desk.proposals.flatMap(({ from, settled, version }, index) => {
    const path = `desk.proposals[${String(index)}]`;
    const { inFavour = [], against = [], voters = [] } = settled ?? {};
    return [
      ...strangers(path, [from, ...inFavour, ...against, ...voters]),
      ...(version <= campaign.version
        ? []
        : [
            fault(
              `${path}.version`,
              `is ${String(version)}, and the campaign has version ${String(campaign.version)}`,
            ),
          ]),
    ];
  });
  const votes = desk.votes.flatMap(({ proposal, empire }, index) => {
    const path = `desk.votes[${String(index)}]`;
    return [
      ...strangers(path, [empire]),
      ...(numbers.has(proposal)
        ? []
        : [fault(`${path}.proposal`, `names a proposal ${String(proposal)} that is not there`)]),
    ];
  });
  return [...proposals, ...votes];
}
