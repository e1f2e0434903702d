import type { EmpireId } from '#model/campaign/ids';
import type { Fact } from '#model/events/fact';
import type { UnrestEvent } from '#model/events/unrest-events';
import { systemId } from '#test/support/campaign';

type Head = Pick<Fact<'', unknown>, 'cite' | 'rolls' | 'witnesses'> &
  Readonly<{ empire: EmpireId }>;

/** One event of each type about Morale and rebellion, of the empire that is named. */
export function unrestEventsOf(own: Head): {
  readonly [T in UnrestEvent['type']]: Extract<UnrestEvent, { type: T }>;
} {
  const system = systemId('H0202');
  const here = { ...own, system };
  const check = { condition: 'garrison', die: 1, target: 1, modifier: 1 } as const;
  return {
    MoraleMarked: { type: 'MoraleMarked', ...here, mark: 'shattered', turn: 3, until: 4 },
    MoraleChecked: {
      type: 'MoraleChecked',
      ...here,
      checks: [check],
      decreed: [{ name: 'Feast', modifier: 1 }],
      before: 2,
      morale: 3,
    },
    RebelsRose: { type: 'RebelsRose', ...here, dice: [1, 4], target: 2, rebels: 1 },
    RebelsDispersed: { type: 'RebelsDispersed', ...here, rebels: 1 },
    IndependenceDeclared: { type: 'IndependenceDeclared', ...here, rebels: 1, morale: 2 },
    MartialLawSet: { type: 'MartialLawSet', ...here, law: true, because: 'ordered' },
    ReprisalTaken: {
      type: 'ReprisalTaken',
      ...here,
      die: 2,
      census: 3,
      morale: 2,
      before: { census: 4, morale: 1 },
    },
    ColonyDied: { type: 'ColonyDied', ...here, left: 'uninhabited' },
  };
}
