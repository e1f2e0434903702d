import type { KeptEvent } from '#app/ports/turn-record';
import { groupBy } from '#kernel/collections/group-by';
import { type BattleSide, BATTLE_SIDES } from '#model/battle/setup';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { BattleId, DesignId, EmpireId, UnitId, WorkId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { FoughtBattle } from './battles-fought.ts';
import type { Loss } from './losses-of.ts';

/** The events that tell who fought in a battle, beside those of losses: its steps as far as they bring units in. */
export const FIGHTER_EVENTS = ['BattleMoment', 'UnitCrippled'] as const;
export const FIGHTER_MOMENTS = ['TaskForceFormed', 'ReinforcementsEntered'] as const;

/** What a battle did to a unit. Fire is pooled, so what its side destroyed is no single unit’s. */
export type Fate = 'destroyed' | 'captured' | 'crippled' | 'sound';

type Who = Readonly<{ unit: UnitId | WorkId; owner: EmpireId; design: DesignId; name: string }>;

/** A battle with one of the units that fought in it. */
export type FoughtUnit = Who &
  Readonly<{
    battle: FoughtBattle;
    side: BattleSide;
    fate: Fate;
    /** Units of its empire and class that were lost by the battle, itself included. */
    ofClass: number;
  }>;

/** A unit that was lost, with the battle that destroyed or captured it. */
export type LostUnit = Who &
  Readonly<{
    loss: Loss;
    /** Null: it was lost outside of battles. */
    battle: FoughtBattle | null;
    /** Null: no event says where. */
    place: BattlePlace | null;
  }>;

export type UnitRecords = Readonly<{
  /** The last battle first. */
  fought: readonly FoughtUnit[];
  /** The last loss first. */
  lost: readonly LostUnit[];
}>;

/** The units that a step brings into its battle. */
function enteredBy(event: CampaignEvent): readonly (Who & Readonly<{ battle: BattleId }>)[] {
  if (event.type !== 'BattleMoment' || !('entered' in event.moment)) return [];
  const { battle, moment } = event;
  return moment.entered.map(({ unit, owner, design, name }) => {
    return { battle, unit, owner, design, name };
  });
}

/** Where and under which name a unit was lost, as far as its event says. */
function endOf(
  event: CampaignEvent,
): (Pick<Who, 'unit' | 'name'> & Pick<LostUnit, 'place'>) | null {
  const { type } = event;
  if (type === 'UnitDestroyed' || type === 'UnitCaptured' || type === 'UnitPlundered') {
    const { unit, name, place } = event;
    return { unit, name, place };
  }
  if (type === 'UnitScrapped' || type === 'UnitScuttled')
    return { unit: event.unit, name: event.name, place: null };
  if (type !== 'WorkLost') return null;
  const { work: unit, name, system } = event;
  return { unit, name, place: { kind: 'system', system } };
}

const keyOf = (of: number | string, unit: string): string => `${String(of)} ${unit}`;

/** The last battle that had begun at a place in a phase. */
function battleAt(): Readonly<{
  note: (kept: KeptEvent) => void;
  of: (version: number, place: BattlePlace) => BattleId | undefined;
}> {
  const begun = new Map<string, BattleId>();
  const whereOf = (version: number, place: BattlePlace): string =>
    keyOf(version, placeKeyOf(place));
  return {
    note: ({ event, version }) => {
      if (event.type === 'BattleBegan') begun.set(whereOf(version, event.place), event.battle);
    },
    of: (version, place) => begun.get(whereOf(version, place)),
  };
}

type InBattle = Who & Readonly<{ battle: BattleId }>;

/** Units that battles crippled, with their battles. @rule CSC-14 */
function crippledIn(events: readonly KeptEvent[]): readonly InBattle[] {
  const battles = battleAt();
  return events.flatMap((kept): readonly InBattle[] => {
    const { event, version } = kept;
    battles.note(kept);
    if (event.type !== 'UnitCrippled') return [];
    const { unit, empire: owner, design, place } = event;
    const battle = battles.of(version, place);
    return battle === undefined ? [] : [{ battle, unit, owner, design, name: '' }];
  });
}

/** Units that were lost, the last first. */
function lostUnits(events: readonly KeptEvent[], { battles, losses }: Source): readonly LostUnit[] {
  const byId = new Map(battles.map((battle) => [battle.battle, battle] as const));
  const ends = new Map(
    events.flatMap(({ event, version }) => {
      const end = endOf(event);
      return end === null ? [] : [[keyOf(version, end.unit), end] as const];
    }),
  );
  return losses.toReversed().map((loss) => {
    const { unit, empire: owner, design, version, battle, yardLostIn } = loss;
    const { name = '', place = null } = ends.get(keyOf(version, unit)) ?? {};
    const id = battle ?? yardLostIn;
    const of = id === null ? null : (byId.get(id) ?? null);
    return { unit, owner, design, name, loss, battle: of, place };
  });
}

type Source = Readonly<{ battles: readonly FoughtBattle[]; losses: readonly Loss[] }>;

const inBattle = (one: Pick<InBattle, 'battle' | 'unit'>): string => keyOf(one.battle, one.unit);

/** Units that were lost by battles, with what took them. */
const takenIn = (lost: readonly LostUnit[], captured: ReadonlySet<string>): TakenBy =>
  new Map(
    lost.flatMap(({ loss: { battle, version }, unit }) => {
      const fate = captured.has(keyOf(version, unit)) ? 'captured' : 'destroyed';
      return battle === null ? [] : [[keyOf(battle, unit), fate] as const];
    }),
  );

type TakenBy = ReadonlyMap<string, 'captured' | 'destroyed'>;

const capturedIn = (events: readonly KeptEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ event, version }) =>
      event.type === 'UnitCaptured' ? [keyOf(version, event.unit)] : [],
    ),
  );

