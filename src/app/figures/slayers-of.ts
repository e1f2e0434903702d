import type { KeptEvent } from '#app/ports/turn-record';
import { unique } from '#kernel/collections/unique';
import type { EmpireId, SystemId, UnitId, WorkId } from '#model/campaign/ids';
import type { CampaignEvent, CampaignEventType, EventOf } from '#model/events/campaign-event';

/** The events that tell who destroys or takes units outside of battles. */
export const SLAYER_EVENTS = [
  'AttritionLost',
  'BlockadeSet',
  'GroundAttacked',
  'MinefieldsFired',
  'MissionRun',
  'SystemBombarded',
  'SystemConquered',
  'SystemSwept',
  'UnitsOutOfSupply',
] as const satisfies readonly CampaignEventType[];
type Deed = EventOf<(typeof SLAYER_EVENTS)[number]>;

const DEEDS: ReadonlySet<CampaignEventType> = new Set(SLAYER_EVENTS);
const isDeed = (event: CampaignEvent): event is Deed => DEEDS.has(event.type);

/** A unit that was lost, and where. */
type Lost = Readonly<{
  empire: EmpireId;
  unit: UnitId | WorkId;
  system: SystemId | null;
  /** By which rule. */
  cite: string;
}>;

type Slain = Lost & Readonly<{ slayers: readonly EmpireId[] }>;

/** Who blockades each system that was ever blockaded, since its blockade began. */
type Blockades = Map<SystemId, readonly EmpireId[]>;

/** What is known of one phase up to a loss, oldest first. */
type Phase = Readonly<{ version: number; deeds: Deed[]; slain: Slain[]; blockades: Blockades }>;

/** The powers that a deed makes answerable for a lost unit; empty: it has nothing to do with the unit. */
type Look = (deed: Deed, lost: Lost, blockades: Blockades) => readonly EmpireId[];

const onTheGround: Look = (deed, { unit }) => {
  if (deed.type === 'AttritionLost')
    return deed.unit === unit && deed.destroyed && deed.by !== null ? [deed.by] : [];
  return deed.type === 'GroundAttacked' && deed.target.unit === unit && deed.damage > 0
    ? deed.attackers.flatMap(({ empire }) => empire ?? [])
    : [];
};

/** Who is bombarded loses the ships that plunge, and those that starve because they fire. */
const underFire: Look = (deed, { empire, system }) =>
  deed.type === 'SystemBombarded' && deed.empire === empire && deed.system === system
    ? [deed.against].flatMap((one) => one ?? [])
    : [];

const byAgents: Look = (deed, { system }) =>
  deed.type === 'MissionRun' && deed.at === system && deed.success ? [deed.empire] : [];

const byMines: Look = (deed, { empire, system }) =>
  deed.type === 'MinefieldsFired' && deed.against === empire && deed.system === system
    ? [deed.empire]
    : [];

const bySweepers: Look = (deed, { empire, system }) =>
  deed.type === 'SystemSwept' && deed.system === system && deed.of.includes(empire)
    ? [deed.empire]
    : [];

const byConquest: Look = (deed, { system }) =>
  deed.type === 'SystemConquered' && deed.system === system ? [deed.by] : [];

const withColony: Look = (deed, lost, blockades) =>
  deed.type === 'SystemBombarded' && deed.system === lost.system
    ? [deed.empire]
    : byAgents(deed, lost, blockades);

/** Who is shut in starves by the blockade. Where there is only no way to a depot, nobody is answerable. */
const byBlockade: Look = (deed, { unit, system }, blockades) => {
  const isShutIn = deed.type === 'UnitsOutOfSupply' && deed.because === 'blockade';
  if (!isShutIn || system === null || !deed.units.some((one) => one === unit)) return [];
  return blockades.get(system) ?? [];
};

/** Where to look for who did it, by the rule; `last`: only the last that fits did it, otherwise all. */
const LOOKS: ReadonlyMap<string, Readonly<{ look: Look; last: boolean }>> = new Map([
  ['BOM-1', { look: underFire, last: false }],
  ['BOM-2', { look: onTheGround, last: true }],
  ['OPT-18', { look: onTheGround, last: true }],
  ['GND-1', { look: onTheGround, last: false }],
  ['GND-2', { look: onTheGround, last: false }],
  ['GND-6', { look: byConquest, last: true }],
  ['COL-9', { look: withColony, last: false }],
  ['INT-6', { look: byAgents, last: true }],
  ['INT-8', { look: byAgents, last: true }],
  ['OPT-24', { look: byMines, last: true }],
  ['SUP-3', { look: bySweepers, last: false }],
  ['SUP-7', { look: byBlockade, last: true }],
]);

function lostIn(event: CampaignEvent): Lost | null {
  if (event.type === 'UnitDestroyed') {
    const { empire, unit, place, cite } = event;
    return { empire, unit, system: place.kind === 'system' ? place.system : null, cite };
  }
  if (event.type !== 'WorkLost') return null;
  const { empire, work, system, cite } = event;
  return { empire, unit: work, system, cite };
}

/** What was under construction is lost with the shipyards there, so to those who destroyed units of its owner there. @rule CON-4 */
const withYard = ({ slain }: Phase, { empire, system }: Lost): readonly EmpireId[] =>
  slain.flatMap((one) => (one.empire === empire && one.system === system ? one.slayers : []));

function slayersIn(phase: Phase, lost: Lost): readonly EmpireId[] {
  if (lost.cite === 'CON-4') return withYard(phase, lost);
  const found = LOOKS.get(lost.cite);
  if (found === undefined) return [];
  const each = phase.deeds
    .map((deed) => found.look(deed, lost, phase.blockades))
    .filter((some) => some.length > 0);
  return found.last ? (each.at(-1) ?? []) : each.flat();
}

export const slainKey = (version: number, unit: UnitId | WorkId): string =>
  `${String(version)} ${unit}`;

/**
 * Who destroyed or captured each unit outside of battles, as far as events name them; `events`: those of `LOSS_EVENTS` and `SLAYER_EVENTS`,
 * oldest first. Hunger outside of blockades, accidents, rebels and what an empire gives up itself are nobody's deed.
 * @rule SUP-7 @rule BOM-1 @rule GND-1 @rule INT-6 @rule SUP-3 @rule OPT-24
 * @ruling Those who began a blockade answer for the units that starve in it, as long as it lasts. Other hunger is charged to no war.
 */
export function slayersOf(events: readonly KeptEvent[]): ReadonlyMap<string, readonly EmpireId[]> {
  const slayers = new Map<string, readonly EmpireId[]>();
  const blockades: Blockades = new Map();
  let phase: Phase = { version: -1, deeds: [], slain: [], blockades };
  for (const { event, version } of events) {
    if (version !== phase.version) phase = { version, deeds: [], slain: [], blockades };
    if (event.type === 'BlockadeSet') blockades.set(event.system, event.blockaded ? event.by : []);
    if (isDeed(event)) phase.deeds.push(event);
    if (event.type === 'UnitCaptured') slayers.set(slainKey(version, event.unit), [event.by]);
    const lost = lostIn(event);
    const found = lost === null ? [] : unique(slayersIn(phase, lost));
    if (lost === null || found.length === 0) continue;
    phase.slain.push({ ...lost, slayers: found });
    slayers.set(slainKey(version, lost.unit), found);
  }
  return slayers;
}
