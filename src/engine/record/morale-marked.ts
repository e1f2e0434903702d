import type { RuleRef } from '#kernel/reasons/cite';
import type { MoraleEffectKind } from '#model/campaign/effect';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import type { MoraleMarked } from '#model/events/unrest-events';

type Mark = Readonly<{
  system: StarSystem;
  mark: MoraleEffectKind;
  /** The turn of the next check. */
  until: number;
  cite: RuleRef;
}>;

/** The events that mark a system for its next Morale check; none without an owner's colony. @rule COL-5 */
export function moraleMarked(
  { turn }: Pick<CampaignState, 'turn'>,
  { system, mark, until, cite }: Mark,
): readonly MoraleMarked[] {
  const { id, owner: empire, census } = system;
  if (empire === null || census === 0) return [];
  const head = { type: 'MoraleMarked', cite, rolls: [], witnesses: onlyFor(empire) } as const;
  return [{ ...head, empire, system: id, mark, turn, until }];
}
