import { once } from '#kernel/collections/once';
import { sortBy } from '#kernel/collections/sort-by';
import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES, otherSide, type SideSetup } from '#model/battle/setup';
import type { LaneId } from '#model/campaign/ids';
import type { AnswerOf, Decision } from '#model/decisions/decision';
import type { SpecialOffers } from '#model/decisions/specials';
import { flagshipCandidates } from '#rules/combat/flagship';
import { hasRoomFor, roomIn } from '#rules/combat/room-in';
import { foundRoomAlong, mayRetreat, retreatsAlone, takesAlong } from '#rules/combat/may-retreat';
import { COMMANDS_NOTHING, answerCommand, daresNothing } from '#rules/combat/policy/answer-command';
import type { Outlook } from '#rules/combat/policy/foresee-damage';
import {
  type Choice,
  choosing,
  commonOf,
  named,
  piecesToShow,
  pricedPieces,
} from '#engine/tactical/cscr/ask-camps';
import {
  type Camp,
  type Fight,
  type Piece,
  type Retreat,
  reinforcementsOf,
} from '#engine/tactical/cscr/battlefield';
import { declareSpent } from '#engine/tactical/cscr/burst';
import { comeOut, lurkersOf } from '#engine/tactical/cscr/come-out';
import { holdAll } from '#engine/tactical/cscr/hold';
import { nameFlagship, takeCommand } from '#engine/tactical/cscr/name-flagship';
import { declareRams, rammersOf } from '#engine/tactical/cscr/ram';
import { enemyToShow } from '#engine/tactical/cscr/show-enemy';
import { specialsOf } from '#engine/tactical/cscr/specials-of';
import type { Step } from '#engine/tactical/cscr/step';
import { tollOf } from '#engine/tactical/cscr/toll-of';

const CSC_12 = cite('CSC-12');

type Orders = AnswerOf<'command'>;

/**
 * Both sides say which units try to retreat in this round, which ram, which ones Stasis holds, and which Q-Ships come out. If a flagship
 * was just named, they may give the command to another unit that is equally able.
 * @rule CSC-6
 * @rule CSC-11
 * @rule CSC-12
 * @rule CSC-17
 * @rule MOV-4
 */
export const command: Step = choosing({
  id: 'command',
  when: 'round',
  kind: 'command',
  about: choiceOf,
  unseen: (_, { habits }) => habits.command,
  alone: (fight, camp, { round }) => nameFlagship(fight, camp, round),
  obey: (fight, said) => {
    for (const side of BATTLE_SIDES) obey(fight, fight.camps[side], said[side]);
    holdAll(fight, said);
  },
});

/** The units that could replace a flagship that was named for this round. @rule CSC-17 */
function equalsOf(
  { force, flagship, flagshipSince, terms }: Camp,
  round: number,
): readonly Piece[] {
  if (flagship === null || flagshipSince !== round) return [];
  const candidates = flagshipCandidates(force.filter(isOwn), terms);
  return candidates.includes(flagship) ? candidates.filter((one) => one !== flagship) : [];
}

/** Prizes neither lead nor retreat. @rule CSC-10 */
const isOwn = ({ takenFrom }: Piece): boolean => takenFrom === null;

/** Nobody gets away from a task force with a unit that holds its enemies, nor where nobody has the engines for it. @rule CSC-12 @rule OPT-2 */
function mayLeave(fight: Fight, { side, force }: Camp): readonly Piece[] {
  const { waysOut } = fight.input.setup.sides[side];
  if (waysOut.length === 0) return [];
  const held = fight.camps[otherSide(side)].force.some(({ traits }) => traits.holdsEnemies > 0);
  if (held) return [];
  const able = force.filter((piece) => isOwn(piece) && mayRetreat(piece));
  return able.some((one) => retreatsAlone(one, fight.input.rules)) ? able : [];
}

/** Q-Ships that would find room beside the convoy that hides them. @rule MOV-4 @rule CSC-1 */
function mayComeOut(camp: Camp): readonly Piece[] {
  const lurkers = lurkersOf(camp);
  if (lurkers.length === 0) return lurkers;
  const room = roomIn(camp.force, camp.flagship, camp.terms);
  return lurkers.filter((piece) => hasRoomFor(room, piece));
}

function choiceOf(fight: Fight, camp: Camp): Choice<Orders> {
  const sight = once(() => sightOf(fight, camp));
  const { input, round, length } = fight;
  const decision = (): Decision => {
    const { flagships, own, lurking = [], ...shown } = sight();
    return {
      kind: 'command',
      ...commonOf(fight, camp, `command/${String(round)}`),
      cite: CSC_12,
      battle: input.setup.id,
      round,
      length,
      own: piecesToShow(own),
      flagships: flagships.map((piece) => piece.unit),
      ...shown,
      ...(lurking.length === 0 ? {} : { lurking: piecesToShow(lurking) }),
    };
  };
  return {
    decision,
    standing: () =>
      mayDare(camp)
        ? answerCommand(
            { ...sight(), ...tollOf(fight, camp), ...outlookOf(fight, camp) },
            camp.standing,
          )
        : COMMANDS_NOTHING,
    isOpen: () => mayChoose(sight()),
  };
}

