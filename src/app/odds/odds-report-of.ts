import type { BattleStart } from '#content/battles/setup-of-battle';
import { placeText } from '#app/battle/place-text';
import type { BattleSide, Combatant } from '#model/battle/setup';
import type { Document } from '#report/document/document';
import {
  type OddsClass,
  type OddsReportInput,
  type OddsSide,
  oddsReport,
} from '#report/reports/odds-report';
import type { OddsTally, SideTally } from './odds-tally.ts';
import { spreadOf } from './spread-of.ts';

/** A battle of a file, fought many times for odds. */
export type FoughtOdds = Readonly<{ start: BattleStart; seed: string; tally: OddsTally }>;

/** The results of one battle fought many times, as a document. */
export function oddsReportOf({ start, seed, tally }: FoughtOdds): Document {
  const { battle, setup } = start;
  const { battles, rounds, endings, sides } = tally;
  const won = sides.attacker.wins + sides.defender.wins;
  const endedBy = (because: 'length' | 'nothing-left' | 'surrender'): number =>
    endings.get(because) ?? 0;
  const input: OddsReportInput = {
    name: battle.name,
    scenario: setup.scenario,
    place: placeText(start),
    seed,
    battles,
    equal: battles - won,
    rounds: spreadOf(rounds),
    endings: {
      length: endedBy('length'),
      'nothing-left': endedBy('nothing-left'),
      surrender: endedBy('surrender'),
    },
    sides: [sideOf(start, 'attacker', sides.attacker), sideOf(start, 'defender', sides.defender)],
  };
  return oddsReport(input);
}

const ROLES = { attacker: 'Attacker', defender: 'Defender' } as const;

const calledOf = ({ design, name }: Combatant): string =>
  name === '' ? design.name : `${design.name} ${name}`;

function sideOf({ battle, setup }: BattleStart, side: BattleSide, tally: SideTally): OddsSide {
  const { combatants } = setup.sides[side];
  const leader = combatants.find(({ unit }) => unit === tally.flagship);
  const classes = [...tally.classes].flatMap(([id, counts]): readonly OddsClass[] => {
    const units = combatants.filter(({ design }) => design.id === id);
    const [first] = units;
    if (first === undefined) return [];
    return [
      {
        name: first.design.name,
        units: units.length,
        destroyed: spreadOf(counts.destroyed),
        crippled: spreadOf(counts.crippled),
        captured: spreadOf(counts.captured),
        away: spreadOf(counts.away),
        keptOut: spreadOf(counts.keptOut),
      },
    ];
  });
  return {
    role: ROLES[side],
    name: battle.sides[side].name,
    wins: tally.wins,
    flagship: leader === undefined ? null : { name: calledOf(leader), lived: tally.flagshipLived },
    lost: spreadOf(tally.lost),
    gained: spreadOf(tally.gained),
    classes,
  };
}
