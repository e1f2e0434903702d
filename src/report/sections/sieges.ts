import type { SeenGroundRoll } from '#fog/views/seen-siege';
import type { SeenEvent, SeenEventOf } from '#fog/views/seen-event';
import { groupBy } from '#kernel/collections/group-by';
import type { SystemId } from '#model/campaign/ids';
import type { Block, Cell, Fact, Phrase } from '#report/document/document';
import { explained, phrase } from '#report/document/inline';
import { capitalised, type Names } from '#report/sentences/names';
import { sentenceOf } from '#report/sentences/sentence-of';
import { actorsText, actorText } from '#report/sentences/siege-sentences';
import type { ReportContext } from './context.ts';
import { FAMILY_OF } from './event-families.ts';

type SiegeEvent = Extract<SeenEvent, Readonly<{ system: SystemId }>>;
type Attack = SeenEventOf<'GroundAttacked'>;

/** What belongs to the story of a siege: all of its own events, and the system changing hands. */
const isOfSiege = (event: SeenEvent): event is SiegeEvent =>
  'system' in event && (FAMILY_OF[event.type] === 'sieges' || event.type === 'SystemConquered');

const isAttack = (event: SiegeEvent): event is Attack => event.type === 'GroundAttacked';

/** Attacks in a row, or one other event. */
type Passage = Readonly<{ attacks: readonly Attack[] }> | Readonly<{ event: SiegeEvent }>;

function passagesOf(events: readonly SiegeEvent[]): readonly Passage[] {
  const passages: Passage[] = [];
  for (const event of events) {
    const last = passages.at(-1);
    if (!isAttack(event)) passages.push({ event });
    else if (last !== undefined && 'attacks' in last) {
      passages[passages.length - 1] = { attacks: [...last.attacks, event] };
    } else passages.push({ attacks: [event] });
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
  caption: 'Attacks on the ground, all at the same time',
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
function pointFacts(events: readonly SiegeEvent[]): readonly Block[] {
  const facts = events.flatMap((event): readonly Fact[] => {
    if (event.type !== 'SystemBombarded' || event.fire === null) return [];
    const { points } = event.fire;
    const title = 'Your bombardment points';
    return [{ label: title, value: phrase(explained(title, points)) }];
  });
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
}

function storyOf(events: readonly SiegeEvent[], names: Names): readonly Block[] {
  const blocks: Block[] = [];
  let items: Phrase[] = [];
  const close = (): void => {
    if (items.length > 0) blocks.push({ kind: 'list', items });
    items = [];
  };
  for (const passage of passagesOf(events)) {
    if ('event' in passage) items.push(sentenceOf(passage.event, names));
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
  const bySystem = groupBy(seen.filter(isOfSiege), ({ system }) => system);
  return [...bySystem].flatMap(([system, events]): readonly Block[] => [
    { kind: 'heading', level: 1, text: names.system(system) },
    ...pointFacts(events),
    ...storyOf(events, names),
  ]);
}
