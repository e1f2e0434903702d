import { listed } from '#kernel/words/listed';
import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import type { FoughtBattle } from '#app/figures/battles-fought';
import { LOSS_CAUSES } from '#app/figures/losses-of';
import type { WarRecord } from '#app/usecases/desk/read-figures';
import type { BattleSide } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import { type DataTable, numberColumn, textColumn } from '#http/tables/data-table';
import { rosterAddress } from '#http/galaxy-desk/roster-look';
import { powerName, warPage } from '#http/wars/war-names';
import { TEXTS } from './texts.ts';

const namesOf =
  (figures: WarRecord) =>
  (side: readonly EmpireId[]): string =>
    listed(side.map(powerName(figures)));

const placeOf = ({ places }: WarRecord, { place }: FoughtBattle): string => {
  const id = place.kind === 'system' ? place.system : place.lane;
  return places[id] ?? id;
};

/** What each empire lost in each turn, by cause; the last turn first. Battles are the sum of the table of battles. @rule CSC-14 */
export function lossesTable(figures: WarRecord): DataTable {
  const named = namesOf(figures);
  const causes = LOSS_CAUSES.filter((one) => figures.losses.some(({ cause }) => cause === one));
  const rows = groupBy(figures.losses, ({ turn, empire }) => `${String(turn)} ${empire}`);
  return {
    name: 'losses',
    caption: TEXTS.losses,
    columns: [
      textColumn('empire', TEXTS.empire),
      numberColumn('turn', TEXTS.turn),
      numberColumn('units', TEXTS.unitsLost),
      ...causes.map((cause) => numberColumn(cause, TEXTS.causes[cause])),
      numberColumn('lost', TEXTS.allCauses),
    ],
    rows: [...rows.values()].toReversed().flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const costBy = (of: string): number =>
        sumOf(own, ({ cause, cost }) => (cause === of ? cost : 0));
      return [
        {
          values: {
            turn: first.turn,
            empire: named([first.empire]),
            units: own.length,
            ...Object.fromEntries(causes.map((cause) => [cause, costBy(cause)] as const)),
            lost: sumOf(own, ({ cost }) => cost),
          },
        },
      ];
    }),
    empty: TEXTS.noLosses,
  };
}

/** Every battle with what both sides lost by it, the last first. @rule CSC-14 */
export function battlesTable(figures: WarRecord, base: string): DataTable {
  const named = namesOf(figures);
  return {
    name: 'battles',
    caption: TEXTS.battles,
    columns: [
      textColumn('place', TEXTS.place),
      numberColumn('turn', TEXTS.turn),
      textColumn('scenario', TEXTS.scenario),
      textColumn('attacker', TEXTS.attacker),
      textColumn('defender', TEXTS.defender),
      numberColumn('rounds', TEXTS.rounds),
      numberColumn('attackerUnits', TEXTS.attackerUnits),
      numberColumn('attackerLost', TEXTS.attackerLost),
      numberColumn('defenderUnits', TEXTS.defenderUnits),
      numberColumn('defenderLost', TEXTS.defenderLost),
      textColumn('loser', TEXTS.loser),
      textColumn('war', TEXTS.war),
    ],
    rows: figures.battles.toReversed().map((battle) => {
      const war = figures.wars.find(({ battles }) => battles.includes(battle));
      const { turn, scenario, sides, rounds, loser, lost, units, version } = battle;
      return {
        values: {
          place: placeOf(figures, battle),
          turn,
          scenario: scenario ?? '',
          attacker: named(sides.attacker),
          defender: named(sides.defender),
          rounds,
          attackerUnits: units.attacker,
          attackerLost: lost.attacker,
          defenderUnits: units.defender,
          defenderLost: lost.defender,
          loser: loser === null ? TEXTS.even : named(sides[loser]),
          war: war === undefined ? '' : TEXTS.warNumber(war.number),
        },
        hrefs: {
          place: `${base}/events/${String(version)}`,
          ...lostHrefs(base, battle),
          ...(war === undefined ? {} : { war: warPage(base, war) }),
        },
      };
    }),
    empty: TEXTS.noBattles,
  };
}

/** Where the lost units of a battle are listed. */
function lostHrefs(
  base: string,
  { battle, units }: FoughtBattle,
): Readonly<Record<string, string>> {
  const href = rosterAddress(base, { show: 'lost', battle });
  return {
    ...(units.attacker > 0 ? { attackerUnits: href } : {}),
    ...(units.defender > 0 ? { defenderUnits: href } : {}),
  };
}

/** A battle as one of two opponents sees it, whichever of them attacked. */
type Bout = Readonly<{
  key: string;
  one: string;
  other: string;
  battle: FoughtBattle;
  of: BattleSide;
}>;

function boutOf(named: (side: readonly EmpireId[]) => string, battle: FoughtBattle): Bout {
  const [attacker, defender] = [named(battle.sides.attacker), named(battle.sides.defender)];
  const isFirst = attacker <= defender;
  const [one, other] = isFirst ? [attacker, defender] : [defender, attacker];
  return { key: `${one}|${other}`, one, other, battle, of: isFirst ? 'attacker' : 'defender' };
}

const against = (side: BattleSide): BattleSide => (side === 'attacker' ? 'defender' : 'attacker');

/** All battles of two opponents together. */
export function opponentsTable(figures: WarRecord): DataTable {
  const named = namesOf(figures);
  const bouts = figures.battles.map((battle) => boutOf(named, battle));
  return {
    name: 'opponents',
    caption: TEXTS.opponents,
    columns: [
      textColumn('one', TEXTS.one),
      textColumn('other', TEXTS.other),
      numberColumn('battles', TEXTS.fought),
      numberColumn('oneWon', TEXTS.oneWon),
      numberColumn('otherWon', TEXTS.otherWon),
      numberColumn('oneLost', TEXTS.oneLost),
      numberColumn('otherLost', TEXTS.otherLost),
    ],
    rows: [...groupBy(bouts, ({ key }) => key).values()].flatMap((ofTwo) => {
      const [first] = ofTwo;
      if (first === undefined) return [];
      return [
        {
          values: {
            one: first.one,
            other: first.other,
            battles: ofTwo.length,
            oneWon: ofTwo.filter(({ battle, of }) => battle.loser === against(of)).length,
            otherWon: ofTwo.filter(({ battle, of }) => battle.loser === of).length,
            oneLost: sumOf(ofTwo, ({ battle, of }) => battle.lost[of]),
            otherLost: sumOf(ofTwo, ({ battle, of }) => battle.lost[against(of)]),
          },
        },
      ];
    }),
    empty: TEXTS.noBattles,
  };
}
