import { compareText } from '#kernel/result/compare-text';
import type { GroundPlan } from '#model/forces/ground-plan';
import type { GroundActor, GroundAttacked } from '#model/events/ground-events';
import type { Piece } from './plain-pieces.ts';
import { piecesIn } from './plain-pieces.ts';
import type { RandomSiege } from './random-siege.ts';

/** The leader first. */
type Assault = Readonly<{ attackers: readonly Piece[]; target: Piece }>;

const byText = (a: Piece, b: Piece): number => (a.id < b.id ? -1 : 1);

const byStrength = (a: Piece, b: Piece): number =>
  b.attack - a.attack || b.faces - a.faces || byText(a, b);

/** Whom single units are sent against: the enemy of that class in that place, the weakest first. */
function aimsOf(
  { sheets }: RandomSiege,
  own: readonly Piece[],
  enemies: readonly Piece[],
): ReadonlyMap<string, Piece> {
  const found = new Map<string, Piece>();
  for (const one of own) {
    const order = sheets[one.owner]?.find(({ kind }) => kind === 'PlanGround');
    const aims = order?.kind === 'PlanGround' ? (order.aims ?? []) : [];
    const aim = aims.find(({ unit }) => unit === one.id);
    const alike = enemies
      .filter(({ design }) => design !== '' && design === aim?.target)
      .sort((a, b) => a.left + a.defense - b.left - b.defense || byText(a, b));
    const target = alike[(aim?.place ?? 0) - 1];
    if (target !== undefined) found.set(one.id, target);
  }
  return found;
}

/** GND-1: who attacks whom, with units that are sent against single enemies. */
function assignAimed(
  plan: GroundPlan,
  [attackers, enemies]: readonly [readonly Piece[], readonly Piece[]],
  aims: ReadonlyMap<string, Piece>,
): readonly Assault[] {
  const able = attackers.filter((one) => !one.rests).sort(byStrength);
  const groups = enemies.flatMap((target) => {
    const sent = able.filter(({ id }) => aims.get(id) === target).slice(0, 4);
    return sent.length === 0 ? [] : [{ target, attackers: sent }];
  });
  const isBusy = (some: readonly Assault[], one: Piece): boolean =>
    some.some((group) => group.attackers.includes(one));
  const free = able.filter((one) => !isBusy(groups, one));
  const rest = enemies.filter((one) => !groups.some(({ target }) => target === one));
  const planned = assign(plan, free, rest);
  if (plan === 'hold') return groups;
  const idle = free.filter((one) => !isBusy(planned, one));
  for (const group of groups) {
    while (group.attackers.length < 4 && idle.length > 0) group.attackers.push(idle.shift()!);
    group.attackers.sort(byStrength);
  }
  return [...groups, ...planned];
}

/** GND-1: who attacks whom by plan. */
function assign(
  plan: GroundPlan,
  attackers: readonly Piece[],
  enemies: readonly Piece[],
): readonly Assault[] {
  const queue = attackers.filter((one) => !one.rests).sort(byStrength);
  const weight = (one: Piece): number => (plan === 'strongest' ? -1 : 1) * (one.left + one.defense);
  const targets = [...enemies].sort((a, b) => weight(a) - weight(b) || byText(a, b));
  if (plan === 'hold' || queue.length === 0) return [];
  const wanted = plan === 'spread' ? queue.length : Math.ceil(queue.length / 4);
  const groups = targets
    .slice(0, wanted)
    .map((target) => ({ target, attackers: [queue.shift()!] }));
  let turn = 0;
  while (queue.length > 0 && groups.some((group) => group.attackers.length < 4)) {
    const group =
      plan === 'spread'
        ? groups[turn % groups.length]!
        : groups.find((one) => one.attackers.length < 4)!;
    group.attackers.push(queue.shift()!);
    turn += 1;
  }
  return groups;
}

/** The plan of a camp: that of the empire that has most Attrition in it. */
function planOf({ sheets }: RandomSiege, pieces: readonly Piece[]): GroundPlan {
  const weightOf = (owner: string): number =>
    pieces.reduce((sum, one) => sum + (one.owner === owner ? one.left : 0), 0);
  const owners = [...new Set(pieces.map(({ owner }) => owner))].sort(compareText);
  const [leader = ''] = owners.sort((a, b) => weightOf(b) - weightOf(a));
  const order = sheets[leader]?.find((one) => one.kind === 'PlanGround');
  return order?.kind === 'PlanGround' ? order.plan : 'weakest';
}

/** All attacks of the round, but for those that strike back. */
function assaultsOf(siege: RandomSiege, pieces: readonly Piece[]): readonly Assault[] {
  const camp = (name: Piece['camp']) => pieces.filter((one) => one.camp === name);
  const [home, foe, rebels] = [camp('home'), camp('foe'), camp('rebels')];
  const foePlan = planOf(siege, foe);
  const comes = foe.some(({ invades }) => invades);
  const sent = aimsOf(siege, foe, home);
  const isHeld = comes && foePlan === 'hold';
  const foes = isHeld ? foe.filter(({ invades, id }) => invades || sent.has(id)) : foe;
  const against = [...foe, ...rebels];
  return [
    ...assignAimed(planOf(siege, home), [home, against], aimsOf(siege, home, against)),
    ...assignAimed(isHeld ? 'weakest' : foePlan, [foes, home], sent),
    ...assign('weakest', rebels, home),
  ];
}

/** Those that strike back at each of the invaders that attacked them. */
function returned({ rules }: RandomSiege, assaults: readonly Assault[]): readonly Assault[] {
  if (rules.counterAttack === 'off') return [];
  return assaults.flatMap(({ attackers, target }) =>
    target.dug
      ? attackers
          .filter(({ invades }) => invades)
          .map((invader) => ({
            attackers: [{ ...target, attack: target.attack + 1 }],
            target: invader,
          }))
      : [],
  );
}

const total = (die: number, ...rest: readonly number[]): number =>
  rest.reduce((a, b) => a + b, die);
const nameOf = ({ kind, unit }: GroundActor): string => unit ?? kind;
const plainName = ({ id }: Piece): string => (id.startsWith('rebels') ? 'rebels' : id);

/** An attack in words, with what is added to both dice. */
export function foretold({ attackers, target }: Assault, isReturned: boolean): string {
  const [leader] = attackers;
  const dug = target.dug && attackers.some(({ invades }) => invades) ? 1 : 0;
  const who = attackers.map(plainName).join('+');
  const odds = [leader!.attack, attackers.length - 1, target.defense, dug].join('/');
  return `${isReturned ? 'back ' : ''}${who}>${plainName(target)} ${odds}`;
}

/** The same of what the engine tells. */
export function told({ attackers, target, rolled, counter }: GroundAttacked): string {
  const { attack, defense } = rolled;
  const who = attackers.map(nameOf).join('+');
  const odds = [attack.value, attack.supporters, defense.value, defense.dugIn].join('/');
  return `${counter ? 'back ' : ''}${who}>${nameOf(target)} ${odds}`;
}

/** GND-1: by how much the attacker's total is higher. */
export const painOf = ({ rolled: { attack, defense } }: GroundAttacked): number =>
  Math.max(
    0,
    total(attack.die, attack.value, attack.supporters) -
      total(defense.die, defense.value, defense.dugIn),
  );

export type Round = Readonly<{
  pieces: readonly Piece[];
  assaults: readonly Assault[];
  back: readonly Assault[];
}>;
export function roundOf(siege: RandomSiege): Round {
  const pieces = piecesIn(siege);
  const assaults = assaultsOf(siege, pieces);
  return { pieces, assaults, back: returned(siege, assaults) };
}
