import type { KeptEvent } from '#app/ports/turn-record';
import { BATTLE_SIDES, type BattleSide } from '#model/battle/setup';
import type { BattlePlace } from '#model/battle/place';
import type { BattleId, DesignId, EmpireId, UnitId, WorkId } from '#model/campaign/ids';
import type { CampaignEventType, EventOf } from '#model/events/campaign-event';

/** Why an empire lost a unit: in a battle, or outside of battles. */
export const LOSS_CAUSES = [
  'battle',
  'captured',
  'plundered',
  'ground',
  'bombardment',
  'supply',
  'mines',
  'exploring',
  'agents',
  'unfinished',
  'scrapped',
  'scuttled',
  'other',
] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];

/** A unit that an empire lost, and by what. */
export type Loss = Pick<KeptEvent, 'version' | 'turn'> &
  Readonly<{
    empire: EmpireId;
    unit: UnitId | WorkId;
    design: DesignId;
    /** Its construction cost; of a unit under construction, what was paid for it. */
    cost: number;
    cause: LossCause;
    /** The battle that it was lost by; null: none. */
    battle: BattleId | null;
    side: BattleSide | null;
    /** The battle that destroyed the shipyard in which it was under construction; null: none did. */
    yardLostIn: BattleId | null;
  }>;

/** The end of a battle with where it is kept. */
type KeptBattle = KeptEvent & Readonly<{ event: EventOf<'BattleEnded'> }>;

/** The events that tell of losses, and of the battles that they may belong to. */
export const LOSS_EVENTS = [
  'BattleBegan',
  'BattleEnded',
  'UnitDestroyed',
  'UnitCaptured',
  'UnitPlundered',
  'UnitScrapped',
  'UnitScuttled',
  'WorkLost',
] as const satisfies readonly CampaignEventType[];

/** The rules by which units are lost outside of battles. */
const CAUSES_BY_RULE: ReadonlyMap<string, LossCause> = new Map([
  ['SUP-7', 'supply'],
  ['BOM-1', 'bombardment'],
  ['BOM-2', 'bombardment'],
  ['OPT-18', 'bombardment'],
  ['GND-1', 'ground'],
  ['GND-2', 'ground'],
  ['SUP-3', 'mines'],
  ['OPT-24', 'mines'],
  ['MOV-5', 'exploring'],
  ['INT-6', 'agents'],
  ['ENC-6', 'captured'],
  ['CSC-10', 'captured'],
  ['CSC-14', 'captured'],
] as const);

/** The rules by which a battle takes units. */
const OF_BATTLES: ReadonlySet<string> = new Set([
  'CSC-14',
  'CSC-10',
  'ENC-6',
  'MOV-7',
  'MOV-8',
  'SUP-1',
]);

type Gone = Readonly<{
  empire: EmpireId;
  unit: UnitId | WorkId;
  design: DesignId;
  place: BattlePlace | null;
  cause: LossCause;
  /** What was paid for a unit under construction. */
  paid?: number;
}>;

/** What a unit is lost by if no battle took it. */
function goneIn({ event }: KeptEvent): Gone | null {
  if (event.type === 'UnitDestroyed') {
    const { empire, unit, design, place, cite } = event;
    return { empire, unit, design, place, cause: CAUSES_BY_RULE.get(cite) ?? 'other' };
  }
  if (event.type === 'UnitCaptured' || event.type === 'UnitPlundered') {
    const { from: empire, unit, design, place, type } = event;
    const cause = type === 'UnitCaptured' ? 'captured' : 'plundered';
    return { empire, unit, design, place, cause };
  }
  if (event.type === 'UnitScrapped' || event.type === 'UnitScuttled') {
    const { empire, unit, design, type } = event;
    const cause = type === 'UnitScrapped' ? 'scrapped' : 'scuttled';
    return { empire, unit, design, place: null, cause };
  }
  if (event.type === 'WorkLost') {
    const { empire, work: unit, design, system, paid } = event;
    const place = { kind: 'system', system } as const;
    return { empire, unit, design, place, cause: 'unfinished', paid };
  }
  return null;
}

const sideOf = ({ event: { sides } }: KeptBattle, empire: EmpireId): BattleSide | null =>
  BATTLE_SIDES.find((side) => sides[side].includes(empire)) ?? null;

const isSamePlace = (a: BattlePlace, b: BattlePlace | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A battle with what of its losses is still to be found among the events. */
type Bill = Readonly<{ battle: KeptBattle; left: Record<BattleSide, number> }>;
type Charged = Pick<Loss, 'battle' | 'side'>;

const NO_BATTLE: Charged = { battle: null, side: null };

/**
 * Charges a loss to the battle of its encounter that counted it: a unit that was boarded is handed over only when the encounter ends,
 * together with civilians that no battle counted.
 */
function charge(bills: readonly Bill[], { empire, place }: Gone, cost: number): Charged {
  for (const { battle, left } of bills) {
    const side = isSamePlace(battle.event.place, place) ? sideOf(battle, empire) : null;
    if (side === null || left[side] < cost) continue;
    left[side] -= cost;
    return { battle: battle.event.battle, side };
  }
  return NO_BATTLE;
}

/** The battle of the same phase in which the owner of a lost unit under construction fought at its place. */
function yardLostIn(bills: readonly Bill[], { empire, place, paid }: Gone): BattleId | null {
  if (paid === undefined) return null;
  const own = bills.findLast(
    ({ battle }) => isSamePlace(battle.event.place, place) && sideOf(battle, empire) !== null,
  );
  return own?.battle.event.battle ?? null;
}

const chargedTo = (
  bills: readonly Bill[],
  gone: Gone,
  { cost, rule }: Readonly<{ cost: number; rule: string }>,
): Charged => (OF_BATTLES.has(rule) ? charge(bills, gone, cost) : NO_BATTLE);

const isEnd = (kept: KeptEvent): kept is KeptBattle => kept.event.type === 'BattleEnded';

/**
 * Every unit that an empire lost, by its cause; `events`: those of `LOSS_EVENTS`, oldest first. A prize that its captor scuttles at once
 * is lost once, by its first owner.
 * @rule CSC-14 @rule ENC-6 @rule SUP-7 @rule CON-4 @rule INT-8
 * @ruling A unit that is destroyed under construction, with its shipyard or by agents, counts among the losses with what was paid for it. One that is
 *   captured with its system doesn't.
 */
export function lossesOf(
  events: readonly KeptEvent[],
  costOf: (design: DesignId) => number,
): readonly Loss[] {
  const losses: Loss[] = [];
  const prizes = new Set<string>();
  let bills: Bill[] = [];
  for (const kept of events) {
    const { event, version, turn } = kept;
    if (bills.at(-1)?.battle.version !== version) bills = [];
    if (isEnd(kept)) bills.push({ battle: kept, left: { ...kept.event.lost } });
    if (event.type === 'UnitCaptured') prizes.add(`${String(version)} ${event.becomes}`);
    const gone = goneIn(kept);
    if (gone === null || prizes.has(`${String(version)} ${gone.unit}`)) continue;
    const { empire, unit, design, paid: cost = costOf(design) } = gone;
    const charged = chargedTo(bills, gone, { cost, rule: event.cite });
    const cause = charged.battle === null ? gone.cause : 'battle';
    losses.push({
      ...{ version, turn, empire, unit, design, cost, cause, ...charged },
      yardLostIn: yardLostIn(bills, gone),
    });
  }
  return losses;
}
