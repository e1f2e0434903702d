import type { Fact } from '#model/events/fact';
import type { CampaignEvent } from '#model/events/campaign-event';
import { loran, tirelon } from '#test/fog/true-moments';

type Head = Pick<Fact<'', unknown>, 'cite' | 'rolls' | 'witnesses'>;
type VictoryType = 'StandingsTaken' | 'VictoryWon';

/** One event of each type about victory. */
export const victoryEventsOf = (
  head: Head,
): { readonly [T in VictoryType]: Extract<CampaignEvent, { type: T }> } => ({
  StandingsTaken: {
    type: 'StandingsTaken',
    ...head,
    standings: [
      {
        ...{ empire: loran, systems: 7, output: 70 },
        conditions: [{ kind: 'economic', value: 70, needed: 7015, met: false }],
      },
    ],
  },
  VictoryWon: {
    type: 'VictoryWon',
    ...head,
    turn: 3,
    winners: [
      { empire: loran, met: ['military'] },
      { empire: tirelon, met: ['scientific'] },
    ],
  },
});
