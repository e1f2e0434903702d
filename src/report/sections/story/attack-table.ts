import type { SeenGroundRoll } from '#fog/views/seen-siege';
import type { SeenEvent, SeenEventOf } from '#fog/views/seen-event';
import type { Block, Cell, Fact } from '#report/document/document';
import { explained, phrase } from '#report/document/inline';
import { capitalised, type Names } from '#report/sentences/names';
import { actorsText, actorText } from '#report/sentences/siege-sentences';

export type Attack = SeenEventOf<'GroundAttacked'>;

/** The reader's own roll, which says how it adds up; a dash for one that others made. */
const rollCell = (title: string, roll: SeenGroundRoll | null): Cell =>
  roll === null ? '–' : phrase(explained(title, roll.lines));

function attackRow(
  { attackers, target, attack, defense, damage, counter }: Attack,
  names: Names,
): readonly Cell[] {
  return [
    `${capitalised(actorsText(attackers, names))}${counter ? ' (strikes back)' : ''}`,
    capitalised(actorText(target, names)),
    rollCell('Attack', attack),
    rollCell('Defense', defense),
    damage,
  ];
}

/** Attacks on the ground that happen at the same time. @rule GND-1 */
export const attackTable = (attacks: readonly Attack[], names: Names): Block => ({
  kind: 'table',
  caption: 'Attacks, all at the same time',
  columns: [
    { label: 'Attackers, the leader first', align: 'start', width: 3, namesRow: true },
    { label: 'Target', align: 'start', width: 3 },
    { label: 'Attack', align: 'end' },
    { label: 'Defense', align: 'end' },
    { label: 'Damage', align: 'end' },
  ],
  rows: attacks.map((attack) => attackRow(attack, names)),
  empty: 'Nobody attacked.',
});

/** The reader's bombardment points, line by line. */
export const pointFacts = (events: readonly SeenEvent[]): readonly Fact[] =>
  events.flatMap((event): readonly Fact[] => {
    if (event.type !== 'SystemBombarded' || event.fire === null) return [];
    const { points } = event.fire;
    const title = 'Your bombardment points';
    return [{ label: title, value: phrase(explained(title, points)) }];
  });
