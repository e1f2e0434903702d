import type { AskedBattle, QuestionOfBattle } from '#app/what-if/asked/battle-asked';
import type { WhatIfSoFar } from '#app/what-if/what-if';
import type { EmpireView } from '#fog/views/empire-view';
import { SHARED_TEXTS } from '#http/words/texts';
import type { ViewNames } from '#http/names/view-names';
import type { SeenGroup } from '#model/campaign/knowledge';
import { partnerOf } from '#model/decisions/partner-alias';
import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import { NO_COMMAND } from '#app/what-if/leading-force';
import { sumOf } from '#kernel/numbers/sum';
import { unique } from '#kernel/collections/unique';
import { ownForceId } from './asked-force-id.ts';
import { rowsTogether } from './force-rows.ts';
import { TEXTS } from './texts.ts';
import type { BattleSpot, Force, ForceRow, WhatIfWorld } from './what-if-world.ts';

type Knowing = Readonly<{
  view: EmpireView;
  names: ViewNames;
  /** What the player’s own side follows, after the orders that they submitted. */
  standing: (battle: AskedBattle) => StandingOrders;
  /** The construction cost of one such unit. */
  costOf: (group: SeenGroup) => number;
  rowsSeen: (groups: readonly SeenGroup[], ownerName: string) => Pick<Force, 'rows' | 'assumed'>;
}>;

const placeOf = ({ place }: AskedBattle): string =>
  place.kind === 'system' ? place.system : place.lane;

function ownRows({ own }: AskedBattle, { view }: Knowing): readonly ForceRow[] {
  return rowsTogether(
    own.map(({ unit, design, kind, condition, outOfSupply, ordnance }) => {
      const known = view.units[unit];
      return {
        ...{ class: design, kind, count: 1, crippled: condition === 'crippled' },
        reserve: known?.status === 'reserve',
        levels: outOfSupply ?? 0,
        ordnance: (ordnance ?? []).join(' '),
        unconverted: known?.unconverted ?? false,
      };
    }),
  );
}

/** What is taken for granted of a battle that somebody is asked about. */
function assumedOf(
  { own, isPart, soFar, place }: AskedBattle,
  { names }: Knowing,
): readonly string[] {
  const hasPartners = own.some(({ unit }) => partnerOf(unit) !== null);
  const said = [
    TEXTS.filledFromQuestion(names.at(place)),
    soFar !== null && TEXTS.playedOnFromHere,
    isPart === 'own' && TEXTS.onlyPartOfYoursFights,
    isPart === 'enemy' && TEXTS.onlyPartOfEnemyFights,
    hasPartners && TEXTS.partnersAreInSupply,
  ];
  return said.filter((one) => typeof one === 'string');
}

/** The fleets of the own units in a question, as the last report has them. */
const fleetsOf = ({ own }: AskedBattle, { names }: Knowing): readonly string[] =>
  unique(own.flatMap(({ unit }) => names.fleetOf(unit) ?? []));

function ownForce({ id, battle }: QuestionOfBattle, knowing: Knowing): Force {
  const { empire } = knowing.view;
  return {
    id: ownForceId(id, fleetsOf(battle, knowing)),
    name: TEXTS.yourUnitsInQuestion,
    about: knowing.names.at(battle.place),
    at: placeOf(battle),
    owner: empire.id,
    ownerName: empire.name,
    sides: ['one'],
    rows: ownRows(battle, knowing),
    assumed: assumedOf(battle, knowing),
    standing: knowing.standing(battle),
    command: NO_COMMAND,
    ...{ isFixed: false, isLikely: false },
  };
}

/** The forces of one enemy in a question: those that are anywhere, and those that fight at its defenses. */
function enemyForces(
  { id, battle }: QuestionOfBattle,
  { empire, groups, defenses }: AskedBattle['enemies'][number],
  knowing: Knowing,
): readonly Force[] {
  const { names, rowsSeen } = knowing;
  const ownerName = empire === null ? SHARED_TEXTS.otherSide : names.empire(empire);
  const forceOf = (seen: readonly SeenGroup[], isFixed: boolean): readonly Force[] => {
    const { rows, assumed } = rowsSeen(
      seen.filter(({ kind }) => kind !== 'ground'),
      ownerName,
    );
    if (rows.length === 0) return [];
    return [
      {
        id: `${id}/${empire ?? ''}/${isFixed ? 'defenses' : 'fleets'}`,
        name: isFixed ? TEXTS.defensesInQuestion : TEXTS.unitsInQuestion,
        about: names.at(battle.place),
        at: placeOf(battle),
        owner: empire,
        ownerName,
        sides: ['two'],
        rows,
        assumed: [TEXTS.youDontKnowItsStandingOrders(ownerName), ...assumed],
        standing: DEFAULT_STANDING_ORDERS,
        command: NO_COMMAND,
        ...{ isFixed, isLikely: false },
      },
    ];
  };
  return [...forceOf(groups, false), ...forceOf(defenses, true)];
}

/** How far the battle has gone, with what the lost units cost, as far as that is known. @rule CSC-14 */
function soFarOf({ soFar }: AskedBattle, { costOf }: Knowing): WhatIfSoFar | null {
  if (soFar === null) return null;
  const { rounds, length, readiness, lost } = soFar;
  const costs = { one: sumOf(lost.one, costOf), two: sumOf(lost.two, costOf) };
  return { rounds, length, readiness, lost: costs };
}

/** A place that the player’s view has not, because they came there this turn. */
function newSpot(battle: AskedBattle, { view, names }: Knowing): readonly BattleSpot[] {
  const { place } = battle;
  const common = { at: placeOf(battle), where: names.at(place), waysOut: [], facts: [] };
  if (place.kind === 'lane') {
    if (view.lanes[place.lane] !== undefined) return [];
    return [{ ...common, kind: 'lane', name: names.lane(place.lane), class: 'restricted' }];
  }
  if (view.systems[place.system] !== undefined) return [];
  const unknown = { anomalies: [], owner: null, productivity: 0, utilized: 0 };
  return [{ ...common, kind: 'system', name: names.system(place.system), ...unknown }];
}

/** The forces of the questions that are open to a player, the places that only these know, and the battle of each. @rule FOG-1 */
export function askedForces(
  asked: readonly QuestionOfBattle[],
  knowing: Knowing,
): Pick<WhatIfWorld, 'asked' | 'forces' | 'spots'> {
  const all = asked.map((question) => {
    const { id, battle } = question;
    const own = ownForce(question, knowing);
    const [first = [], ...others] = battle.enemies.map((enemy) =>
      enemyForces(question, enemy, knowing),
    );
    const { scenario, attacker } = battle;
    return {
      forces: [own, ...first, ...others.flat()],
      spots: newSpot(battle, knowing),
      asked: {
        question: id,
        at: own.at,
        ticked: { one: [own.id], two: first.map((force) => force.id) },
        meeting: { scenario, attacker },
        soFar: soFarOf(battle, knowing),
      },
    };
  });
  return {
    forces: all.flatMap(({ forces }) => forces),
    spots: all.flatMap(({ spots }) => spots),
    asked: all.map((one) => one.asked),
  };
}
