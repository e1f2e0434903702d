import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { meet } from '#engine/sight/meet';
import { brandAs } from '#kernel/brand/brand';
import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import { placeKeyOf } from '#model/battle/place';
import type { PendingEncounter } from '#model/campaign/encounter';
import type { EmpireId, EncounterId, SystemId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import { rightsInEncounters } from '#rules/diplomacy/rights-in-encounters';
import { stateBetween } from '#rules/diplomacy/state-between';
import { powerOf } from '#rules/forces/power-of';
import { hasClaim } from '#rules/diplomacy/claims';
import { mayGenerateAgainst } from '#rules/movement/may-generate-against';
import { ownersIn } from './owners-in.ts';
import { type Supplied, type Wing, strikesReady } from './strikes-ready.ts';

const MOV_8 = cite('MOV-8');

type Pair = PendingEncounter['generated'][number];
type Target = Readonly<{
  record: Recorder;
  rules: PhaseInput['rules'];
  system: SystemId;
  wings: readonly Wing[];
  /** The empires with something there that can be met. */
  here: readonly EmpireId[];
  controller: EmpireId | null;
}>;

/**
 * Whether a wing attacks an empire: enemies, and neutrals if the standing orders of its own empire are against all neutrals or against
 * these, but never an empire that the orders spare.
 * @rule ENC-5 @rule DIP-1
 */
function isPrey(
  { record, rules, controller, system }: Target,
  by: EmpireId,
  other: EmpireId,
): boolean {
  const state = record.state();
  if (by === other || stateBetween(state.relations, by, other) === null) return false;
  const rights = rightsInEncounters(state, rules, [by, other]);
  const { engage, attacks, spares } = powerOf(state, by).standing;
  const isWished = rights.stance === 'enemy' || engage === 'neutrals' || attacks.includes(other);
  const isWanted = isWished && !spares.includes(other);
  const claim = hasClaim(state, { by, against: other, system });
  return isWanted && mayGenerateAgainst({ by, rights, controller, hasClaim: claim });
}

const preyOf = (target: Target, { empire }: Wing): readonly Pair[] =>
  target.here
    .filter((other) => isPrey(target, empire, other))
    .map((against) => ({ by: empire, against }));

function encounterAt({ record, system }: Target) {
  const place = { kind: 'system', system } as const;
  const id = brandAs<EncounterId>(`t${String(record.state().turn)}.${placeKeyOf(place)}`);
  const pending: PendingEncounter | undefined = record.state().encounters[id];
  return { id, place, pending };
}

/** The wings that have somebody to fight, or a side of their owner to join. */
function wingsThatFight(target: Target): readonly Wing[] {
  const present = encounterAt(target).pending?.present ?? [];
  return target.wings.filter(
    (wing) => present.includes(wing.empire) || preyOf(target, wing).length > 0,
  );
}

/** The encounter that the wings begin or join; the empires in it make contact. @rule MOV-2 @rule DIP-1 */
function raise(target: Target, wings: readonly Wing[]): EncounterId {
  const { record, here } = target;
  const { id, place, pending } = encounterAt(target);
  const prey = wings.flatMap((wing) => preyOf(target, wing));
  const guests = wings.map(({ empire }) => empire);
  const bystanders = prey.length > 0 ? here : [];
  const present = unique([...(pending?.present ?? []), ...bystanders, ...guests]);
  const before = pending?.generated ?? [];
  const isNew = ({ by, against }: Pair): boolean =>
    !before.some((pair) => pair.by === by && pair.against === against);
  for (const guest of unique(guests)) {
    for (const other of sortBy(present, compareIds)) meet(record, [guest, other], place);
  }
  record.emit({
    type: 'EncounterArose',
    cite: MOV_8,
    rolls: [],
    witnesses: [],
    encounter: id,
    place,
    present: sortBy(present, compareIds),
    generated: [...before, ...prey.filter(isNew)],
  });
  return id;
}

function strike(target: Target): void {
  const { record, system, wings } = target;
  const fighting = wingsThatFight(target);
  const encounter = fighting.length === 0 ? null : raise(target, fighting);
  for (const wing of wings) {
    const { empire, units } = wing;
    record.emit({
      type: 'StrikeLaunched',
      cite: MOV_8,
      rolls: [],
      witnesses: onlyFor(empire),
      empire,
      units,
      system,
      encounter: fighting.includes(wing) ? encounter : null,
    });
  }
}

/** One wing for each empire, even from several bases. */
function asOneSide(wings: readonly Wing[]): readonly Wing[] {
  return [...groupBy(wings, ({ empire }) => empire)].flatMap(([empire, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    return [{ empire, system: first.system, units: own.flatMap(({ units }) => units) }];
  });
}

/**
 * Flights strike at adjacent systems. Each place where they find somebody to fight is an encounter, in which they fight one scenario.
 * @rule MOV-8 @rule ENC-1
 * @ruling Flights on a strike attack enemies that their empire has met, and neutrals if its standing orders are against all neutrals or
 *   against these. They don't attack empires that the standing orders spare, that their empire has not met, or that hide. Empires that are
 *   there make contact with theirs, but don't learn where the flights came from. Flights that find neither an opponent nor an encounter of
 *   their own empire turn back.
 */
export function launchStrikes(
  record: Recorder,
  input: Pick<PhaseInput, 'orders' | 'rules'>,
  supplied: Supplied,
): void {
  if (input.rules.carrierStrikes === 'off') return;
  const bySystem = groupBy(strikesReady(record, input, supplied), ({ system }) => system);
  if (bySystem.size === 0) return;
  const owners = ownersIn(record.state());
  for (const system of sortBy([...bySystem.keys()], compareIds)) {
    strike({
      record,
      rules: input.rules,
      system,
      wings: asOneSide(bySystem.get(system) ?? []),
      here: owners.get(system) ?? [],
      controller: supplied.theatre.controllerOf(system),
    });
  }
}
