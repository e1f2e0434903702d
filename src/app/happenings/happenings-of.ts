import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import { LOSS_CAUSES, LOSS_EVENTS, lossesOf } from '#app/figures/losses-of';
import type { KeptEvent } from '#app/ports/turn-record';
import { namesOf } from '#fog/moderator-log/names';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent, CampaignEventType, EventOf } from '#model/events/campaign-event';
import type { Happening, Named } from './happening.ts';

/** The events that tell of what a moderator wants to know after a run. */
export const HAPPENING_EVENTS = [
  ...LOSS_EVENTS,
  'SystemConquered',
  'IndependenceDeclared',
  'ColonyDied',
  'RebelsRose',
  'RaidersCame',
  'WarDeclared',
  'FirstContactWarBegan',
  'ArmisticeSigned',
  'EmpireFell',
  'UnitUnpaid',
  'OrderFailed',
] as const satisfies readonly CampaignEventType[];

type Words = Readonly<{
  state: CampaignState;
  power: (id: EmpireId) => Named;
  at: (id: SystemId) => Readonly<{ system: SystemId; where: string }>;
  where: ReturnType<typeof namesOf>['place'];
}>;

function wordsOf(state: CampaignState): Words {
  const names = namesOf(state);
  return {
    state,
    power: (id) => ({ id, name: names.empire(id) }),
    at: (system) => ({ system, where: names.system(system) }),
    where: names.place,
  };
}

/** An event as one happening of its own. */
type Row<T extends CampaignEventType> = (
  event: EventOf<T>,
  words: Words,
  version: number,
) => Happening | null;
type Rows = { readonly [T in CampaignEventType]?: Row<T> };

const ROWS: Rows = {
  BattleEnded: ({ place, sides, loser, lost }, { power, where }, version) => ({
    ...{ kind: 'battle', version, place, where: where(place), loser, lost },
    sides: { attacker: sides.attacker.map(power), defender: sides.defender.map(power) },
  }),
  SystemConquered: ({ system, from, by, how }, { power, at }) => ({
    ...{ kind: 'hands', ...at(system), how, by: power(by) },
    from: from === null ? null : power(from),
  }),
  IndependenceDeclared: ({ system, empire }, { power, at }) => {
    return { kind: 'hands', ...at(system), how: 'independence', from: power(empire), by: null };
  },
  ColonyDied: ({ system, empire }, { power, at }) => ({
    ...{ kind: 'hands', ...at(system), how: 'died', by: null },
    from: empire === null ? null : power(empire),
  }),
  RebelsRose: ({ system, empire, rebels }, { power, at }) =>
    rebels === 0 ? null : { kind: 'rebels', ...at(system), owner: power(empire), rebels },
  RaidersCame: ({ system }, { state, power, at }) => {
    const owner = state.systems[system]?.owner ?? null;
    return { kind: 'raiders', ...at(system), owner: owner === null ? null : power(owner) };
  },
  WarDeclared: ({ by, against, declare }, { power }) => {
    return { kind: 'war', by: power(by), against: power(against), became: declare ?? 'war' };
  },
  FirstContactWarBegan: ({ by, against }, { power }) => {
    return { kind: 'war', by: power(by), against: power(against), became: 'war' };
  },
  ArmisticeSigned: ({ a, b }, { power }) => {
    return { kind: 'war', by: power(a), against: power(b), became: 'peace' };
  },
  EmpireFell: ({ empire }, { power }) => ({ kind: 'fell', of: power(empire) }),
};

function ownRow(event: CampaignEvent, words: Words, version: number): Happening | null {
  // The table's type ties each type to its row; an indexed access loses that tie.
  const row = ROWS[event.type] as Row<CampaignEventType> | undefined;
  return row?.(event, words, version) ?? null;
}

/** What each power lost, by cause. @rule CSC-14 @rule SUP-7 */
function lossLines(events: readonly KeptEvent[], { state, power }: Words): readonly Happening[] {
  const losses = lossesOf(events, (design) => state.designs[design]?.cost ?? 0);
  return [...groupBy(losses, ({ empire }) => empire)].map(([empire, own]): Happening => {
    const causes = LOSS_CAUSES.map((cause) => {
      return { cause, units: own.filter((loss) => loss.cause === cause).length };
    }).filter(({ units }) => units > 0);
    const cost = sumOf(own, (loss) => loss.cost);
    return { kind: 'losses', of: power(empire), units: own.length, cost, causes };
  });
}

/** How many events of a type each empire has. */
function counts(
  events: readonly KeptEvent[],
  type: 'UnitUnpaid' | 'OrderFailed',
): ReadonlyMap<EmpireId, number> {
  const own = events.flatMap(({ event }) => (event.type === type ? [event] : []));
  const byEmpire = groupBy(own, ({ empire }) => empire);
  return new Map([...byEmpire].map(([empire, some]) => [empire, some.length]));
}

const ORDER: readonly Happening['kind'][] = [
  'battle',
  'hands',
  'fell',
  'war',
  'rebels',
  'raiders',
  'losses',
  'unpaid',
  'failed',
];

/** What came of some phases, the weightiest first; `events`: those of `HAPPENING_EVENTS`, oldest first. */
export function happeningsOf(
  events: readonly KeptEvent[],
  state: CampaignState,
): readonly Happening[] {
  const words = wordsOf(state);
  const told = [
    ...events.flatMap(({ event, version }) => ownRow(event, words, version) ?? []),
    ...lossLines(events, words),
    ...[...counts(events, 'UnitUnpaid')].map(([empire, units]): Happening => {
      return { kind: 'unpaid', of: words.power(empire), units };
    }),
    ...[...counts(events, 'OrderFailed')].map(([empire, orders]): Happening => {
      return { kind: 'failed', of: words.power(empire), orders };
    }),
  ];
  return ORDER.flatMap((kind) => told.filter((one) => one.kind === kind));
}
