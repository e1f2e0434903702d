import type { KeptEvent } from '#app/ports/turn-record';
import { valuesById } from '#kernel/collections/tables';
import type { ChangeOfHands } from '#model/events/causes';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { type DiplomaticState, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';
import type { FoughtBattle } from './battles-fought.ts';
import type { Loss } from './losses-of.ts';
import { SLAYER_EVENTS, slainKey, slayersOf } from './slayers-of.ts';

/** A system that one of two powers at War took from the other. */
export type Taken = Readonly<{
  turn: number;
  version: number;
  system: SystemId;
  from: EmpireId;
  by: EmpireId;
  how: ChangeOfHands;
}>;

/** Two powers at War, from its beginning to its end. */
export type War = Readonly<{
  /** Counted from 1, in the order in which they began. */
  number: number;
  sides: readonly [EmpireId, EmpireId];
  /** Null: they were at War before the first turn, or no event tells. */
  since: number | null;
  /** Who declared it; null: nobody did. */
  by: EmpireId | null;
  /** Null: it goes on. */
  until: number | null;
  /** Their relation after it; null: it goes on, or one of them is no more. */
  became: DiplomaticState | null;
  battles: readonly FoughtBattle[];
  taken: readonly Taken[];
  /** Units that either lost in its battles, or that the other destroyed or captured outside of them. */
  losses: readonly Loss[];
}>;

/** The events that tell how powers stand, and what they do to each other outside of battles. */
export const WAR_EVENTS = [
  'WarDeclared',
  'FirstContactWarBegan',
  'ArmisticeSigned',
  'TreatySigned',
  'TreatyBroken',
  'TreatyRevealed',
  'RelationSet',
  'EmpiresUnited',
  'EmpireFell',
  ...SLAYER_EVENTS,
] as const satisfies readonly CampaignEventType[];

type Stand = Readonly<{
  pair: readonly [EmpireId, EmpireId];
  state: DiplomaticState;
  by: EmpireId | null;
}>;

/** How two powers stand from an event on. */
function standIn(event: CampaignEvent): Stand | null {
  if (event.type === 'WarDeclared') {
    const { by, against, declare = 'war' } = event;
    return { pair: [by, against], state: declare, by };
  }
  if (event.type === 'FirstContactWarBegan') {
    return { pair: [event.by, event.against], state: 'war', by: event.by };
  }
  if (event.type === 'TreatyBroken') {
    return { pair: [event.by, event.against], state: event.state, by: event.by };
  }
  if (event.type === 'ArmisticeSigned') {
    return { pair: [event.a, event.b], state: 'non-intercourse', by: null };
  }
  if (event.type === 'TreatySigned') {
    return { pair: [event.a, event.b], state: event.treaty, by: null };
  }
  return event.type === 'TreatyRevealed' || event.type === 'RelationSet'
    ? { pair: [event.a, event.b], state: event.state, by: null }
    : null;
}

/** The power that is no more after an event. */
function goneIn(event: CampaignEvent): EmpireId | null {
  if (event.type === 'EmpireFell') return event.empire;
  return event.type === 'EmpiresUnited' ? event.smaller : null;
}

type Course = { -readonly [K in keyof Bounds]: Bounds[K] };
type Bounds = Pick<War, 'sides' | 'since' | 'by' | 'until' | 'became'>;

/** When each war began and ended, in the order of their beginnings. */
function coursesOf(events: readonly KeptEvent[], atWar: readonly Stand['pair'][]): Course[] {
  const courses: Course[] = [];
  const open = new Map<string, Course>();
  const begin = (sides: Stand['pair'], since: number | null, by: EmpireId | null): void => {
    const course: Course = { sides, since, by, until: null, became: null };
    courses.push(course);
    open.set(relationIdOf(...sides), course);
  };
  const end = (id: string, turn: number, became: DiplomaticState | null): void => {
    const course = open.get(id);
    if (course === undefined) return;
    course.until = turn;
    course.became = became;
    open.delete(id);
  };
  for (const pair of atWar) begin(pair, null, null);
  for (const { event, turn } of events) {
    const stand = standIn(event);
    const gone = goneIn(event);
    for (const [id, { sides }] of gone === null ? [] : [...open]) {
      if (sides.some((one) => one === gone)) end(id, turn, null);
    }
    if (stand === null) continue;
    const id = relationIdOf(...stand.pair);
    if (stand.state !== 'war') end(id, turn, stand.state);
    else if (!open.has(id)) begin(stand.pair, turn, stand.by);
  }
  return courses;
}

const isWithin = ({ since, until }: Bounds, turn: number): boolean =>
  turn >= (since ?? 0) && turn <= (until ?? turn);

/** Whether two sets of powers hold one side of a war each. */
function faces(
  { sides: [a, b] }: Bounds,
  one: readonly EmpireId[],
  other: readonly EmpireId[],
): boolean {
  return (one.includes(a) && other.includes(b)) || (one.includes(b) && other.includes(a));
}

type Known = Readonly<{
  /** Those of `LOSS_EVENTS` and `WAR_EVENTS`, oldest first. */
  events: readonly KeptEvent[];
  battles: readonly FoughtBattle[];
  losses: readonly Loss[];
}>;

function takenIn(bounds: Bounds, events: readonly KeptEvent[]): readonly Taken[] {
  return events.flatMap(({ event, turn, version }): readonly Taken[] => {
    if (event.type !== 'SystemConquered' || event.from === null) return [];
    const { system, from, by, how } = event;
    const isOurs = isWithin(bounds, turn) && faces(bounds, [from], [by]);
    return isOurs ? [{ turn, version, system, from, by, how }] : [];
  });
}

type Slayers = ReturnType<typeof slayersOf>;

/** Whether a loss is one of a war: by one of its battles, or by the other side outside of battles. */
function isLostIn(bounds: Bounds, battles: ReadonlySet<string>, slayers: Slayers) {
  return ({ empire, battle, yardLostIn, unit, turn, version }: Loss): boolean => {
    if (!bounds.sides.includes(empire)) return false;
    const by = battle ?? yardLostIn;
    if (by !== null) return battles.has(by);
    const foes = slayers.get(slainKey(version, unit)) ?? [];
    return isWithin(bounds, turn) && faces(bounds, [empire], foes);
  };
}

/**
 * All wars of a campaign. `first`: the state that it began with; a war of then has no beginning.
 * @rule DIP-4 @rule DIP-8 @rule DIP-12
 */
export function warsOf(
  { events, battles, losses }: Known,
  first: Pick<CampaignState, 'relations'> | undefined,
): readonly War[] {
  const atWar = valuesById(first?.relations ?? {})
    .filter(({ state }) => state === 'war')
    .map(({ a, b }) => [a, b] as const);
  const slayers = slayersOf(events);
  return coursesOf(events, atWar).map((bounds, at): War => {
    const own = battles.filter(
      ({ sides, turn }) => isWithin(bounds, turn) && faces(bounds, sides.attacker, sides.defender),
    );
    const isOurs = isLostIn(bounds, new Set(own.map(({ battle }) => battle)), slayers);
    const taken = takenIn(bounds, events);
    return { ...bounds, number: at + 1, battles: own, taken, losses: losses.filter(isOurs) };
  });
}
