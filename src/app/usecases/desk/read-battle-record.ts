import { ok } from '#kernel/result/result';
import { type Actor, seesTruth } from '#app/actor';
import { battlesFought, type FoughtBattle } from '#app/figures/battles-fought';
import { LOSS_EVENTS, lossesOf } from '#app/figures/losses-of';
import { type UseCase, guarded } from '#app/guarded';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { KeptEvent } from '#app/ports/turn-record';
import { type Outcome, refuse } from '#app/use-case-error';
import type { BattleSide } from '#model/battle/setup';

type ReadBattleRecordInput = Readonly<{ actor: Actor; unit: string }>;

/** A battle that a unit fought in. Fire is pooled, so what its side destroyed is no single unit’s. */
export type RecordedBattle = FoughtBattle &
  Readonly<{ side: BattleSide; fate: 'destroyed' | 'captured' | 'crippled' | 'sound' }>;

const ALL = 1_000_000;

/** The battles that a unit fought in, the last first, for the moderator. @rule CSC-15 */
export const readBattleRecord = ({
  store,
}: Ports): UseCase<ReadBattleRecordInput, readonly RecordedBattle[]> =>
  guarded(async ({ actor, unit }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(
      async (reader): Promise<Outcome<readonly RecordedBattle[]>> =>
        ok(await recordOf(reader, { actor, unit })),
    );
  });

async function recordOf(
  reader: StoreReader,
  { actor: { campaign }, unit }: ReadBattleRecordInput,
): Promise<readonly RecordedBattle[]> {
  const own = await reader.eventPage(campaign, { about: [unit], skip: 0, take: ALL });
  const ids = new Set(
    own.events.flatMap(({ event }) => (event.type === 'BattleMoment' ? [event.battle] : [])),
  );
  if (ids.size === 0) return [];
  const page = await reader.eventPage(campaign, { types: LOSS_EVENTS, skip: 0, take: ALL });
  const { designs } = await reader.state(campaign);
  const events = page.events.toReversed();
  const losses = lossesOf(events, (design) => designs[design]?.cost ?? 0);
  const battles = battlesFought(events, losses).filter(({ battle }) => ids.has(battle));
  return battles
    .map((battle): RecordedBattle => {
      return { ...battle, side: sideOf(battle, unit), fate: fateIn(battle, own.events) };
    })
    .toReversed();
}

/** A unit’s id begins with that of its empire. */
const sideOf = ({ sides }: FoughtBattle, unit: string): BattleSide =>
  sides.attacker.some((empire) => unit.startsWith(`${empire}.`)) ? 'attacker' : 'defender';

const FATES = {
  UnitDestroyed: 'destroyed',
  UnitCaptured: 'captured',
  UnitCrippled: 'crippled',
} as const;

/** What became of it in the phase of a battle, where it was fought. */
function fateIn(
  { version, place }: FoughtBattle,
  events: readonly KeptEvent[],
): RecordedBattle['fate'] {
  const there = events.filter(
    ({ version: of, event }) =>
      of === version && 'place' in event && JSON.stringify(event.place) === JSON.stringify(place),
  );
  for (const type of ['UnitDestroyed', 'UnitCaptured', 'UnitCrippled'] as const) {
    if (there.some(({ event }) => event.type === type)) return FATES[type];
  }
  return 'sound';
}
