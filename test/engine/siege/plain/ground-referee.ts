import type { CampaignEvent } from '#model/events/campaign-event';
import type { CampaignState } from '#model/campaign/state';
import { unitId } from '#test/support/campaign';
import { eventsOf } from '#test/support/run-phases';
import { wolf } from '#test/support/siege';
import { agree } from '#test/engine/tactical/plain/agree';
import type { Piece } from './plain-pieces.ts';
import { foretold, painOf, type Round, roundOf, told } from './plain-round.ts';
import type { RandomSiege } from './random-siege.ts';

type Played = Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }>;
type Fought = Readonly<{
  siege: RandomSiege;
  round: Round;
  pain: ReadonlyMap<string, number>;
  landed: boolean;
}>;

/** What each piece suffers: the told attacks come in the order in which they were foretold, militias of rebels one after another. */
function pains(
  { assaults, back }: Round,
  events: readonly CampaignEvent[],
): ReadonlyMap<string, number> {
  const strikes = eventsOf(events, 'GroundAttacked');
  const open = [...strikes];
  const pain = new Map<string, number>();
  for (const [some, isBack] of [
    [assaults, false],
    [back, true],
  ] as const) {
    for (const one of some) {
      const words = foretold(one, isBack);
      const at = open.findIndex((event) => told(event) === words);
      agree('an attack', at === -1 ? open.map(told).join('; ') : words, words);
      const [event] = open.splice(at, 1);
      const { attack, defense } = event!.rolled;
      agree('a die', attack.die >= 1 && attack.die <= one.attackers[0]!.faces, true);
      agree('a die', defense.die >= 1 && defense.die <= one.target.faces, true);
      agree('damage', event!.damage, painOf(event!));
      pain.set(one.target.id, (pain.get(one.target.id) ?? 0) + event!.damage);
    }
  }
  agree('more attacks', open.map(told).join('; '), '');
  return pain;
}

/** GND-2: whether those that come from the convoy land. */
function lands(
  { rules }: RandomSiege,
  { pieces, assaults }: Round,
  events: readonly CampaignEvent[],
  isDead: (one: Piece) => boolean,
): boolean {
  const home = pieces.filter(({ camp }) => camp === 'home');
  if (home.length === 0) return true;
  const foes = assaults.filter(({ attackers }) => attackers[0]!.camp === 'foe');
  return foes.some((one) => {
    const words = foretold(one, false);
    const hurt = eventsOf(events, 'GroundAttacked').some(
      (event) => told(event) === words && event.damage > 0,
    );
    const survives = one.attackers.some((attacker) => attacker.invades && !isDead(attacker));
    return hurt && (rules.beachhead === 'kill' ? isDead(one.target) : survives);
  });
}

/** What is left of each empire on the ground, and of the rebels. */
type Left = Readonly<{
  home: number;
  human: number;
  kili: number;
  isHeld: boolean;
  isDead: boolean;
}>;

function leftOf({ siege, round, pain, landed }: Fought, { state }: Played): Left {
  const here = round.pieces.filter((one) => one.id.includes('.') && (!one.invades || landed));
  const of = (owner: string): number =>
    here
      .filter((one) => one.owner === owner)
      .reduce((sum, one) => sum + Math.max(0, one.left - (pain.get(one.id) ?? 0)), 0);
  const isRaised = round.pieces.some(({ id }) => id === 'militia');
  return {
    home: of('loran') + of('jain'),
    human: of('human'),
    kili: of('kili'),
    isHeld: isRaised && (pain.get('militia') ?? 0) < 1,
    isDead: siege.before.systems[wolf]!.census > 0 && state.systems[wolf]!.census === 0,
  };
}

/** COL-6: militias that fall, and those that rise with them. */
function checkRebels({ siege, round, pain }: Fought, { state, events }: Played): void {
  const fallen = round.pieces.filter(
    (one) => one.camp === 'rebels' && (pain.get(one.id) ?? 0) >= 1,
  ).length;
  const risen = eventsOf(events, 'RebelsRose').flatMap(({ dice }) => dice);
  const count =
    siege.before.systems[wolf]!.rebels - fallen + risen.filter((die) => die <= 3).length;
  agree('rebels', state.systems[wolf]!.rebels, count);
}

/** GND-6: who has the system now, and its Intel. */
function checkOwner({ siege: { before, rules } }: Fought, { state }: Played, left: Left): void {
  const { owner, intel } = state.systems[wolf]!;
  const isTaken = left.home === 0 && left.human + left.kili > 0 && !left.isHeld && !left.isDead;
  const taker = left.human > left.kili ? 'human' : 'kili';
  const heir = isTaken ? taker : 'loran';
  const isOpen = isTaken && left.human === left.kili;
  const isGone = left.isDead && rules.deadColony === 'uninhabited';
  if (!isOpen) agree('owner', owner, isGone ? null : heir);
  else agree('one of both', owner === 'human' || owner === 'kili', true);
  const half = Math.floor(before.systems[wolf]!.intel / 2);
  if (isTaken) agree('Intel', intel, rules.conqueredIntel === 'half' ? half : 0);
}

/** GND-5: from twice as much Attrition half is lost, from four times as much all. */
function checkDisruption({ state, events }: Played, left: Left): void {
  const { census, rebels } = state.systems[wolf]!;
  const foes = left.human + left.kili + rebels;
  const isFelt = census > 0 && foes > 0 && foes >= 2 * left.home;
  const degree = foes >= 4 * left.home ? 'disrupted-zero' : 'disrupted-half';
  const marks = eventsOf(events, 'OutputMarked').map(({ mark }) => mark);
  agree('disruption', marks.join(), isFelt ? degree : '');
}

/** Plays a round again by a second reading of the rules, with the dice that the engine rolled. */
export function checkGround(siege: RandomSiege, played: Played): void {
  const round = roundOf(siege);
  const { events, state } = played;
  const pain = pains(round, events);
  const isDead = (one: Piece): boolean => (pain.get(one.id) ?? 0) >= one.left;
  const landed = lands(siege, round, events, isDead);
  for (const one of round.pieces.filter(({ id }) => id.includes('.'))) {
    const unit = state.units[unitId(one.id)];
    agree(`${one.id} is gone`, unit === undefined, isDead(one));
    const lost = eventsOf(events, 'AttritionLost').filter(({ unit: id }) => id === one.id);
    const sum = lost.reduce((all, { damage }) => all + damage, 0);
    agree(`Attrition of ${one.id}`, sum, Math.min(one.left, pain.get(one.id) ?? 0));
    if (unit === undefined) continue;
    agree('damage', unit.damage, siege.before.units[unit.id]!.damage + sum);
    agree(`place of ${one.id}`, unit.place.kind, one.invades && !landed ? 'aboard' : 'system');
  }
  const fought = { siege, round, pain, landed };
  const left = leftOf(fought, played);
  if (!left.isDead) checkRebels(fought, played);
  checkOwner(fought, played, left);
  checkDisruption(played, left);
}
