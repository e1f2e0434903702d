import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { Effect } from '#model/campaign/effect';
import { onlyFor } from '#model/events/fact';
import { knowledgeIdOf, type KnownSystem } from '#model/campaign/knowledge';
import { isTreaty } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { stateBetween } from '#rules/diplomacy/state-between';

type Claim = Readonly<{ empire: EmpireId; system: SystemId; givenUp: readonly EmpireId[] }>;

const claimOf = ({ owner, subject }: Effect): readonly Claim[] =>
  subject.kind === 'claim'
    ? [{ empire: owner, system: subject.system, givenUp: subject.givenUp }]
    : [];

/** The owner of a system, as an empire knows it. */
function ownerKnownTo({ knownSystems }: CampaignState, { empire, system }: Claim): EmpireId | null {
  const known: KnownSystem | undefined = knownSystems[knowledgeIdOf(empire, system)];
  const owner = known?.visited?.facts.owner ?? null;
  return owner === 'unknown' ? null : owner;
}

/**
 * Former owners give up systems that they know to belong to an empire with which they have a treaty.
 * @rule DIP-10
 * @ruling Whether a former system is the other's under a treaty is decided at the end of each turn, by what the former owner knows of
 *   it. An empire recognizes no border that it never heard of, and what it may do tells it nothing that it doesn't know.
 */
export function giveUpClaims(record: Recorder): void {
  const state = record.snapshot();
  for (const claim of valuesById(state.effects).flatMap(claimOf)) {
    const { empire, system, givenUp } = claim;
    const toward = ownerKnownTo(state, claim);
    if (toward === null || toward === empire || givenUp.includes(toward)) continue;
    const between = stateBetween(state.relations, empire, toward);
    if (between === null || !isTreaty(between)) continue;
    const head = { type: 'ClaimGivenUp', cite: cite('DIP-10'), rolls: [] } as const;
    record.emit({ ...head, witnesses: onlyFor(empire), empire, system, toward });
  }
}
