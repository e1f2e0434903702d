import type { DecisionKind } from '#http/forms/decisions/decision-form';

/** What each choice does that a question offers, for a player who is asked for the first time. */
export const CHOICES: { readonly [K in DecisionKind]: readonly string[] } = {
  initiative: [
    'Each point of Intel adds 1 to your roll for initiative. The winner acts first. Spent Intel can’t be used again this turn.',
  ],
  'encounter-action': [
    'Demand a battle in deep space: your enemy can refuse it by leaving.',
    'Demand a battle at the defenses: your enemy can’t refuse it, but part of its fleets may leave.',
    'Demand an interception, in a system of yours: you split your fleets into two parts, and your enemy picks the one that fights. It can refuse by pulling back.',
    'Demand a breakout, where you are blockaded: the blockading fleets are split into two parts, and you pick the one that you fight.',
    'Withdraw: your fleets are out of the encounter and leave next turn. The enemy may pursue them once.',
    'Pass: you do nothing now. If all pass, nobody fights here.',
  ],
  'scenario-response': [
    'Accept: the battle is fought now.',
    'Refuse: your fighting fleets fall back on your bases, or leave by a lane next turn. The enemy may pursue those that leave, and attack those that fall back.',
  ],
  'defensive-response': [
    'Fleets that stay fight beside your bases.',
    'Fleets that leave are out of this battle. The enemy may pursue them, and your bases fight without them.',
  ],
  pursuit: [
    'Pursue: they have to fight, for fewer rounds than usual. Your flagship leads half as many units, and they are hard to surprise.',
    'Let them go: they leave by a lane next turn.',
  ],
  pools: [
    'Split your units so that you can live with either part: your enemy picks the one that fights. Equal parts are the safe choice.',
  ],
  'pool-choice': ['The part that you pick fights you. The other stays out of this battle.'],
  'task-force': [
    'The flagship leads as many further ships and bases as its CR. Those fight first; the rest wait as reinforcements.',
    'Rank your strongest units first. Put those last that you want to keep, such as convoys.',
  ],
  scouting: [
    'Points on surprise add to your roll: readiness counts on all dice of the first round.',
    'Points on the length make the battle longer or shorter. Longer is good for the stronger side.',
    'Excluded units of yours don’t fight. Included units of the enemy have to.',
  ],
  command: [
    'Units that get away leave after this round: they fire and are fired at once more, and a roll decides whether they escape.',
    'Leave everything empty to stay and fight.',
  ],
  missions: [
    'A mission changes what a unit does in this round: more AS and no AF, the other way round, or harder to hit. Each costs its CC from your points.',
    'Units without a mission fire both values.',
  ],
  'electronic-warfare': [
    'Guardian covers a unit of yours, Disruptor uncovers one of theirs. Fire Control raises the fire of a unit, Suppression halves it.',
  ],
  fire: [
    'Units that you single out are hit first, at a higher price than others. Without a ranking, the enemy chooses what your fire hits.',
    'Units that you spare are the last of yours to take damage.',
  ],
  'round-end': [
    'Units that you send back are safe from the next round, and reinforcements take their places.',
  ],
  cargo: ['Cargo that you check stays aboard, as far as there is room. The rest is lost.'],
  'troop-losses': [
    'Spread the hits to keep all units alive, or give them all to one unit to keep the others whole.',
  ],
  disengage: [
    'Stay: your fleets may be attacked again this turn, and can bombard and land troops if they hold the orbit.',
    'Disengage: they are safe for this turn, and must leave by a lane next turn.',
  ],
  'battle-outcome': [
    'Enter what came out of the battle that you fought elsewhere. The moderator and your opponent see it before it counts.',
  ],
};
