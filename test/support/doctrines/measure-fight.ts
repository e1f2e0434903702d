import { BATTLE_RULES } from '#app/battle/battle-rules';
import { parseBattle } from '#content/battles/parse-battle';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { forceListsText } from '#main/force-lists-text';
import { COUNTED_FATES } from '#engine/tactical/contract';
import { rehearse } from '#engine/tactical/cscr/rehearse';
import { brandAs } from '#kernel/brand/brand';
import { oddsDice } from '#kernel/dice/odds-dice';
import { type BattleSide, otherSide } from '#model/battle/setup';
import type { EncounterId } from '#model/campaign/ids';
import type { DoctrineName } from '#model/forces/doctrines';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Fleet, TypicalFight } from './typical-fights.ts';

/** How a fleet fights: by a doctrine, with what is said otherwise. */
export type Way = Readonly<{ doctrine: DoctrineName } & Partial<StandingOrders>>;

/** Sums over the battles of a fight, so that those of several fights can be added. */
export type Measured = Readonly<
  Record<
    | 'battles'
    | 'wins'
    | 'losses'
    /** EP destroyed or captured, and their squares. */
    | 'ownLost'
    | 'ownLostSquared'
    | 'enemyLost'
    | 'enemyLostSquared'
    /** Own ships: those that survived, that got away, and that came crippled and were lost. */
    | 'shipsSaved'
    | 'shipsAway'
    | 'crippledLost',
    number
  >
>;
type Sums = { -readonly [K in keyof Measured]: Measured[K] };

const NOTHING: Measured = {
  battles: 0,
  wins: 0,
  losses: 0,
  ownLost: 0,
  ownLostSquared: 0,
  enemyLost: 0,
  enemyLostSquared: 0,
  shipsSaved: 0,
  shipsAway: 0,
  crippledLost: 0,
};

const SEED = 'doctrines';
const GONE = COUNTED_FATES.destroyed | COUNTED_FATES.captured;

/** As often as there are battles to begin, the lists are the same. */
function listsOfBook() {
  const lists = readForceLists(forceListsText());
  if (!lists.ok) throw new Error('The force lists cannot be read.');
  return lists.value;
}
const LISTS = listsOfBook();

function sideFile(name: string, { units, wayOut }: Fleet, standing: Way, isInLane: boolean) {
  const waysOut = wayOut === undefined || isInLane ? {} : { waysOut: [wayOut] };
  return { name, units, standing, ...waysOut };
}

type Meeting = Readonly<{ fight: TypicalFight; own: Way; enemy: Way }>;

function startOf({ fight, own, enemy }: Meeting, at: BattleSide) {
  const { lane, heldWith, scenario = 'deep-space' } = fight;
  const inSystem =
    heldWith === undefined
      ? { kind: 'system' }
      : { kind: 'system', holder: 'defender', productivity: heldWith, utilized: heldWith };
  const isInLane = lane !== undefined;
  const battle = parseBattle(
    JSON.stringify({
      format: 'farlane-battle',
      version: 1,
      scenario,
      place: isInLane ? { kind: 'lane', class: lane } : inSystem,
      sides: {
        [at]: sideFile('Own', fight.own, own, isInLane),
        [otherSide(at)]: sideFile('Enemy', fight.enemy, enemy, isInLane),
      },
    }),
    LISTS,
    BATTLE_RULES,
  );
  if (!battle.ok) throw new Error(`${fight.name}: ${JSON.stringify(battle.error)}`);
  return battle.value;
}

function fightMany(meeting: Meeting, at: BattleSide, battles: number): Measured {
  const { setup, rules } = startOf(meeting, at);
  const odds = oddsDice(SEED);
  const { fight } = rehearse({ setup, rules, encounter: brandAs<EncounterId>('battle'), odds });
  const own = setup.sides[at].combatants;
  const ships = own.filter(({ design }) => design.kind === 'ship').length;
  const sums: Sums = { ...NOTHING, battles };
  for (let number = 1; number <= battles; number += 1) {
    odds.begin(number);
    sums.shipsSaved += ships;
    const { loser, lost } = fight((side, place, fates) => {
      const unit = own[place];
      if (side !== at || unit?.design.kind !== 'ship') return;
      if ((fates & GONE) !== 0) {
        sums.shipsSaved -= 1;
        if (unit.condition === 'crippled') sums.crippledLost += 1;
      } else if ((fates & COUNTED_FATES.away) !== 0) sums.shipsAway += 1;
    });
    if (loser === at) sums.losses += 1;
    if (loser === otherSide(at)) sums.wins += 1;
    const [ownLost, enemyLost] = [lost[at], lost[otherSide(at)]];
    sums.ownLost += ownLost;
    sums.ownLostSquared += ownLost * ownLost;
    sums.enemyLost += enemyLost;
    sums.enemyLostSquared += enemyLost * enemyLost;
  }
  return sums;
}

const plus = (a: Measured, b: Measured): Measured => {
  const sums: Sums = { ...a };
  for (const key of Object.keys(NOTHING) as readonly (keyof Measured)[]) sums[key] += b[key];
  return sums;
};

/** The sum of several fights. */
export const together = (all: readonly Measured[]): Measured => all.reduce(plus, NOTHING);

/** Fights a battle this number of times, each with dice of its own by its number. */
export const measure = (meeting: Meeting, battles: number): Measured =>
  fightMany(meeting, meeting.fight.at ?? 'attacker', battles);

/** The same between equals: half of the battles from either side, so that neither has the better dice. */
export const measureEqual = (meeting: Meeting, battles: number): Measured =>
  together([
    fightMany(meeting, 'attacker', battles >> 1),
    fightMany(meeting, 'defender', battles >> 1),
  ]);

/** A figure, and how far off it may well be by the luck of the dice (95 %). */
export type Figure = Readonly<{ mean: number; plusMinus: number }>;

const WIDTH = 1.96;
const figureOf = (battles: number, sum: number, squares: number): Figure => {
  const mean = sum / battles;
  const variance = Math.max(0, squares / battles - mean * mean);
  return { mean, plusMinus: WIDTH * Math.sqrt(variance / battles) };
};

export const ownLostIn = ({ battles, ownLost, ownLostSquared }: Measured): Figure =>
  figureOf(battles, ownLost, ownLostSquared);
export const enemyLostIn = ({ battles, enemyLost, enemyLostSquared }: Measured): Figure =>
  figureOf(battles, enemyLost, enemyLostSquared);
/** Victories less defeats, in percent of the battles. */
export const leadIn = ({ battles, wins, losses }: Measured): Figure => {
  const lead = figureOf(battles, wins - losses, wins + losses);
  return { mean: 100 * lead.mean, plusMinus: 100 * lead.plusMinus };
};
