import type { SeenEventOf } from '#fog/views/seen-event';
import type { EmpireId } from '#model/campaign/ids';
import type { Fact } from '#model/events/fact';
import type { UnrestEvent } from '#model/events/unrest-events';
import type { UnrestType } from '#report/sentences/unrest-sentences';
import type { PartsOf } from '#test/fog/told-to';
import { sol, wolf } from '#test/report/reports/sample-campaign';
import { head, type Sample } from '#test/report/sections/sample-terms';
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

/** Who is told of each. */
export const UNREST_PARTS: PartsOf<UnrestEvent['type']> = {
  MoraleMarked: 'moderator',
  MoraleChecked: 'owner',
  RebelsRose: 'owner',
  RebelsDispersed: 'owner',
  IndependenceDeclared: 'owner',
  MartialLawSet: 'owner',
  ReprisalTaken: 'owner',
  ColonyDied: 'participant',
};

const rolled = {
  ...head,
  rolls: [{ purpose: 'Morale of Sol', faces: 6, values: [2], total: 2 }],
};

/** Samples of Morale and rebellion. */
export const UNREST_SAMPLES: { readonly [T in UnrestType]: Sample<SeenEventOf<T>> } = {
  MoraleChecked: [
    {
      type: 'MoraleChecked',
      ...rolled,
      system: sol,
      checks: [
        { condition: 'blockade', die: 2, target: 2, modifier: -1 },
        { condition: 'garrison', die: 3, target: 1, modifier: 0 },
      ],
      decreed: [{ name: 'Plague', modifier: -2 }],
      before: 4,
      morale: 1,
    },
    'Morale of Sol: Blockade d6 2, not above 2: -1; Garrison d6 3, above 1: ±0; Plague: -2; it falls from 4 to 1.',
  ],
  RebelsRose: [
    { type: 'RebelsRose', ...rolled, system: wolf, dice: [1, 4, 2], target: 2, rebels: 2 },
    'Wolf <359> is in rebellion: of its Census (d6 1, 4 and 2, rising when not above 2) 2 rose, and you face 2 militias.',
  ],
  RebelsDispersed: [
    { type: 'RebelsDispersed', ...head, system: wolf, rebels: 2 },
    'The rebellion at Wolf <359> is over: 2 militias dispersed.',
  ],
  IndependenceDeclared: [
    { type: 'IndependenceDeclared', ...head, system: wolf, rebels: 1 },
    'Wolf <359> is lost to you: 1 militia of rebels met no loyal ground unit, and it is independent now.',
  ],
  MartialLawSet: [
    { type: 'MartialLawSet', ...head, system: wolf, law: false, because: 'too-few-troops' },
    'Martial law at Wolf <359> lapsed: its ground units are fewer than its Census.',
  ],
  ReprisalTaken: [
    {
      type: 'ReprisalTaken',
      ...rolled,
      system: sol,
      die: 4,
      census: 5,
      morale: 4,
      before: { census: 6, morale: 3 },
    },
    'Reprisal at Sol: d10 4, not below Morale 3: +1; not above Census 6: -1; it has Census 5 and Morale 4 now.',
  ],
  ColonyDied: [
    { type: 'ColonyDied', ...head, system: wolf, left: 'uninhabited' },
    'Nobody is left at Wolf <359>: it is uninhabited and no longer yours.',
  ],
};