/** What a side weighs that may retreat or ram where it is endangered; nothing where its standing orders do not ask. @rule ENC-5 */
function outlookOf(fight: Fight, camp: Camp): Readonly<{ outlook?: Outlook }> {
  const { retreat, ram } = camp.standing;
  const asks = retreat === 'endangered' && mayLeave(fight, camp).length > 0;
  if (!asks && (ram !== 'doomed' || rammersOf(camp).length === 0)) return {};
  const enemy = enemyToShow(fight, camp, fight.camps[otherSide(camp.side)]);
  const roundsLeft = fight.length - fight.round + 1;
  return { outlook: { own: camp.force, behind: reinforcementsOf(camp), enemy, roundsLeft } };
}

/** The lane by which the standing orders of a piece’s fleet have it retreat. @rule CSC-12 @rule ENC-5 */
function laneOf(
  { combatant: { fleet } }: Piece,
  { lanesHome = {} }: SideSetup,
): Readonly<{ lane?: LaneId }> {
  const lane = fleet === null ? undefined : lanesHome[fleet];
  return lane === undefined ? {} : { lane };
}

/** What a side may say, and what it reads for that. */
function sightOf(fight: Fight, camp: Camp) {
  const { input, round } = fight;
  const flagships = equalsOf(camp, round);
  const leaving = mayLeave(fight, camp);
  const lurking = mayComeOut(camp);
  const specials = specialsOf(fight, camp);
  const offered = {
    flagships,
    retreating: leaving.map((piece) => ({
      unit: piece.unit,
      takes: takesAlong(piece),
      ...laneOf(piece, input.setup.sides[camp.side]),
      ...(retreatsAlone(piece, input.rules) ? {} : { onlyAlong: true as const }),
    })),
    lanes: input.setup.sides[camp.side].waysOut,
    ...(lurking.length === 0 ? {} : { lurking }),
    ...specials,
  };
  return { ...offered, own: mayChoose(offered) ? pricedPieces(fight, camp.force) : [] };
}

/** Whether there is anything to choose. */
const mayChoose = ({
  flagships,
  retreating,
  lurking = [],
  enemy,
}: Readonly<Record<'flagships' | 'retreating', readonly unknown[]>> &
  SpecialOffers &
  Readonly<{ lurking?: readonly Piece[] }>): boolean =>
  flagships.length + retreating.length + lurking.length > 0 || enemy !== undefined;

/** Whether the standing orders could say anything at all. */
const mayDare = (camp: Camp): boolean =>
  !daresNothing(camp.standing) ||
  camp.pieces.some(({ lurks, traits }) => lurks || traits.stasis > 0);

function obey(fight: Fight, camp: Camp, said: Orders): void {
  const { round } = fight;
  if (said === COMMANDS_NOTHING) {
    nameFlagship(fight, camp, round);
    return;
  }
  const chosen = equalsOf(camp, round).find((piece) => piece.unit === said.flagship);
  if (chosen !== undefined) takeCommand(fight, camp, { chosen, since: round });
  camp.retreats = retreatsOf(fight, camp, said);
  declareRams(fight, camp, said);
  declareSpent(fight, camp, said);
  comeOut(fight, camp, { ships: named(mayComeOut(camp), said.comeOut ?? []), opensIn: round });
  nameFlagship(fight, camp, round);
}

/** Who leaves, with whom, each of them once. @rule CSC-12 */
function retreatsOf(fight: Fight, camp: Camp, said: Orders): readonly Retreat[] {
  const { ccFactor } = fight.weather;
  const able = mayLeave(fight, camp);
  const { waysOut } = fight.input.setup.sides[camp.side];
  const gone = new Set<Piece>();
  const retreats = said.retreats.flatMap(({ unit, lane, along }): readonly Retreat[] => {
    const [leader] = named(able, [unit]);
    const isOpen = waysOut.some((way) => way.lane === lane);
    if (leader === undefined || gone.has(leader) || !isOpen) return [];
    if (!retreatsAlone(leader, fight.input.rules)) return [];
    gone.add(leader);
    const others = named(able, along).filter((piece) => !gone.has(piece));
    const taken = foundRoomAlong(others, { takes: takesAlong(leader), ccFactor });
    for (const piece of taken) gone.add(piece);
    return [{ leader, along: taken, lane }];
  });
  return sortBy(retreats, (a, b) => a.leader.tagNumber - b.leader.tagNumber);
}