/** All who fought: who was brought in, and who was hit without having been. */
function fightersOf(
  events: readonly KeptEvent[],
  crippled: readonly InBattle[],
  lost: readonly LostUnit[],
): readonly InBattle[] {
  const gone = lost.flatMap(({ loss: { battle }, unit, owner, design, name }) =>
    battle === null ? [] : [{ battle, unit, owner, design, name }],
  );
  const all = [...crippled, ...gone, ...events.flatMap(({ event }) => enteredBy(event))];
  return [...new Map(all.map((one) => [inBattle(one), one] as const)).values()];
}

/**
 * Every unit with its battles and what each did to it, and every unit that was lost; `events`: those of `LOSS_EVENTS` and `FIGHTER_EVENTS`,
 * oldest first.
 * @rule CSC-14 @rule CSC-15
 */
export function unitRecordsOf(events: readonly KeptEvent[], source: Source): UnitRecords {
  const lost = lostUnits(events, source);
  const crippled = crippledIn(events);
  const hurt = new Set(crippled.map(inBattle));
  const taken = takenIn(lost, capturedIn(events));
  const lostOfClass = groupBy(source.losses, ({ battle, empire, design }) =>
    keyOf(battle ?? '', keyOf(empire, design)),
  );
  const fighters = groupBy(fightersOf(events, crippled, lost), ({ battle }) => battle);
  const fought = source.battles.toReversed().flatMap((battle): readonly FoughtUnit[] =>
    (fighters.get(battle.battle) ?? []).flatMap(({ battle: id, ...who }) => {
      const side = BATTLE_SIDES.find((one) => battle.sides[one].includes(who.owner));
      const key = keyOf(id, who.unit);
      const fate = taken.get(key) ?? (hurt.has(key) ? 'crippled' : 'sound');
      const ofClass = lostOfClass.get(keyOf(id, keyOf(who.owner, who.design)))?.length ?? 0;
      return side === undefined ? [] : [{ ...who, battle, side, fate, ofClass }];
    }),
  );
  return { fought, lost };
}
