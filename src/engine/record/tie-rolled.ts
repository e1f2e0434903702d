import type { RuleRef } from '#kernel/reasons/cite';
import type { BattlePlace } from '#model/battle/place';
import type { TieRolled } from '#model/events/turn-events';
import type { RolledPlace } from './roll-for-order.ts';

type Tie = Readonly<{ cite: RuleRef; over: TieRolled['over']; place: BattlePlace }>;

/** The event that tells the empires in a tie the order that the dice gave. */
export function tieRolled({ cite, over, place }: Tie, order: readonly RolledPlace[]): TieRolled {
  return {
    type: 'TieRolled',
    cite,
    rolls: order.flatMap(({ rolls }) => rolls),
    witnesses: order.map(({ empire }) => ({ empire, as: 'participant' })),
    over,
    place,
    order,
  };
}
