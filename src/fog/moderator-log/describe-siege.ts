import { ledgerTotal } from '#kernel/reasons/ledger';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { type FigureChanges, SYSTEM_FIGURES } from '#model/campaign/system-figures';
import type { BombardmentEvent, Harm } from '#model/events/bombardment-events';
import type { GroundActor, GroundEvent } from '#model/events/ground-events';
import { counted } from '#kernel/words/counted';
import { type DescribeRows, inWords, inRow } from './describe-row.ts';
import type { Names } from './names.ts';

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${String(amount)}`;

function changesText(changes: FigureChanges): string {
  const changed = SYSTEM_FIGURES.flatMap((figure) => {
    const amount = changes[figure] ?? 0;
    return amount === 0 ? [] : [`${figure} ${signed(amount)}`];
  });
  return changed.length === 0 ? 'no harm' : inRow(changed);
}

const whoseText = (empire: EmpireId | null, names: Names): string =>
  empire === null ? 'nobody' : names.empire(empire);

const whoseSystem = (owner: EmpireId | null, system: SystemId, names: Names): string =>
  owner === null
    ? `independent ${names.system(system)}`
    : `${names.system(system)} of ${names.empire(owner)}`;

const harmText = ({ because, by, mission }: Harm, names: Names): string =>
  [
    mission === null ? inWords(because) : inWords(mission),
    ...(by === null ? [] : [`by ${names.empire(by)}`]),
  ].join(' ');

const diceText = (dice: readonly number[]): string =>
  dice.length === 0 ? '' : ` (d6 ${inRow(dice.map(String))})`;

const actorText = ({ kind, empire, unit }: GroundActor, names: Names): string => {
  if (unit !== null) return names.unit(unit);
  return kind === 'militia' ? `militia of ${whoseText(empire, names)}` : 'rebels';
};

export const describeBombardment: DescribeRows<BombardmentEvent> = {
  SystemBombarded: ({ empire, system, against, points, missions, units }, names) =>
    `${names.empire(empire)} bombards ${empire === against ? 'the rebels at ' : ''}${whoseSystem(against, system, names)} ` +
    `with ${counted(units.length, 'unit')}, ${counted(ledgerTotal(points), 'point')}: ` +
    inRow(
      missions.map(
        ({ mission, points: given, carried, hits, wounds, left }) =>
          `${inWords(mission)} ${given}${carried === 0 ? '' : ` +${carried} carried`}: ` +
          `${counted(hits, 'hit')}, ${wounds} double, ${left} left`,
      ),
    ),
  PointsCarried: ({ empire, system, mission, points }, names) =>
    `${names.empire(empire)} keeps ${counted(points, 'point')} at ${names.system(system)} ` +
    `for ${mission === null ? 'any mission' : inWords(mission)}`,
  SystemHurt: ({ system, harm, dice, changes, devastated }, names) =>
    `${names.system(system)}: ${changesText(changes)}: ${harmText(harm, names)}${diceText(dice)}` +
    (devastated ? '; devastated' : ''),
  OutputMarked: ({ system, harm, mark, amount, turn }, names) =>
    `${names.system(system)}: ${inWords(mark)} ${amount} in turn ${turn}: ${harmText(harm, names)}`,
  AttritionLost: ({ unit, system, damage, because, destroyed }, names) =>
    `${names.unit(unit)} at ${names.system(system)} loses ${damage} Attrition: ${because}` +
    (destroyed ? '; nothing is left' : ''),
  DefenseLowered: ({ unit, system, amount }, names) =>
    `${unit === null ? 'militias' : names.unit(unit)} at ${names.system(system)}: Defense ${signed(-amount)} this turn`,
  RebelsLost: ({ system, lost, rebels, because }, names) =>
    `${names.system(system)} loses ${counted(lost, 'militia')} of rebels: ${because}; ${rebels} left`,
  SurrenderDemanded: ({ empire, system, die, census, morale, accepted }, names) =>
    `${names.empire(empire)} asks ${names.system(system)} to surrender: ${die} and Morale ${morale} ` +
    `against Census ${census}: ${accepted ? 'accepted' : 'refused'}`,
  MassDriversFired: ({ empire, system, dice }, names) =>
    `${names.empire(empire)} fires Mass Drivers at ${names.system(system)}${diceText(dice)}`,
};

export const describeGround: DescribeRows<GroundEvent> = {
  MilitiaRaised: ({ system }, names) => `${names.system(system)} raises a militia`,
  GroundAttacked: ({ system, attackers, target, rolled, damage, counter }, names) => {
    const { attack, defense } = rolled;
    const help = attack.supporters === 0 ? '' : ` +${String(attack.supporters)} by others`;
    const dug = defense.dugIn === 0 ? '' : ` +${String(defense.dugIn)} dug in`;
    return (
      `${names.system(system)}: ${inRow(attackers.map((one) => actorText(one, names)))} ` +
      `${counter ? 'strikes back at' : 'against'} ${actorText(target, names)}: ` +
      `${attack.die} +${attack.value}${help} against ${defense.die} +${defense.value}${dug}: ${damage} damage`
    );
  },
  InvasionEnded: ({ empire, system, units, result }, names) =>
    `${names.empire(empire)} at ${names.system(system)}: ${inRow(units.map(names.unit))}: ${result}`,
  SystemConquered: ({ system, from, by, how, values }, names) =>
    `${names.empire(by)} takes ${from === null ? 'independent ' : ''}${names.system(system)}${from === null ? '' : ` from ${names.empire(from)}`}: ${how}; ` +
    `Morale ${values.morale}, Intel ${values.intel}`,
  WorkCaptured: ({ by, work, becomes, design, system }, names) =>
    `${names.empire(by)} captures ${names.design(design)} ${work} at ${names.system(system)}, now ${becomes}`,
  EmpireFell: ({ empire, turn }, names) =>
    `${names.empire(empire)} has lost everything in turn ${turn}, and is out of the game`,
};
