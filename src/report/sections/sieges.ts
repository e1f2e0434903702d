import type { SeenGroundRoll } from '#fog/views/seen-siege';
import type { SeenEvent, SeenEventOf } from '#fog/views/seen-event';
import { groupBy } from '#kernel/collections/group-by';
import type { SystemId } from '#model/campaign/ids';
import type { Block, Cell, Fact, Phrase } from '#report/document/document';
import { explained, phrase } from '#report/document/inline';
import { capitalised, type Names } from '#report/sentences/names';
import { actorsText, actorText } from '#report/sentences/siege-sentences';
import type { ReportContext } from './context.ts';
import { familyOf } from './family-of.ts';
import { type Told, toldEvents, toldSentence } from './told-events.ts';

type Attack = SeenEventOf<'GroundAttacked'>;

/** The system whose siege an event is part of; null: it is none of a siege. */
function besiegedIn(event: SeenEvent): SystemId | null {
  if (familyOf(event.type, event.cite) !== 'sieges') return null;
  if ('system' in event) return event.system;
  return 'place' in event && event.place.kind === 'system' ? event.place.system : null;
}

type Story = Readonly<{ system: SystemId; events: readonly SeenEvent[] }>;

/** The events of each siege in order, and the system changing hands by it. */
function storiesIn(seen: readonly SeenEvent[]): readonly Story[] {
  const besieged = new Set(seen.map(besiegedIn));
  const told = seen.flatMap((event) => {
    const system = event.type === 'SystemConquered' ? event.system : besiegedIn(event);
    return system !== null && besieged.has(system) ? [{ system, event }] : [];
  });
  return [...groupBy(told, ({ system }) => system)].map(([system, events]) => ({
    system,
    events: events.map(({ event }) => event),
  }));
}

/** Attacks in a row, or one other event, or several that one sentence tells. */
type Passage = Readonly<{ attacks: readonly Attack[] }> | Readonly<{ told: Told }>;

function passagesOf(events: readonly Told[]): readonly Passage[] {
  const passages: Passage[] = [];
  for (const told of events) {
    const last = passages.at(-1);
    if (told.kind !== 'event' || told.event.type !== 'GroundAttacked') passages.push({ told });
    else if (last !== undefined && 'attacks' in last) {
      passages[passages.length - 1] = { attacks: [...last.attacks, told.event] };
    } else passages.push({ attacks: [told.event] });
  }
  return passages;
}

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

const attackTable = (attacks: readonly Attack[], names: Names): Block => ({
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

/** The reader's bombardment points in a system, line by line. */
function pointFacts(events: readonly SeenEvent[]): readonly Block[] {
  const facts = events.flatMap((event): readonly Fact[] => {
    if (event.type !== 'SystemBombarded' || event.fire === null) return [];
    const { points } = event.fire;
    const title = 'Your bombardment points';
    return [{ label: title, value: phrase(explained(title, points)) }];
  });
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
}

function storyOf(events: readonly SeenEvent[], names: Names): readonly Block[] {
  const blocks: Block[] = [];
  let items: Phrase[] = [];
  const close = (): void => {
    if (items.length > 0) blocks.push({ kind: 'list', items });
    items = [];
  };
  for (const passage of passagesOf(toldEvents(events, names))) {
    if ('told' in passage) items.push(toldSentence(passage.told, names));
    else {
      close();
      blocks.push(attackTable(passage.attacks, names));
    }
  }
  close();
  return blocks;
}

/** The sieges that the reader took part in or watched, system by system, each in order. @rule FOG-6 */
export function siegeBlocks({ seen, names }: ReportContext): readonly Block[] {
  return storiesIn(seen).flatMap(({ system, events }): readonly Block[] => [
    { kind: 'heading', level: 1, text: names.system(system) },
    ...pointFacts(events),
    ...storyOf(events, names),
  ]);
}
